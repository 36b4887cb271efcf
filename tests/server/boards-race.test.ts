import { expect, test } from 'vitest'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openCollaborationServer } from '../support/open-collaboration-server.ts'

const clients = 50
const changesEach = 100
const assets = 40

type Answer = {
  readonly revision: number
  readonly added?: readonly string[]
  readonly removed?: readonly string[]
}

test('BOARD-11: 50 clients, 5,000 adds and removes on one board: replayed by revision they give the board', async () => {
  await using fresh = await freshDatabase()
  const ids = await keepTestAssets(fresh.db, assets)
  // Two processes of the product on one database, each with a memory of its own.
  await using one = await openCollaborationServer(openTestBoards(fresh.db).boards)
  await using other = await openCollaborationServer(openTestBoards(fresh.db).boards)
  const owner = one.pageOf('7')
  const { id } = (await owner.send('POST', '/collaboration/boards.json', { name: 'Busy' })).json
  for (let account = 100; account < 100 + clients; account += 1) {
    await fresh.db
      .insertInto('boards.member')
      .values({ board_id: id, account_id: String(account), role: 'edit' })
      .execute()
  }

  const answers: Answer[] = []
  const statuses = new Map<number, number>()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const page = (client % 2 === 0 ? one : other).pageOf(String(100 + client))
      for (let turn = 0; turn < changesEach; turn += 1) {
        // Each client walks through the assets with a stride of its own, adds one and removes it, and meets others on the way.
        const asset = ids[(client * 17 + (turn >> 1) * (2 * client + 1)) % assets] ?? ''
        const isLegacy = (client + turn) % 3 === 0
        const isAdd = turn % 2 === 0
        const { status, json } = isLegacy
          ? await page.send('PUT', `/collaboration/boards/${id}.json`, {
              assets: [`gi:${asset}`],
              action_type: isAdd ? 'add_assets' : 'remove_assets',
            })
          : isAdd
            ? await page.send('POST', '/components/collaboration/api/add-assets', {
                boardId: id,
                assetIds: [`gi:${asset}`],
              })
            : await page.send(
                'DELETE',
                `/components/collaboration/api/remove-assets?boardId=${id}&assetIds=gi:${asset}`,
              )
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        answers.push(json)
      }
    }),
  )
  expect([...statuses]).toEqual([[200, clients * changesEach]])

  const changes = answers.filter(({ added = [], removed = [] }) => added.length + removed.length > 0)
  const byRevision = changes.toSorted((a, b) => a.revision - b.revision)
  // The board was made at revision 1; every change has the next one, and none is taken twice.
  expect(byRevision.map(({ revision }) => revision)).toEqual(changes.map((_, index) => index + 2))
  expect(changes.length).toBeGreaterThan(clients * changesEach * 0.2)

  let replayed: readonly string[] = []
  for (const { added = [], removed = [] } of byRevision) {
    for (const asset of added) expect(replayed).not.toContain(asset)
    for (const asset of removed) expect(replayed).toContain(asset)
    replayed = [...added, ...replayed.filter((asset) => !removed.includes(asset))]
  }
  for (const server of [one, other]) {
    const final = (
      await server.pageOf('7').ask(`/components/collaboration/api/boards/${id}?assetsPageSize=100`)
    ).json
    expect(final.assetIds).toEqual(replayed)
    expect(final.assetCount).toBe(replayed.length)
    expect(final.revision).toBe(changes.length + 1)
    expect(final.assets.map((asset: { id: string }) => asset.id)).toEqual(replayed.slice(0, 100))
  }
}, 180_000)
