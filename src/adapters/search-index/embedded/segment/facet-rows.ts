import type { EntryField } from '#features/search/domain.ts'
import type { SharedArray } from './segment.ts'
import { sharedUint8, sharedUint32 } from './shared-array.ts'

/**
 * What results pages count, once more and place by place: a hit that is far from the next costs one wait for memory
 * instead of one for each column. A row has 32 bytes: the two words that hold counted choices, then codes of names of 16
 * bits, each field at fixed slots.
 */
export type FacetRows = {
  readonly words: Uint32Array
  /** The same memory by halves. */
  readonly halves: Uint16Array
  /** Which halves of a row hold the codes of a field. Fields that rows do not hold are not among them. */
  readonly slots: ReadonlyMap<EntryField, readonly number[]>
  /** A bit for each place that has more codes than slots: its row has none of them. Null where there is no such place. */
  readonly overfull: Uint32Array | null
}

export const wordsPerRow = 8
export const halvesPerRow = 16
const firstSlot = 4
const highestCode = 0xffff
const mostSlotsOfField = 4
/** Of the places of a segment, so many may be overfull for the sake of one field. */
const mostOverfull = 0.02
const notHeld = 0xff

const heldFields = [
  'collection',
  'artist',
  'events',
  'people',
  'locations',
] as const satisfies readonly EntryField[]

type Columns = Readonly<Record<string, SharedArray>>
type Held = { readonly codes: SharedArray; readonly offsets: SharedArray | null; readonly slots: number }

export function buildRows(columns: Columns, size: number): Record<string, SharedArray> {
  const words = sharedUint32(size * wordsPerRow)
  const overfull = sharedUint32((size + 31) >>> 5)
  const widths = sharedUint8(heldFields.length)
  const held: Held[] = []
  let free = halvesPerRow - firstSlot
  heldFields.forEach((field, at) => {
    const codes = columns[`name.${field}`] ?? columns[`names.${field}.codes`]
    const offsets = columns[`names.${field}.offsets`] ?? null
    const slots = codes === undefined ? notHeld : slotsFor(codes, offsets, size)
    const fits = slots <= free
    widths[at] = fits ? slots : notHeld
    if (!fits || codes === undefined) return
    free -= slots
    held.push({ codes, offsets, slots })
  })
  for (const word of [0, 1]) {
    const bits = columns[`bits${word}`]
    for (let place = 0; place < size; place += 1) words[place * wordsPerRow + word] = bits?.[place] ?? 0
  }
  markOverfull(held, size, overfull)
  writeCodes(held, size, overfull, new Uint16Array(words.buffer))
  return { rows: words, 'rows.overfull': overfull, 'rows.widths': widths }
}

export function openRows(words: Uint32Array, overfull: Uint32Array, widths: Uint8Array): FacetRows {
  const slots = new Map<EntryField, readonly number[]>()
  let next = firstSlot
  heldFields.forEach((field, at) => {
    const width = widths[at] ?? notHeld
    if (width === notHeld) return
    const first = next
    slots.set(
      field,
      Array.from({ length: width }, (_, slot) => first + slot),
    )
    next += width
  })
  return {
    words,
    halves: new Uint16Array(words.buffer, words.byteOffset, words.length * 2),
    slots,
    overfull: overfull.some((bits) => bits !== 0) ? overfull : null,
  }
}

/** How many slots take the codes of nearly all places; more than there are where that cannot be. */
function slotsFor(codes: SharedArray, offsets: SharedArray | null, size: number): number {
  let highest = 0
  for (let at = 0; at < codes.length; at += 1) highest = Math.max(highest, codes[at] ?? 0)
  if (highest > highestCode) return notHeld
  if (offsets === null) return highest === 0 ? 0 : 1
  const placesWith = new Uint32Array(mostSlotsOfField + 1)
  for (let place = 0; place < size; place += 1) {
    const count = (offsets[place + 1] ?? 0) - (offsets[place] ?? 0)
    if (count <= mostSlotsOfField) placesWith[count] = (placesWith[count] ?? 0) + 1
  }
  let above = size
  for (let slots = 0; slots <= mostSlotsOfField; slots += 1) {
    above -= placesWith[slots] ?? 0
    if (above <= size * mostOverfull) return slots
  }
  return notHeld
}

function markOverfull(held: readonly Held[], size: number, overfull: Uint32Array): void {
  for (const { offsets, slots } of held) {
    if (offsets === null) continue
    for (let place = 0; place < size; place += 1) {
      const isOver = Number((offsets[place + 1] ?? 0) - (offsets[place] ?? 0) > slots)
      overfull[place >>> 5] = (overfull[place >>> 5] ?? 0) | (isOver << (place & 31))
    }
  }
}

function writeCodes(held: readonly Held[], size: number, overfull: Uint32Array, halves: Uint16Array): void {
  let first = firstSlot
  for (const { codes, offsets, slots } of held) {
    for (let place = 0; place < size; place += 1) {
      if ((((overfull[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1) continue
      const start = offsets === null ? place : (offsets[place] ?? 0)
      const count = offsets === null ? slots : (offsets[place + 1] ?? 0) - start
      const row = place * halvesPerRow + first
      for (let at = 0; at < count; at += 1) halves[row + at] = codes[start + at] ?? 0
    }
    first += slots
  }
}
