import type { AssetType } from '#features/catalogue/domain.ts'
import type { EntryField, FacetCount, ValueField } from '#features/search/domain.ts'
import { slots, wordCount } from '../segment/field-layout.ts'
import type { NameLists } from '../segment/segment.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import { mostFrequent } from './most-frequent.ts'
import type { Scratch } from './scratch.ts'
import { chunks, chunksOfField } from './tally-chunks.ts'
import { tallyNames } from './tally-names.ts'
import { type Histogram, tallyWords } from './tally-words.ts'
import { complementOf, wholeTally } from './whole-tally.ts'

/** Counts the values of some fields over the hits of all parts. */
export type FacetTally = {
  /** The list has only assets of this type. */
  add(columns: SegmentColumns, assetType: AssetType, list: HitList): void
  countsOf(field: ValueField, limit: number): readonly FacetCount[]
}

export function openTally(fields: readonly ValueField[], names: NameLists, scratch: Scratch): FacetTally {
  const wanted = new Set<EntryField>(fields)
  const histograms: readonly Histogram[] = chunks
    .filter(({ pieces }) => pieces.some(({ field }) => wanted.has(field)))
    .map((chunk) => ({ chunk, counts: new Uint32Array(chunk.mask + 1) }))
  const byWord = Array.from({ length: wordCount }, (_, word) =>
    histograms.filter(({ chunk }) => chunk.word === word),
  )
  const byName = new Map<EntryField, Uint32Array>()
  for (const field of fields) {
    const { kind } = slots[field]
    if (kind === 'name' || kind === 'names') {
      byName.set(field, new Uint32Array((names[field]?.length ?? 0) + 1))
    }
  }

  function addList(columns: SegmentColumns, list: HitList, step: number): void {
    columns.bits.forEach((words, word) => {
      tallyWords(words, byWord[word] ?? [], list, step)
    })
    for (const [field, counts] of byName) tallyNames(columns, field, list, counts, scratch, step)
  }

  function addWhole(columns: SegmentColumns, type: number): void {
    for (const { chunk, counts } of histograms) {
      const tallyChunk = (all: HitList) => {
        const made = { chunk, counts: new Uint32Array(chunk.mask + 1) }
        tallyWords(columns.bits[chunk.word] ?? new Uint32Array(), [made], all, 1)
        return made.counts
      }
      addCounts(counts, wholeTally(columns, type, `${chunk.word}.${chunk.shift}`, scratch, tallyChunk))
    }
    for (const [field, counts] of byName) {
      const tallyField = (all: HitList) => {
        const made = new Uint32Array(counts.length)
        tallyNames(columns, field, all, made, scratch, 1)
        return made
      }
      addCounts(counts, wholeTally(columns, type, field, scratch, tallyField))
    }
  }

  return {
    add(columns, assetType, list) {
      if (list.count === 0) return
      const type = assetType === 'film' ? 1 : 0
      const rest = complementOf(columns, type, list, scratch)
      if (rest === null) {
        addList(columns, list, 1)
        return
      }
      addWhole(columns, type)
      addList(columns, rest, -1)
      scratch.giveBackList(rest)
    },
    countsOf(field, limit) {
      const slot = slots[field]
      if (slot.kind === 'choice' || slot.kind === 'choices') {
        return mostFrequent(slot.values, sumPieces(field, slot.values.length, histograms), 0, limit)
      }
      return mostFrequent(names[field] ?? [], byName.get(field) ?? new Uint32Array(), 1, limit)
    },
  }
}

function addCounts(counts: Uint32Array, more: Uint32Array): void {
  for (let at = 0; at < more.length; at += 1) counts[at] = (counts[at] ?? 0) + (more[at] ?? 0)
}

/** From how often each combination occurred to how often each value did. */
function sumPieces(field: EntryField, values: number, histograms: readonly Histogram[]): Uint32Array {
  const sums = new Uint32Array(values)
  const ours = chunksOfField(field)
  for (const { chunk, counts } of histograms) {
    if (!ours.includes(chunk)) continue
    for (const piece of chunk.pieces) {
      if (piece.field !== field) continue
      for (let combination = 0; combination < counts.length; combination += 1) {
        const count = counts[combination] ?? 0
        const code = (combination >>> piece.shift) & piece.mask
        if (count === 0 || code === 0) continue
        if (piece.kind === 'choice') sums[code - 1] = (sums[code - 1] ?? 0) + count
        else {
          for (let rest = code; rest !== 0; rest &= rest - 1) {
            const value = piece.first + 31 - Math.clz32(rest & -rest)
            sums[value] = (sums[value] ?? 0) + count
          }
        }
      }
    }
  }
  return sums
}
