import { type EntryField, lookLength } from '#features/search/domain.ts'
import { fieldsOfKind } from './field-layout.ts'
import { invert } from './invert.ts'
import { gone } from './live-places.ts'
import type { Part, SharedArray } from './segment.ts'
import { columnsOf } from './segment-columns.ts'
import { orderOfIds } from './segment-ids.ts'
import { sharedFloat64, sharedInt8, sharedUint8, sharedUint32 } from './shared-array.ts'

type Columns = Record<string, SharedArray>
type Moves = readonly Uint32Array[]

/** Everything of the joined segment but its words. */
export function mergeColumns(parts: readonly Part[], moves: Moves, size: number): Columns {
  const columns: Columns = {}
  const move = <Kind extends SharedArray>(name: string, to: Kind, stride = 1): Kind => {
    columns[name] = to
    parts.forEach(({ segment }, at) => {
      const from = segment.arrays[name]
      if (from !== undefined) moveRows(from, to, moves[at], stride)
    })
    return to
  }
  columns.idOrder = orderOfIds(move('ids', sharedFloat64(size)))
  move('types', sharedUint8(size))
  move('numbers', sharedUint8(size))
  for (const name of namesStartingWith(parts, ['bits', 'number.'])) move(name, sharedUint32(size))
  for (const field of fieldsOfKind('name')) {
    Object.assign(columns, invert(field, move(`name.${field}`, sharedUint32(size)), null))
  }
  for (const field of fieldsOfKind('names')) Object.assign(columns, mergeNames(field, parts, moves, size))
  if (parts.some(({ segment }) => segment.arrays.hasLook !== undefined)) {
    move('hasLook', sharedUint8(size))
    move('look', sharedInt8(size * lookLength), lookLength)
  }
  return columns
}

function namesStartingWith(parts: readonly Part[], starts: readonly string[]): readonly string[] {
  const names = parts.flatMap(({ segment }) => Object.keys(segment.arrays))
  return [...new Set(names)].filter((name) => starts.some((start) => name.startsWith(start)))
}

function moveRows(from: SharedArray, to: SharedArray, move: Uint32Array | undefined, stride: number): void {
  const size = move?.length ?? 0
  for (let place = 0; place < size; place += 1) {
    const target = move?.[place] ?? gone
    if (target === gone) continue
    for (let at = 0; at < stride; at += 1) to[target * stride + at] = from[place * stride + at] ?? 0
  }
}

function mergeNames(field: EntryField, parts: readonly Part[], moves: Moves, size: number): Columns {
  const offsets = sharedUint32(size + 1)
  const rows = parts.map(({ segment }) => columnsOf(segment).names[field])
  rows.forEach((row, part) => {
    const move = moves[part]
    move?.forEach((target, place) => {
      if (target === gone) return
      offsets[target + 1] = (row?.offsets?.[place + 1] ?? 0) - (row?.offsets?.[place] ?? 0)
    })
  })
  for (let place = 0; place < size; place += 1) {
    offsets[place + 1] = (offsets[place + 1] ?? 0) + (offsets[place] ?? 0)
  }
  const codes = sharedUint32(offsets[size] ?? 0)
  rows.forEach((row, part) => {
    moves[part]?.forEach((target, place) => {
      if (target === gone || row === undefined || row.offsets === null) return
      const start = row.offsets[place] ?? 0
      const end = row.offsets[place + 1] ?? 0
      const to = offsets[target] ?? 0
      for (let at = start; at < end; at += 1) codes[to + at - start] = row.codes[at] ?? 0
    })
  })
  return {
    [`names.${field}.offsets`]: offsets,
    [`names.${field}.codes`]: codes,
    ...invert(field, codes, offsets),
  }
}
