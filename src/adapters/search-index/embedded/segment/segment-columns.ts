import type { EntryField } from '#features/search/domain.ts'
import { type FacetRows, openRows } from './facet-rows.ts'
import { fieldsOfKind, wordCount } from './field-layout.ts'
import type { Segment, SharedArray } from './segment.ts'

/** Codes of a field of names: of each place, and the other way round. Offsets are null where a place has one code or 0. */
export type NameColumns = {
  readonly codes: Uint32Array
  readonly offsets: Uint32Array | null
  readonly listedCodes: Uint32Array
  readonly listedOffsets: Uint32Array
  readonly listedPlaces: Uint32Array
}

/** The columns of a segment under their types. */
export type SegmentColumns = {
  readonly size: number
  readonly ids: Float64Array
  readonly idOrder: Uint32Array
  /** 0 image, 1 film. */
  readonly types: Uint8Array
  readonly bits: readonly Uint32Array[]
  /** Which numbers there are. */
  readonly present: Uint8Array
  readonly numbers: Readonly<Partial<Record<EntryField, Uint32Array>>>
  readonly names: Readonly<Partial<Record<EntryField, NameColumns>>>
  readonly rows: FacetRows
  readonly termBytes: Uint8Array
  readonly termOffsets: Uint32Array
  readonly postingOffsets: Uint32Array
  readonly postingPlaces: Uint32Array
  readonly postingImpacts: Uint8Array
  readonly streamOffsets: Uint32Array
  readonly streamTerms: Uint32Array
}

const known = new WeakMap<Segment, SegmentColumns>()

export function columnsOf(segment: Segment): SegmentColumns {
  const found = known.get(segment)
  if (found !== undefined) return found
  const columns = readColumns(segment)
  known.set(segment, columns)
  return columns
}

function readColumns({ size, arrays }: Segment): SegmentColumns {
  const uint32 = (name: string) => demand(arrays[name], name, Uint32Array)
  const uint8 = (name: string) => demand(arrays[name], name, Uint8Array)
  const namesOf = (field: EntryField, isList: boolean): NameColumns => ({
    codes: uint32(isList ? `names.${field}.codes` : `name.${field}`),
    offsets: isList ? uint32(`names.${field}.offsets`) : null,
    listedCodes: uint32(`listed.${field}.codes`),
    listedOffsets: uint32(`listed.${field}.offsets`),
    listedPlaces: uint32(`listed.${field}.places`),
  })
  return {
    size,
    ids: demand(arrays.ids, 'ids', Float64Array),
    idOrder: uint32('idOrder'),
    types: uint8('types'),
    bits: Array.from({ length: wordCount }, (_, word) => uint32(`bits${word}`)),
    present: uint8('numbers'),
    numbers: Object.fromEntries(fieldsOfKind('number').map((field) => [field, uint32(`number.${field}`)])),
    names: Object.fromEntries([
      ...fieldsOfKind('name').map((field) => [field, namesOf(field, false)]),
      ...fieldsOfKind('names').map((field) => [field, namesOf(field, true)]),
    ]),
    rows: openRows(uint32('rows'), uint32('rows.overfull'), uint8('rows.widths')),
    termBytes: uint8('terms.bytes'),
    termOffsets: uint32('terms.offsets'),
    postingOffsets: uint32('postings.offsets'),
    postingPlaces: uint32('postings.places'),
    postingImpacts: uint8('postings.impacts'),
    streamOffsets: uint32('stream.offsets'),
    streamTerms: uint32('stream.terms'),
  }
}

function demand<Kind>(
  array: SharedArray | undefined,
  name: string,
  kind: abstract new (...rest: never[]) => Kind,
): Kind {
  if (array instanceof kind) return array
  throw new Error(`The segment has no column "${name}" of its kind.`)
}
