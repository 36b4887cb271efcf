import type { AssetType } from '#features/catalogue/domain.ts'
import type { EntryField, FacetCount } from '#features/search/domain.ts'
import { slots } from '../segment/field-layout.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import type { HitList } from './hit-list.ts'
import { mostFrequent } from './most-frequent.ts'
import type { Scratch } from './scratch.ts'
import { countsPerWord, piecesOf } from './tally-chunks.ts'
import type { RowCounts } from './tally-rows.ts'
import { tallyTwoWords, tallyWord } from './tally-words.ts'
import { complementOf, wholeTally } from './whole-tally.ts'

/** Counts the values of some short fields over the hits of all parts. */
export type ChoiceTally = {
  /** The list has only assets of this type. */
  add(columns: SegmentColumns, assetType: AssetType, list: HitList): void
  /** Counts to be added to where exactly the two words of rows are counted, else null. */
  readonly ofRows: RowCounts | null
  countsOf(field: EntryField, limit: number): readonly FacetCount[]
}

export function openChoiceTally(fields: readonly EntryField[], scratch: Scratch): ChoiceTally {
  const wanted = new Set(fields.flatMap((field) => wordOf(field) ?? []))
  const tallies = Array.from(wanted, (word) => ({ word, counts: new Uint32Array(countsPerWord) }))

  function addList({ bits }: SegmentColumns, list: HitList, step: number): void {
    const own = tallies.map(({ word, counts }) => ({ words: bits[word] ?? new Uint32Array(), counts }))
    for (let at = 0; at < own.length; at += 2) {
      const [one, two] = own.slice(at, at + 2)
      if (one !== undefined && two !== undefined) tallyTwoWords(one, two, list, step)
      else if (one !== undefined) tallyWord(one, list, step)
    }
  }

  function addWhole(columns: SegmentColumns, type: number): void {
    for (const { word, counts } of tallies) {
      const whole = wholeTally(columns, type, word, scratch, (all) => {
        const made = new Uint32Array(countsPerWord)
        tallyWord({ words: columns.bits[word] ?? new Uint32Array(), counts: made }, all, 1)
        return made
      })
      for (let at = 0; at < whole.length; at += 1) counts[at] = (counts[at] ?? 0) + (whole[at] ?? 0)
    }
  }

  const first = tallies.find(({ word }) => word === 0)?.counts
  const second = tallies.find(({ word }) => word === 1)?.counts
  const isOfRows = tallies.length === 2 && first !== undefined && second !== undefined
  return {
    ofRows: isOfRows ? { first, second } : null,
    add(columns, assetType, list) {
      if (list.count === 0 || tallies.length === 0) return
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
      if (slot.kind !== 'choice' && slot.kind !== 'choices') return []
      const counts = tallies.find(({ word }) => word === slot.word)?.counts ?? new Uint32Array()
      return mostFrequent(slot.values, sumPieces(field, slot.values.length, counts), 0, limit)
    },
  }
}

function wordOf(field: EntryField): number | null {
  const slot = slots[field]
  return slot.kind === 'choice' || slot.kind === 'choices' ? slot.word : null
}

/** From how often each combination occurred to how often each value did. */
function sumPieces(field: EntryField, values: number, counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(values)
  for (const { kind, combinations, at, shift, mask, first } of piecesOf(field)) {
    for (let combination = 0; combination < combinations; combination += 1) {
      const count = counts[at + combination] ?? 0
      const code = (combination >>> shift) & mask
      if (count === 0 || code === 0) continue
      if (kind === 'choice') sums[code - 1] = (sums[code - 1] ?? 0) + count
      else {
        for (let rest = code; rest !== 0; rest &= rest - 1) {
          const value = first + 31 - Math.clz32(rest & -rest)
          sums[value] = (sums[value] ?? 0) + count
        }
      }
    }
  }
  return sums
}
