import type { Match, Question, ValueField } from '#features/search/domain.ts'
import type { Segment } from '../segment/segment.ts'
import { columnsOf } from '../segment/segment-columns.ts'
import type { Reader } from './open-reader.ts'
import type { ReaderLane } from './reader-task.ts'

/** What the panels of a results page count; the first count of a field also prepares what its segments need for it. */
const facetFields = [
  'family',
  'mediaType',
  'orientation',
  'numberOfPeople',
  'ages',
  'compositions',
  'moods',
  'collection',
  'artist',
  'events',
  'people',
  'locations',
  'keywords',
] as const satisfies readonly ValueField[]
/** Code is fast after some hundred questions or this time, whichever comes first. */
const mostQuestions = 300
const mostMs = 500

/**
 * Asks what visitors ask, until the code that answers has been compiled: without it the first visitors wait several
 * times as long as the next.
 */
export function warmUp(reader: Reader, lane: ReaderLane, nowMs: () => number): void {
  if (lane === 'terms') {
    reader.prepareTerms()
    reader.suggest({ locale: 'en-us', folded: 'a', kinds: ['keyword'], limit: 10 })
    reader.spell({ locale: 'en-us', folded: 'warm', limit: 3 })
    return
  }
  const largest = reader.view().parts.toSorted((one, other) => other.segment.size - one.segment.size)[0]
  const tokens = largest ? tokensOf(largest.segment, 64) : []
  const until = nowMs() + mostMs
  for (let round = 0; round < mostQuestions && nowMs() < until; round += 1) {
    reader.search(typicalQuestion(tokens, round))
  }
}

function typicalQuestion(tokens: readonly string[], round: number): Question {
  const token = (step: number): Match => ({
    kind: 'token',
    token: tokens[(round * 7 + step * 3) % Math.max(1, tokens.length)] ?? '',
  })
  const matches: readonly (Match | null)[] = [
    token(0),
    { kind: 'all', of: [token(0), { kind: 'best', of: [token(1), token(2)] }] },
    { kind: 'any', of: [token(0), token(1), { kind: 'not', match: token(2) }] },
    { kind: 'all', of: [token(0), { kind: 'phrase', tokens: [] }] },
    null,
  ]
  const orders = [{ by: 'best', today: 20_000 }, { by: 'newest' }, { by: 'popular' }] as const
  return {
    match: matches[round % matches.length] ?? null,
    filters: round % 3 === 0 ? [] : [{ kind: 'one-of', field: 'family', values: ['creative'] }],
    assetType: 'image',
    order: orders[round % orders.length] ?? orders[0],
    facets: facetFields.map((field) => ({ field, limit: 20, excludeOwn: round % 2 === 0 })),
    limit: 60,
    from: 0,
  }
}

/** Some of its tokens, evenly spread. */
function tokensOf(segment: Segment, count: number): readonly string[] {
  const { termBytes, termOffsets } = columnsOf(segment)
  const terms = termOffsets.length - 1
  const step = Math.max(1, Math.floor(terms / count))
  const tokens: string[] = []
  for (let term = 0; term < terms; term += step) {
    tokens.push(new TextDecoder().decode(termBytes.subarray(termOffsets[term], termOffsets[term + 1])))
  }
  return tokens
}
