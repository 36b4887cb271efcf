import type { Filter, Match, Question } from '#features/search/domain.ts'
import type { Reader } from '../reading/open-reader.ts'
import { nameOf, type Truth, wordOf } from './change-stream.ts'

/** What the index says otherwise than the truth: each asset by its word and by its name, the whole by its pages. */
export function findDifferences(reader: Pick<Reader, 'search'>, truth: Truth): readonly string[] {
  const differences: string[] = []
  const found = [...pagesOf(reader, 'image'), ...pagesOf(reader, 'film')]
  if (new Set(found).size !== found.length) differences.push('some assets come twice')
  for (const id of found) if (!truth.has(id)) differences.push(`${id} should be gone`)
  for (const [id, version] of truth) {
    const type = Number(id) % 5 === 0 ? 'film' : 'image'
    const byWord = ask({ kind: 'token', token: wordOf(id, version) }, [])
    const byName = ask(null, [{ kind: 'one-of', field: 'artist', values: [nameOf(id, version)] }])
    for (const question of [byWord, byName]) {
      const { ids } = reader.search({ ...question, assetType: type })
      if (ids.join() !== id) differences.push(`${id} in version ${version} is found as [${ids.join()}]`)
    }
  }
  return differences
}

function* pagesOf(reader: Pick<Reader, 'search'>, assetType: 'image' | 'film'): Generator<string> {
  let from: Question['from'] = 0
  for (;;) {
    const { ids, cursor } = reader.search({ ...ask(null, []), assetType, limit: 1_000, from })
    yield* ids
    if (cursor === null || ids.length === 0) return
    from = { cursor }
  }
}

function ask(match: Match | null, filters: readonly Filter[]): Question {
  return { match, filters, assetType: 'image', order: { by: 'newest' }, facets: [], limit: 10, from: 0 }
}
