import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openSets } from '../../src/app/cli/open-sets.ts'
import { runSets } from '../../src/app/cli/run-sets.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { keepTestAssets } from '../../src/features/boards/testing.ts'
import { offers } from '../../src/features/catalogue/domain.ts'
import { catalogueQueries } from '../../src/features/catalogue/server.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { makeDirectory } from '../support/make-directory.ts'

/** The command beside a product: on its database, with a file that a test writes. */
async function openCommand({ url, db }: FreshDatabase) {
  const directory = await makeDirectory('sets')
  const path = join(directory.path, 'sets.json')
  const said: string[] = []
  const terminal = { isInteractive: false, write: (text: string) => void said.push(text), now: () => 0 }
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: directory.path })
  const open = () => openSets(config, resolve('migrations'))
  return {
    said: () => said.splice(0).join(''),
    run: async (sets: unknown) => {
      await writeFile(path, typeof sets === 'string' ? sets : JSON.stringify(sets))
      return runSets(path, { terminal, open })
    },
    list: (locale: 'de' | 'fr' | 'ja') =>
      catalogueQueries(db).listCuratedSets('curated-', offers.argus, { coversEach: 3, locale }),
    [Symbol.asyncDispose]: () => directory.remove(),
  }
}

const set = { key: 'curated-images-water', name: 'Water', description: 'Calm.' }

test('an operator’s file makes sets with names in several languages, and again what it says', async () => {
  await using fresh = await freshDatabase()
  const ids = await keepTestAssets(fresh.db, 3)
  await using command = await openCommand(fresh)
  const { run, list, said } = command

  const texts = { de: { name: 'Wasser', description: 'Still.' }, ja: { name: '水' } }
  expect(await run([{ ...set, texts, assets: ['test:2', 'test:0', 'test:9'] }])).toBe(1)
  expect(said()).toContain('test:9: not in the catalogue')
  expect(await list('de')).toMatchObject([
    { name: 'Wasser', description: 'Still.', covers: [ids[2], ids[0]] },
  ])
  expect(await list('ja')).toMatchObject([{ name: '水', description: 'Calm.' }])
  expect(await list('fr')).toMatchObject([{ name: 'Water', description: 'Calm.' }])
  const { curatedSets } = await catalogueQueries(fresh.db).readNames(
    { people: [], events: [], collections: [], curatedSets: [set.key] },
    'de',
  )
  expect(curatedSets.get(set.key)).toBe('Wasser')

  expect(await run([{ ...set, assets: ['test:1'] }])).toBe(0)
  expect(await list('de')).toMatchObject([{ name: 'Water', covers: [ids[1]] }])
  expect(await run([{ ...set, name: '', assets: ['test:2'] }])).toBe(2)
  expect(await list('de')).toMatchObject([{ name: 'Water', covers: [ids[1]] }])
})

test('a set of which nothing is in the catalogue stays as it was, and is told', async () => {
  await using fresh = await freshDatabase()
  const ids = await keepTestAssets(fresh.db, 2)
  await using command = await openCommand(fresh)
  const { run, list, said } = command
  await run([{ ...set, assets: ['test:0'] }])
  said()
  const other = { ...set, key: 'curated-images-sky', name: 'Sky' }
  const unknown = { ...set, name: 'Waters', assets: ['test:8', 'test:9'] }
  expect(await run([unknown, { ...other, assets: ['test:1'] }])).toBe(1)
  expect(said()).toMatch(/water {2}not kept.*test:8: not in the catalogue.*sky {2}1 assets/s)
  expect(await list('fr')).toMatchObject([
    { name: 'Water', covers: [ids[0]] },
    { name: 'Sky', covers: [ids[1]] },
  ])
  expect(await run([{ ...unknown, key: 'curated-images-new' }])).toBe(1)
  expect(await list('fr')).toHaveLength(2)
})

test('the sets of a file are kept all or none', async () => {
  await using fresh = await freshDatabase()
  await keepTestAssets(fresh.db, 1)
  await using command = await openCommand(fresh)
  const { keep, close } = await openSets(readConfig({ DATABASE_URL: fresh.url }), resolve('migrations'))
  const wanted = (key: string) => ({
    set: { ...set, key, texts: {}, isShowcase: false },
    sourceKeys: ['test:0'],
  })
  await expect(keep([wanted(set.key), wanted('with \0')])).rejects.toThrow()
  await close()
  expect(await command.list('fr')).toEqual([])
})
