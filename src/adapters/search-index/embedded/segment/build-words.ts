import { gap, type IndexEntry, type TextPart, type Token, textParts } from '#features/search/domain.ts'
import { compareTerms } from './compare-terms.ts'
import { impactOf, strengthIn } from './impact.ts'
import type { SharedArray } from './segment.ts'
import { type Growing, growing, push, sharedUint8, sharedUint32, toShared } from './shared-array.ts'

/** In the stream: nothing quoted reaches across. Terms stand there by their number plus 1. */
export const gapMark = 0

const partNames = Object.keys(textParts) as TextPart[]
const encoder = new TextEncoder()

type Gathering = {
  /** Numbers in the order of first sight. */
  readonly numbers: Map<Token, number>
  readonly tokens: Token[]
  readonly postingTerms: Growing
  readonly postingImpacts: Growing
  /** Where the postings of each place end. */
  readonly postingEnds: Growing
  readonly stream: Growing
  readonly streamEnds: Growing
}

/** Terms, postings and stream of a segment. */
export function buildWords(entries: readonly IndexEntry[]): Record<string, SharedArray> {
  const gathering = gather(entries)
  const { order, ranks } = sortTerms(gathering.tokens)
  return {
    ...writeTerms(order, gathering.tokens),
    ...writePostings(gathering, ranks),
    ...writeStream(gathering, ranks),
  }
}

function gather(entries: readonly IndexEntry[]): Gathering {
  const gathering: Gathering = {
    numbers: new Map(),
    tokens: [],
    postingTerms: growing(),
    postingImpacts: growing(),
    postingEnds: growing(),
    stream: growing(),
    streamEnds: growing(),
  }
  const { numbers, tokens, stream } = gathering
  const times: number[] = []
  const strengths: number[] = []
  const seenInPart: number[] = []
  const seen: number[] = []
  for (const { words } of entries) {
    seen.length = 0
    const streamStart = stream.length
    for (const part of partNames) {
      const partTokens = words[part]
      if (partTokens === undefined || partTokens.length === 0) continue
      const { inOrder } = textParts[part]
      if (inOrder && stream.length > streamStart) push(stream, gapMark)
      seenInPart.length = 0
      let length = 0
      for (const token of partTokens) {
        if (token === gap) {
          if (inOrder) push(stream, gapMark)
          continue
        }
        length += 1
        let term = numbers.get(token)
        if (term === undefined) {
          term = tokens.length
          numbers.set(token, term)
          tokens.push(token)
          times.push(0)
          strengths.push(0)
        }
        if (times[term] === 0) seenInPart.push(term)
        times[term] = (times[term] ?? 0) + 1
        if (inOrder) push(stream, term + 1)
      }
      for (const term of seenInPart) {
        if (strengths[term] === 0) seen.push(term)
        strengths[term] = (strengths[term] ?? 0) + strengthIn(part, times[term] ?? 0, length)
        times[term] = 0
      }
    }
    for (const term of seen) {
      push(gathering.postingTerms, term)
      push(gathering.postingImpacts, impactOf(strengths[term] ?? 0))
      strengths[term] = 0
    }
    push(gathering.postingEnds, gathering.postingTerms.length)
    push(gathering.streamEnds, stream.length)
  }
  return gathering
}

function sortTerms(tokens: readonly Token[]): { order: Uint32Array; ranks: Uint32Array } {
  const order = Uint32Array.from(tokens, (_, number) => number)
  order.sort((one, other) => compareTerms(tokens[one] ?? '', tokens[other] ?? ''))
  const ranks = new Uint32Array(tokens.length)
  order.forEach((number, rank) => {
    ranks[number] = rank
  })
  return { order, ranks }
}

function writeTerms(order: Uint32Array, tokens: readonly Token[]): Record<string, SharedArray> {
  const longest = tokens.reduce((sum, token) => sum + token.length * 3, 0)
  const bytes = new Uint8Array(longest)
  const offsets = sharedUint32(tokens.length + 1)
  let end = 0
  order.forEach((number, rank) => {
    end += encoder.encodeInto(tokens[number] ?? '', bytes.subarray(end)).written
    offsets[rank + 1] = end
  })
  const kept = sharedUint8(end)
  kept.set(bytes.subarray(0, end))
  return { 'terms.bytes': kept, 'terms.offsets': offsets }
}

/** Gathered place by place, kept term by term. */
function writePostings(gathering: Gathering, ranks: Uint32Array): Record<string, SharedArray> {
  const { postingTerms, postingImpacts, postingEnds } = gathering
  const count = postingTerms.length
  const offsets = sharedUint32(ranks.length + 1)
  for (let at = 0; at < count; at += 1) {
    const rank = (ranks[postingTerms.values[at] ?? 0] ?? 0) + 1
    offsets[rank] = (offsets[rank] ?? 0) + 1
  }
  for (let rank = 0; rank < ranks.length; rank += 1) {
    offsets[rank + 1] = (offsets[rank + 1] ?? 0) + (offsets[rank] ?? 0)
  }
  const next = offsets.slice()
  const places = sharedUint32(count)
  const impacts = sharedUint8(count)
  let at = 0
  for (let place = 0; place < postingEnds.length; place += 1) {
    for (const end = postingEnds.values[place] ?? 0; at < end; at += 1) {
      const rank = ranks[postingTerms.values[at] ?? 0] ?? 0
      const to = next[rank] ?? 0
      next[rank] = to + 1
      places[to] = place
      impacts[to] = postingImpacts.values[at] ?? 0
    }
  }
  return { 'postings.offsets': offsets, 'postings.places': places, 'postings.impacts': impacts }
}

function writeStream(gathering: Gathering, ranks: Uint32Array): Record<string, SharedArray> {
  const { stream, streamEnds } = gathering
  const terms = toShared(stream)
  for (let at = 0; at < terms.length; at += 1) {
    const mark = terms[at] ?? gapMark
    if (mark !== gapMark) terms[at] = (ranks[mark - 1] ?? 0) + 1
  }
  const offsets = sharedUint32(streamEnds.length + 1)
  offsets.set(streamEnds.values.subarray(0, streamEnds.length), 1)
  return { 'stream.offsets': offsets, 'stream.terms': terms }
}
