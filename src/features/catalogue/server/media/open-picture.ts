import sharp, { type Metadata, type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import { readPictureHeader, type TakenFormat } from './picture-header.ts'
import type { PictureLimits } from './picture-limits.ts'
import { type Refusal, refusal } from './picture-refusal.ts'
import { screenSvg } from './screen-svg.ts'

export type OpenPicture = {
  readonly kind: 'open'
  readonly format: TakenFormat
  /** Upright, as people see it. */
  readonly width: number
  readonly height: number
  readonly metadata: Metadata
  /** A fresh pipeline, upright, scaled to be at least this wide at the least cost. */
  readonly decode: (width: number) => Sharp
}

/** Says no from the first bytes, before anything is decoded: what it is, how large, how many pixels. */
export function admitPicture(bytes: Uint8Array, limits: PictureLimits): TakenFormat | Refusal {
  if (bytes.byteLength > limits.maxBytes) return refusal('file-too-large')
  const header = readPictureHeader(bytes)
  if (!header) return refusal('not-a-picture')
  if (header.kind === 'other') return refusal('unsupported-format', `This one is ${header.name}.`)
  if (header.format === 'svg') return screenSvg(bytes, limits) ?? 'svg'
  if (header.size && header.size.width * header.size.height > limits.maxPixels) {
    return refusal('too-many-pixels', `It has ${header.size.width} x ${header.size.height}.`)
  }
  // A HEIC whose size cannot be told beforehand could be of any size.
  if (header.format === 'heic' && !header.size) return refusal('damaged')
  return header.format
}

/** Opens a picture that came from outside. The pixels are read when `decode` is used, and may prove damaged then. */
export async function openPicture(bytes: Uint8Array, limits: PictureLimits): Promise<OpenPicture | Refusal> {
  const format = admitPicture(bytes, limits)
  if (typeof format !== 'string') return format
  try {
    return await openAdmitted(format === 'heic' ? await decodeHeic(bytes) : bytes, format, limits)
  } catch (error) {
    return refusalOf(error)
  }
}

/** Drawings of our own need no screening. */
export function openSvg(svg: string, limits: PictureLimits): Promise<OpenPicture | Refusal> {
  return openAdmitted(Buffer.from(svg), 'svg', limits).catch(refusalOf)
}

async function openAdmitted(
  bytes: Uint8Array,
  format: TakenFormat,
  limits: PictureLimits,
): Promise<OpenPicture | Refusal> {
  // Cameras write files that a strict reader warns about; only what cannot be read is refused.
  const options = { failOn: 'error', limitInputPixels: limits.maxPixels } as const
  const metadata = await sharp(bytes, options).metadata()
  const { width, height } = metadata.autoOrient
  if (width * height > limits.maxPixels) return refusal('too-many-pixels', `It has ${width} x ${height}.`)
  return {
    kind: 'open',
    format,
    width,
    height,
    metadata,
    decode: (wanted) =>
      sharp(bytes, { ...options, ...(format === 'svg' && { density: densityFor(width, wanted) }) })
        .timeout({ seconds: limits.withinSeconds })
        .autoOrient(),
  }
}

/** A drawing is rasterised at the size that is needed; 72 is the density at which it has its own. */
function densityFor(width: number, wanted: number): number {
  return Math.min(100_000, Math.max(1, (72 * wanted) / width))
}

/** What sharp says about a file it cannot read. Everything else is a surprise and stays one. */
export function refusalOf(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : String(error)
  if (/pixel limit|channel limit/i.test(text)) return refusal('too-many-pixels')
  if (/timeout/i.test(text)) return refusal('took-too-long')
  return refusal('damaged')
}
