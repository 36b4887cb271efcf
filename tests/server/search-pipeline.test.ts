import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assetKeeper, assetQueries, termQueries } from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import type { IndexTerm, Question } from '../../src/features/search/domain.ts'
import { collectTerms } from '../../src/features/search/server/indexing/collect-terms.ts'
import { openIndexRules } from '../../src/features/search/server/indexing/open-index-rules.ts'
import { rebuildQueries } from '../../src/features/search/server.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { killMoments, killWhileIndexing } from '../support/kill-index.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { compareWithDatabase, openPipeline } from '../support/open-pipeline.ts'

let directory: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ path: directory, remove } = await makeDirectory('pipeline'))
})

afterEach(() => remove())

function findWord(token: string, over: Partial<Question> = {}): Question {
  return {
    match: { kind: 'prefix', prefix: token },
    filters: [],
    assetType: 'image',
    order: { by: 'newest' },
    facets: [],
    limit: 1_000,
    from: 0,
    ...over,
  }
}

async function openAll() {
  const fresh = await freshDatabase()
  const pipeline = await openPipeline({ db: fresh.db, url: fresh.url, directory })
  return {
    ...pipeline,
    db: fresh.db,
    url: fresh.url,
    keep: assetKeeper(fresh.db, () => null),
    assets: assetQueries(fresh.db),
    ids: (token: string) => pipeline.reader.search(findWord(token)).ids,
    async [Symbol.asyncDispose]() {
      await pipeline.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

async function expectEqual(db: Database, reader: Parameters<typeof compareWithDatabase>[1]) {
  for (const { found, expected } of await compareWithDatabase(db, reader, ['harbor', 'boat', 'ada'])) {
    expect(found).toEqual(expected)
  }
}

describe('from the catalogue to the index', () => {
  test('a change is found soon, and what it replaced is not', async () => {
    await using all = await openAll()
    await all.untilLevel()
    for (const word of ['zebra', 'yak', 'walrus', 'viper', 'urial']) {
      await all.keep([buildAsset({ title: `A ${word}` })])
      await vi.waitFor(() => expect(all.ids(word)).toHaveLength(1), { timeout: 10_000, interval: 2 })
    }
    expect(all.ids('zebra')).toEqual([])
    expect(all.troubles).toEqual([])
  })

  test('what is withdrawn is no longer found, and is again when it comes back', async () => {
    await using all = await openAll()
    const [kept] = await all.keep([buildAsset()])
    const id = kept?.id ?? ''
    await all.untilLevel()
    expect(all.ids('harbor')).toEqual([id])
    await all.assets.setAvailability(id, 'withdrawn')
    await all.untilLevel()
    expect(all.ids('harbor')).toEqual([])
    await all.assets.setAvailability(id, 'offline')
    await all.untilLevel()
    expect(all.ids('harbor')).toEqual([id])
  })

  test('what stands beside the row of an asset reaches the index as well', async () => {
    await using all = await openAll()
    const [kept] = await all.keep([
      buildAsset({
        event: { key: 'regatta', name: 'Spring regatta' },
        people: ['Bo Ek'],
        collection: { key: 'c', name: 'Coast' },
      }),
    ])
    const id = kept?.id ?? ''
    await all.untilLevel()
    const changes: readonly (readonly [word: string, change: string])[] = [
      ['olympiad', `update catalogue.event set name = 'Olympiad'`],
      ['zachary', `update catalogue.person set name = 'Zachary Ek'`],
      ['mountains', `update catalogue.collection set name = 'Mountains'`],
    ]
    for (const [word, change] of changes) {
      expect(all.ids(word.slice(0, 6))).toEqual([])
      await sql.raw(change).execute(all.db)
      await all.untilLevel()
      expect(all.ids(word.slice(0, 6))).toEqual([id])
    }
    const inSet = () =>
      all.reader.search({
        ...findWord(''),
        match: null,
        filters: [{ kind: 'one-of', field: 'curatedSets', values: ['hero'] }],
      }).ids
    await sql`with made as (insert into catalogue.curated_set (key, name) values ('hero', 'Hero') returning id)
      insert into catalogue.curated_set_asset (set_id, position, asset_id)
      select id, 0, ${id} from made`.execute(all.db)
    await all.untilLevel()
    expect(inSet()).toEqual([id])
    await sql`delete from catalogue.curated_set_asset`.execute(all.db)
    await all.untilLevel()
    expect(inSet()).toEqual([])
    await sql`with above as (insert into catalogue.event (key, name, kind) values ('games', 'Games', 'event') returning id)
      update catalogue.event set parent_id = above.id from above where key = 'regatta'`.execute(all.db)
    await all.untilLevel()
    await expectEqual(all.db, all.reader)
  })

  test('500 changes at once all arrive', async () => {
    await using all = await openAll()
    await all.untilLevel()
    await Promise.all(
      Array.from({ length: 50 }, (_, batch) =>
        all.keep(
          Array.from({ length: 10 }, (_, place) =>
            buildAsset({
              sourceKey: `test:${batch}:${place}`,
              assetType: place === 0 ? 'film' : 'image',
              title: `Harbor ${batch}`,
            }),
          ),
        ),
      ),
    )
    await all.untilLevel()
    expect(all.reader.search(findWord('harbor')).totals).toEqual({ image: 450, film: 50 })
    await expectEqual(all.db, all.reader)
  })

  test('a rebuild on request, beside changes that go on: both are in the new index', async () => {
    await using all = await openAll()
    await all.keep(Array.from({ length: 300 }, (_, place) => buildAsset({ sourceKey: `old:${place}` })))
    await all.untilLevel()
    const wishes = rebuildQueries(all.db)
    expect(await wishes.countFollowers()).toBe(1)
    const wish = await wishes.ask()
    const { rows } = await sql<{ id: string }>`select id from catalogue.asset order by id limit 40`.execute(
      all.db,
    )
    for (const { id } of rows) await all.assets.setAvailability(id, 'withdrawn')
    for (let batch = 0; batch < 20; batch += 1) await all.keep([buildAsset({ sourceKey: `new:${batch}` })])
    await expect
      .poll(() => wishes.readProgress(wish), { timeout: 20_000, interval: 20 })
      .toMatchObject([{ state: 'done' }])
    await all.untilLevel()
    expect(all.reader.search(findWord('harbor')).totals.image).toBe(280)
    await expectEqual(all.db, all.reader)
    expect(all.troubles).toEqual([])
  })

  test('names and words of the catalogue are proposed', async () => {
    await using fresh = await freshDatabase()
    const people = ['Bo Ek']
    const keep = assetKeeper(fresh.db, () => null)
    await keep([buildAsset({ sourceKey: 'test:1', people }), buildAsset({ sourceKey: 'test:2', people })])
    const { reader, close } = await openPipeline({ ...fresh, directory })
    const ask = { locale: 'de', folded: 'bo', kinds: ['person', 'word'] as const, limit: 5 }
    await vi.waitFor(
      () => expect(reader.suggest(ask).map(({ text }) => text)).toEqual(['Bo Ek', 'boat', 'boats']),
      { timeout: 10_000 },
    )
    const spelt = reader.spell({ locale: 'en-us', folded: 'harbro', limit: 3 })
    expect(spelt.map(({ term }) => term.text)).toContain('harbor')
    await close()
  })
})

describe('the next start', () => {
  test('goes on from where the index stands', async () => {
    await using fresh = await freshDatabase()
    const keep = assetKeeper(fresh.db, () => null)
    const first = await openPipeline({ ...fresh, directory })
    await keep([buildAsset()])
    await first.untilLevel()
    await first.close()
    await keep([buildAsset({ sourceKey: 'test:2', title: 'Another harbor' })])
    const second = await openPipeline({ ...fresh, directory })
    await second.untilLevel()
    expect(second.reader.search(findWord('harbor')).totals.image).toBe(2)
    expect(second.states.filter(({ kind }) => kind === 'building')).toEqual([])
    await second.close()
  })

  test.each([
    ['another vocabulary', `insert into catalogue.loaded (name, version) values ('vocabulary', 'other')`],
    ['a table that was written anew', 'vacuum full catalogue.asset'],
  ])('after %s the index is built anew', async (_, change) => {
    await using fresh = await freshDatabase()
    await assetKeeper(fresh.db, () => null)([buildAsset()])
    const first = await openPipeline({ ...fresh, directory })
    await first.untilLevel()
    await first.close()
    await sql.raw(change).execute(fresh.db)
    const second = await openPipeline({ ...fresh, directory })
    await second.untilLevel()
    expect(second.states.filter(({ kind }) => kind === 'building')).not.toEqual([])
    await expectEqual(fresh.db, second.reader)
    await second.close()
  })

  test('on another database nothing of the old one is left', async () => {
    await using one = await freshDatabase()
    await using other = await freshDatabase()
    await assetKeeper(one.db, () => null)([buildAsset(), buildAsset({ sourceKey: 'test:2' })])
    await assetKeeper(other.db, () => null)([buildAsset({ title: 'A zebra', caption: '', keywords: [] })])
    const first = await openPipeline({ ...one, directory })
    await first.untilLevel()
    await first.close()
    const second = await openPipeline({ ...other, directory })
    await second.untilLevel()
    expect(second.reader.search(findWord('harbor')).totals.image).toBe(0)
    expect(second.reader.search(findWord('zebra')).totals.image).toBe(1)
    await second.close()
  })
})

test('kill -9 at every kind of moment while assets change: then the index equals the database', {
  timeout: 120_000,
}, async () => {
  await using fresh = await freshDatabase()
  const said = await killWhileIndexing({ ...fresh, directory }, { seed: 4, times: killMoments })
  const found = said.map((lines) => Number(lines.find((line) => line.startsWith('found '))?.slice(6) ?? -1))
  expect(found[0]).toBe(0)
  expect(found.slice(1).filter((assets) => assets > 0)).not.toEqual([])
  expect(said.flat().filter((line) => /notice|trouble|unreadable/.test(line))).toEqual([])
  const pipeline = await openPipeline({ ...fresh, directory })
  await pipeline.untilLevel()
  await expectEqual(fresh.db, pipeline.reader)
  const rules = openIndexRules(await termQueries(fresh.db).readVocabularyRows())
  const expected = (await collectTerms(termQueries(fresh.db), rules)).filter(({ kind }) => kind === 'word')
  expect(expected).not.toEqual([])
  const byText = (one: IndexTerm, other: IndexTerm) => (one.text < other.text ? -1 : 1)
  await vi.waitFor(
    () => {
      const kept = [...new Set(expected.map(({ folded }) => folded[0] ?? ''))].flatMap((folded) =>
        pipeline.reader.suggest({ locale: 'en-us', folded, kinds: ['word'], limit: 1_000 }),
      )
      expect(kept.sort(byText)).toEqual(expected.toSorted(byText))
    },
    { timeout: 30_000 },
  )
  await pipeline.close()
})
