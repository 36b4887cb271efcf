import { gapMark } from './build-words.ts'
import { gone } from './live-places.ts'
import type { Part, SharedArray } from './segment.ts'
import { columnsOf, type SegmentColumns } from './segment-columns.ts'
import { growing, push, sharedUint8, sharedUint32, toShared } from './shared-array.ts'
import { walkTerms } from './walk-terms.ts'

type Moves = readonly Uint32Array[]

/** Joins terms, postings and streams. Terms that only the dead had are left out. */
export function mergeWords(parts: readonly Part[], moves: Moves, size: number): Record<string, SharedArray> {
  const all = parts.map(({ segment }) => columnsOf(segment))
  const room = all.reduce((sum, { postingPlaces }) => sum + postingPlaces.length, 0)
  const places = new Uint32Array(room)
  const impacts = new Uint8Array(room)
  const bytes = new Uint8Array(all.reduce((sum, { termBytes }) => sum + termBytes.length, 0))
  const renumbered = all.map(({ termOffsets }) => new Uint32Array(termOffsets.length))
  const termEnds = growing()
  const postingEnds = growing()
  push(termEnds, 0)
  push(postingEnds, 0)
  let posting = 0
  let byte = 0
  const ranges = all.map((columns) => ({ columns, start: 0, end: columns.termOffsets.length - 1 }))
  walkTerms(ranges, (terms) => {
    const before = posting
    let owner = -1
    for (let part = 0; part < all.length; part += 1) {
      const columns = all[part]
      const move = moves[part]
      const term = terms[part] ?? -1
      if (term === -1 || columns === undefined || move === undefined) continue
      owner = part
      // The term's number is what has been kept so far; it is only used where something is kept.
      const numbers = renumbered[part]
      if (numbers !== undefined) numbers[term] = termEnds.length - 1
      posting = movePostings(columns, term, move, places, impacts, posting)
    }
    if (posting === before) return
    byte = copyTerm(all[owner], terms[owner] ?? 0, bytes, byte)
    push(termEnds, byte)
    push(postingEnds, posting)
  })
  return {
    'terms.bytes': copyBytes(bytes, byte),
    'terms.offsets': toShared(termEnds),
    'postings.offsets': toShared(postingEnds),
    'postings.places': copyWords(places, posting),
    'postings.impacts': copyBytes(impacts, posting),
    ...mergeStreams(all, moves, renumbered, size),
  }
}

function movePostings(
  { postingOffsets, postingPlaces, postingImpacts }: SegmentColumns,
  term: number,
  move: Uint32Array,
  places: Uint32Array,
  impacts: Uint8Array,
  start: number,
): number {
  let to = start
  const end = postingOffsets[term + 1] ?? 0
  for (let at = postingOffsets[term] ?? 0; at < end; at += 1) {
    const target = move[postingPlaces[at] ?? 0] ?? gone
    if (target === gone) continue
    places[to] = target
    impacts[to] = postingImpacts[at] ?? 0
    to += 1
  }
  return to
}

function copyTerm(columns: SegmentColumns | undefined, term: number, bytes: Uint8Array, to: number): number {
  if (columns === undefined) return to
  const { termBytes, termOffsets } = columns
  const start = termOffsets[term] ?? 0
  const end = termOffsets[term + 1] ?? 0
  for (let at = start; at < end; at += 1) bytes[to + at - start] = termBytes[at] ?? 0
  return to + end - start
}

function mergeStreams(
  all: readonly SegmentColumns[],
  moves: Moves,
  renumbered: readonly Uint32Array[],
  size: number,
): Record<string, SharedArray> {
  const offsets = sharedUint32(size + 1)
  const terms = new Uint32Array(all.reduce((sum, { streamTerms }) => sum + streamTerms.length, 0))
  let to = 0
  all.forEach(({ streamOffsets, streamTerms }, part) => {
    const numbers = renumbered[part]
    const move = moves[part]
    if (numbers === undefined || move === undefined) return
    for (let place = 0; place < move.length; place += 1) {
      const target = move[place] ?? gone
      if (target === gone) continue
      const end = streamOffsets[place + 1] ?? 0
      for (let at = streamOffsets[place] ?? 0; at < end; at += 1) {
        const mark = streamTerms[at] ?? gapMark
        terms[to] = mark === gapMark ? gapMark : (numbers[mark - 1] ?? 0) + 1
        to += 1
      }
      offsets[target + 1] = to
    }
  })
  return { 'stream.offsets': offsets, 'stream.terms': copyWords(terms, to) }
}

function copyBytes(bytes: Uint8Array, length: number): Uint8Array<SharedArrayBuffer> {
  const kept = sharedUint8(length)
  kept.set(bytes.subarray(0, length))
  return kept
}

function copyWords(words: Uint32Array, length: number): Uint32Array<SharedArrayBuffer> {
  const kept = sharedUint32(length)
  kept.set(words.subarray(0, length))
  return kept
}
