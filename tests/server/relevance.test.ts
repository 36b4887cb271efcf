import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/fresh-database.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { summarize } from './relevance/judge-results.ts'
import { judgedQueries } from './relevance/judged-queries.data.ts'
import { judgedWishes } from './relevance/judged-wishes.data.ts'
import { relevanceFloors } from './relevance/relevance-floors.data.ts'
import { type JudgedQuery, runQueries } from './relevance/run-queries.ts'

let judged: readonly JudgedQuery[] = []
let remove = async () => {}

beforeAll(async () => {
  const directory = await makeDirectory('relevance')
  remove = directory.remove
  await using fresh = await freshDatabase()
  judged = await runQueries({ db: fresh.db, directory: directory.path })
}, 120_000)

afterAll(() => remove())

describe('the judged queries', () => {
  test('are enough of each language and kind', () => {
    expect(judged.length).toBeGreaterThanOrEqual(160)
    const sizes = (by: (query: JudgedQuery) => string) =>
      [...summarize(judged, by).values()].map(({ queries }) => queries)
    expect(Math.min(...sizes(({ locale }) => locale))).toBeGreaterThanOrEqual(20)
    expect(Math.min(...sizes(({ kind }) => kind))).toBeGreaterThanOrEqual(10)
  })

  test('ask for something that the library has, each wish at least once', () => {
    expect(judged.filter(({ exact }) => exact === 0).map(({ phrase }) => phrase)).toEqual([])
    const asked = new Set(
      Object.values(judgedQueries).flatMap((queries) => queries.map(([, , wish]) => wish)),
    )
    expect(Object.keys(judgedWishes).filter((wish) => !new Set<string>(asked).has(wish))).toEqual([])
  })
})

describe('what they find is as good as it was (nDCG@10)', () => {
  const meanOf = (by: (query: JudgedQuery) => string, name: string) => summarize(judged, by).get(name)?.ndcg

  test('all in all', () => {
    expect(meanOf(() => 'all', 'all')).toBeGreaterThanOrEqual(relevanceFloors.all)
  })

  test.each(Object.entries(relevanceFloors.locales))('in %s, at least %f', (locale, floor) => {
    expect(meanOf((query) => query.locale, locale)).toBeGreaterThanOrEqual(floor)
  })

  test.each(Object.entries(relevanceFloors.kinds))('of the kind %s, at least %f', (kind, floor) => {
    expect(meanOf((query) => query.kind, kind)).toBeGreaterThanOrEqual(floor)
  })
})
