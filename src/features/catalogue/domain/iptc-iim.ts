import { decodeOld, decodeUnknown, decodeUtf8 } from './decode-bytes.ts'

/** The values of each data set of record 2, in the order of the block. */
export type IptcValues = ReadonlyMap<number, readonly string[]>

type DataSet = { readonly record: number; readonly number: number; readonly bytes: Uint8Array }

const imageResource = 0x0404
const mostDataSets = 5000

/** Reads the IPTC-IIM block out of Photoshop's image resources (`8BIM`), as they stand in APP13. Damage ends the reading. */
export function readPhotoshopIptc(resources: Uint8Array): IptcValues {
  const block = findResource(resources, imageResource)
  return block ? readIim(block) : new Map()
}

function findResource(resources: Uint8Array, wanted: number): Uint8Array | null {
  const view = viewOf(resources)
  let position = 0
  // Signature, number, a name padded to even length, size, content padded to even length.
  while (position + 12 <= resources.length) {
    if (view.getUint32(position) !== 0x3842494d) return null
    const number = view.getUint16(position + 4)
    const nameLength = view.getUint8(position + 6)
    const sizeAt = position + 6 + evened(nameLength + 1)
    if (sizeAt + 4 > resources.length) return null
    const size = view.getUint32(sizeAt)
    const start = sizeAt + 4
    if (number === wanted) return resources.subarray(start, Math.min(start + size, resources.length))
    position = start + evened(size)
  }
  return null
}

/** Reads a bare block of data sets, as TIFF keeps it. */
export function readIim(block: Uint8Array): IptcValues {
  const sets = readDataSets(block)
  const saysUtf8 = sets.some(
    ({ record, number, bytes }) => record === 1 && number === 90 && isUtf8Escape(bytes),
  )
  const inRecord2 = sets.filter(({ record }) => record === 2)
  const decode = decoderFor(inRecord2, saysUtf8)
  const values = new Map<number, string[]>()
  for (const { number, bytes } of inRecord2) {
    const text = decode(bytes).replaceAll('\0', '').trim()
    if (text !== '') values.set(number, [...(values.get(number) ?? []), text])
  }
  return values
}

/** ESC % G, the only one of the ISO 2022 escapes that is met. */
function isUtf8Escape(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1b && bytes[1] === 0x25 && bytes[2] === 0x47
}

/** One program wrote the whole block: one value that is no UTF-8 tells of all, unless the block says it is UTF-8. */
function decoderFor(sets: readonly DataSet[], saysUtf8: boolean): (bytes: Uint8Array) => string {
  if (saysUtf8) return decodeUnknown
  return sets.every(({ bytes }) => decodeUtf8(bytes) !== null) ? decodeUnknown : decodeOld
}

function readDataSets(block: Uint8Array): readonly DataSet[] {
  const view = viewOf(block)
  const sets: DataSet[] = []
  let position = 0
  while (position + 5 <= block.length && sets.length < mostDataSets) {
    // Some writers pad between data sets.
    if (view.getUint8(position) !== 0x1c) {
      position += 1
      continue
    }
    const length = readLength(view, position + 3)
    if (!length || length.start + length.bytes > block.length) break
    sets.push({
      record: view.getUint8(position + 1),
      number: view.getUint8(position + 2),
      bytes: block.subarray(length.start, length.start + length.bytes),
    })
    position = length.start + length.bytes
  }
  return sets
}

/** Two bytes, or with the highest bit set the number of bytes that hold the length. */
function readLength(view: DataView, at: number): { start: number; bytes: number } | null {
  const short = view.getUint16(at)
  if (short < 0x8000) return { start: at + 2, bytes: short }
  const width = short - 0x8000
  if (width < 1 || width > 4 || at + 2 + width > view.byteLength) return null
  let bytes = 0
  for (let place = 0; place < width; place += 1) bytes = bytes * 256 + view.getUint8(at + 2 + place)
  return { start: at + 2 + width, bytes }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function evened(size: number): number {
  return size + (size % 2)
}
