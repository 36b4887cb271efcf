import sharp from 'sharp'
import { decodeUnknown } from '../../domain/decode-bytes.ts'
import { readExifTexts } from '../../domain/exif-text.ts'
import { type IptcValues, readIim, readPhotoshopIptc } from '../../domain/iptc-iim.ts'
import { readJpegBlocks } from '../../domain/jpeg-segments.ts'
import { fieldsByTable, type RawFields, type RawSources } from '../../domain/raw-fields.ts'
import { readPictureHeader, type TakenFormat } from '../media/picture-header.ts'
import { readDrawing, readXmp, UnreadableXmp } from './read-xmp.ts'

type Blocks = {
  readonly exif: Uint8Array | null
  readonly xmp: Uint8Array | null
  /** Photoshop's resources in a JPEG, bare data sets elsewhere. */
  readonly iptc: { readonly bytes: Uint8Array; readonly isPhotoshop: boolean } | null
}

export type Embedded = {
  readonly sources: Pick<RawSources, 'xmp' | 'iptc' | 'exif'>
  /** What could not be read, for the report; the rest counts. */
  readonly notes: readonly string[]
}

/** What a picture says of itself. Reads no further than its header and never fails: bad metadata do not spoil a picture. */
export async function readEmbedded(bytes: Uint8Array): Promise<Embedded> {
  const header = readPictureHeader(bytes)
  if (header?.kind !== 'picture') return { sources: {}, notes: [] }
  if (header.format === 'svg') return xmpOf(() => readDrawing(decodeUnknown(bytes)))
  const blocks = header.format === 'jpeg' ? jpegBlocks(bytes) : await otherBlocks(bytes, header.format)
  const iptc = blocks.iptc && iptcFields(blocks.iptc)
  const exif = blocks.exif && exifFields(blocks.exif)
  const packet = blocks.xmp
  const { sources, notes } = packet ? readPacket(packet) : { sources: {}, notes: [] }
  return { sources: { ...sources, ...(iptc && { iptc }), ...(exif && { exif }) }, notes }
}

export function readPacket(packet: Uint8Array): Embedded {
  // Writers leave room behind the packet, some of it zeros.
  return xmpOf(() => readXmp(decodeText(packet).replaceAll('\0', '').trim()))
}

/** XMP may be UTF-16 or, against the rules, in an old encoding. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return decodeUnknown(bytes).replace(/^\uFEFF/, '')
}

function xmpOf(read: () => RawFields): Embedded {
  try {
    return { sources: { xmp: read() }, notes: [] }
  } catch (error) {
    if (!(error instanceof UnreadableXmp)) throw error
    return { sources: {}, notes: [`its XMP cannot be read: ${error.message}`] }
  }
}

function jpegBlocks(bytes: Uint8Array): Blocks {
  const { exif, xmp, photoshop } = readJpegBlocks(bytes)
  return { exif, xmp, iptc: photoshop && { bytes: photoshop, isPhotoshop: true } }
}

async function otherBlocks(bytes: Uint8Array, format: TakenFormat): Promise<Blocks> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    // Whether the picture itself can be read is the inspection's question.
    .catch(() => null)
  return {
    exif: format === 'tiff' ? bytes : (found?.exif ?? findExif(bytes)),
    xmp: found?.xmp ?? findPacket(bytes),
    iptc: found?.iptc ? { bytes: found.iptc, isPhotoshop: startsAsPhotoshop(found.iptc) } : null,
  }
}

/** XMP is made to be found by looking for it, in files whose structure one does not know. */
function findPacket(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = buffer.indexOf('<x:xmpmeta')
  const end = start < 0 ? -1 : buffer.indexOf('</x:xmpmeta>', start)
  return end < 0 ? null : buffer.subarray(start, end + '</x:xmpmeta>'.length)
}

function findExif(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = ['Exif\0\0II*\0', 'Exif\0\0MM\0*'].map((name) => buffer.indexOf(name, 0, 'latin1'))
  const start = starts.find((position) => position >= 0)
  return start === undefined ? null : buffer.subarray(start)
}

function startsAsPhotoshop(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '8BIM'
}

function iptcFields({ bytes, isPhotoshop }: NonNullable<Blocks['iptc']>): RawFields {
  const values: IptcValues = isPhotoshop ? readPhotoshopIptc(bytes) : readIim(bytes)
  return fieldsByTable('iptc', (number) => values.get(Number(number)))
}

function exifFields(block: Uint8Array): RawFields {
  const texts = readExifTexts(block)
  return fieldsByTable('exif', (name) => {
    const text = texts.get(name)
    return text === undefined ? undefined : [text]
  })
}
