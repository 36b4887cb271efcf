import { expect, test } from 'vitest'
import { fillDemoAccounts, findAccountByEmail, readPeople } from '../../src/features/accounts/server.ts'
import { fillDemoBoards } from '../../src/features/boards/server.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { catalogueQueries } from '../../src/features/catalogue/server.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('the demo accounts have boards on both sites, one of them together, and get them once', async () => {
  await using fresh = await freshDatabase()
  const { db } = fresh
  await keepTestAssets(db, 40)
  await fillDemoAccounts(db)
  const people = { readPeople: readPeople({ db }), findAccountByEmail: findAccountByEmail({ db }) }
  const fill = () => fillDemoBoards({ db, catalogue: catalogueQueries(db), ...people })
  await fill()
  await fill()
  const { boards, readerOf, get } = openTestBoards(db)
  const idOf = async (name: string) => (await people.findAccountByEmail(`${name}@example.test`))?.id ?? null
  for (const site of ['argus', 'bokeh'] as const) {
    const member = readerOf(await idOf('member'), site)
    const own = await get(boards.list(member, { sort: 'name' }))
    expect(own.boards.map(({ name, assetCount }) => [name, assetCount])).toEqual([
      ['Autumn window display', 6],
      ['Cover options, July', 30],
      ['Undercover: forestry feature', 12],
    ])
    const shared = await get(boards.readDefault(member))
    expect(shared.name).toBe('Cover options, July')
    const customer = readerOf(await idOf('customer'), site)
    expect(await get(boards.read(customer, shared.id))).toMatchObject({ role: 'edit' })
    expect((await get(boards.listComments(customer, shared.id, {}))).comments).toHaveLength(2)
    await get(boards.remove(member, shared.id))
  }
  await fill()
  const member = readerOf(await idOf('member'))
  expect((await get(boards.list(member))).total).toBe(2)
})
