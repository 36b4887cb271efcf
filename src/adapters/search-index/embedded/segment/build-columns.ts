import { type EntryField, type IndexEntry, lookLength } from '#features/search/domain.ts'
import { slotFields, slots, wordCount } from './field-layout.ts'
import { invert } from './invert.ts'
import type { NameTable } from './name-table.ts'
import type { SharedArray } from './segment.ts'
import { orderOfIds } from './segment-ids.ts'
import {
  growing,
  push,
  sharedFloat64,
  sharedInt8,
  sharedUint8,
  sharedUint32,
  toShared,
} from './shared-array.ts'

type Columns = Record<string, SharedArray>
const highestNumber = 0xffffffff

/** Everything of a segment but its words. */
export function buildColumns(entries: readonly IndexEntry[], names: NameTable): Columns {
  const ids = sharedFloat64(entries.length)
  const types = sharedUint8(entries.length)
  entries.forEach((entry, place) => {
    ids[place] = Number(entry.id)
    types[place] = entry.assetType === 'film' ? 1 : 0
  })
  const columns: Columns = { ids, idOrder: orderOfIds(ids), types, numbers: sharedUint8(entries.length) }
  for (let word = 0; word < wordCount; word += 1) columns[`bits${word}`] = sharedUint32(entries.length)
  for (const field of slotFields) addField(columns, field, entries, names)
  return { ...columns, ...buildLooks(entries) }
}

function addField(
  columns: Columns,
  field: EntryField,
  entries: readonly IndexEntry[],
  names: NameTable,
): void {
  const slot = slots[field]
  switch (slot.kind) {
    case 'choice':
    case 'choices': {
      const word = columns[`bits${slot.word}`]
      if (word === undefined) return
      const codes = new Map(
        slot.values.map((value, at) => [value, slot.kind === 'choice' ? at + 1 : (1 << at) >>> 0]),
      )
      entries.forEach(({ fields }, place) => {
        let bits = 0
        for (const value of valuesOf(fields[field])) bits |= codes.get(value) ?? 0
        word[place] = (word[place] ?? 0) | (bits << slot.shift)
      })
      return
    }
    case 'name': {
      const codes = sharedUint32(entries.length)
      entries.forEach(({ fields }, place) => {
        for (const value of valuesOf(fields[field])) codes[place] = names.numberOf(field, value) + 1
      })
      columns[`name.${field}`] = codes
      Object.assign(columns, invert(field, codes, null))
      return
    }
    case 'names': {
      const codes = growing()
      const offsets = sharedUint32(entries.length + 1)
      entries.forEach(({ fields }, place) => {
        const values = valuesOf(fields[field])
        values.forEach((value, at) => {
          if (values.indexOf(value) === at) push(codes, names.numberOf(field, value) + 1)
        })
        offsets[place + 1] = codes.length
      })
      const kept = toShared(codes)
      columns[`names.${field}.offsets`] = offsets
      columns[`names.${field}.codes`] = kept
      Object.assign(columns, invert(field, kept, offsets))
      return
    }
    case 'number': {
      const values = sharedUint32(entries.length)
      const present = columns.numbers
      entries.forEach(({ fields }, place) => {
        const value = fields[field]
        if (typeof value !== 'number' || Number.isNaN(value) || present === undefined) return
        values[place] = Math.max(0, Math.min(highestNumber, Math.floor(value)))
        present[place] = (present[place] ?? 0) | (1 << slot.bit)
      })
      columns[`number.${field}`] = values
    }
  }
}

function valuesOf(value: IndexEntry['fields'][EntryField]): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? value : []
}

/** Only where somebody has looked at something. */
function buildLooks(entries: readonly IndexEntry[]): Columns {
  if (entries.every(({ look }) => look === null)) return {}
  const look = sharedInt8(entries.length * lookLength)
  const hasLook = sharedUint8(entries.length)
  entries.forEach((entry, place) => {
    if (entry.look === null) return
    look.set(entry.look.subarray(0, lookLength), place * lookLength)
    hasLook[place] = 1
  })
  return { look, hasLook }
}
