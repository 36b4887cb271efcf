import type { Segment, SharedArray } from '../segment/segment.ts'

/**
 * A segment as a file: length of the header, the header as JSON, then its columns as they lie in memory, each at a
 * multiple of eight. Read back it is one block of shared memory with the columns as windows on it.
 */
type Header = {
  readonly name: string
  readonly size: number
  readonly isLittleEndian: boolean
  readonly columns: readonly {
    readonly name: string
    readonly kind: ColumnKind
    readonly length: number
    readonly at: number
  }[]
}

const openColumn = {
  Uint8Array: (buffer, at, length) => new Uint8Array(buffer, at, length),
  Int8Array: (buffer, at, length) => new Int8Array(buffer, at, length),
  Uint16Array: (buffer, at, length) => new Uint16Array(buffer, at, length),
  Uint32Array: (buffer, at, length) => new Uint32Array(buffer, at, length),
  Float32Array: (buffer, at, length) => new Float32Array(buffer, at, length),
  Float64Array: (buffer, at, length) => new Float64Array(buffer, at, length),
} as const satisfies Record<ColumnKind, OpenColumn>

type ColumnKind = SharedArray[typeof Symbol.toStringTag]
type OpenColumn = (buffer: SharedArrayBuffer, at: number, length: number) => SharedArray

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
const unit = 8

/** The pieces of the file in their order; the columns are not copied. */
export function packSegment({ name, size, arrays }: Segment): readonly Uint8Array[] {
  let at = 0
  const columns = Object.entries(arrays).map(([column, array]) => {
    const place = at
    at += padded(array.byteLength)
    return { name: column, kind: array[Symbol.toStringTag], length: array.length, at: place }
  })
  const header = new TextEncoder().encode(
    JSON.stringify({ name, size, isLittleEndian, columns } satisfies Header),
  )
  const front = new Uint8Array(padded(unit + header.length))
  new DataView(front.buffer).setUint32(0, header.length, true)
  front.set(header, unit)
  const pieces = Object.values(arrays).flatMap((array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    return [bytes, new Uint8Array(padded(bytes.length) - bytes.length)]
  })
  return [front, ...pieces].filter(({ length }) => length > 0)
}

/** Throws at what is no such file. That its bytes are those that were written is for the caller to check. */
export function unpackSegment(bytes: Uint8Array<SharedArrayBuffer>): Segment {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(unit, unit + length))) as Header
  if (header.isLittleEndian !== isLittleEndian) throw new Error('It was written by another kind of machine.')
  const start = bytes.byteOffset + padded(unit + length)
  const arrays = Object.fromEntries(
    header.columns.map(({ name, kind, length: count, at }): [string, SharedArray] => [
      name,
      openColumn[kind](bytes.buffer, start + at, count),
    ]),
  )
  return { name: header.name, size: header.size, arrays }
}

function padded(length: number): number {
  return Math.ceil(length / unit) * unit
}
