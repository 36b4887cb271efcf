import type { Sharp } from 'sharp'
import { renderPicture } from '#renderer/render-picture.ts'
import { isBlackAndWhite, type PaletteColor, paletteOf } from '../../domain/palette.ts'
import { openPicture, openSvg, refusalOf } from './open-picture.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Refusal } from './picture-refusal.ts'
import type { PictureSource } from './picture-source.ts'
import { makePlaceholder } from './placeholder.ts'
import { sharpOf } from './raw-picture.ts'

/** What a picture looks like, as far as a program can tell. */
export type PictureLook = {
  readonly palette: readonly PaletteColor[]
  readonly dominantColor: string
  readonly isBlackAndWhite: boolean
  /** Whether something shows through; a channel that is opaque everywhere does not count. */
  readonly hasAlpha: boolean
  /** A data: URL of a few pixels, under 200 characters, to stand in until the picture comes. */
  readonly placeholder: string
}

const sampleSide = 112

/** Of any source, drawn no larger than the look needs. */
export async function lookAtPicture(
  source: PictureSource,
  limits: PictureLimits,
): Promise<(PictureLook & { readonly kind: 'look' }) | Refusal> {
  if (source.kind === 'recipe' || source.kind === 'film') {
    const recipe = source.kind === 'film' ? source.film.still : source.recipe
    const { width, height } = recipe
    const scale = Math.min(1, sampleSide / Math.max(width, height))
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    return { kind: 'look', ...(await lookAt(() => sharpOf(renderPicture({ ...recipe, ...size })))) }
  }
  const picture = await (source.kind === 'svg'
    ? openSvg(source.svg, limits)
    : openPicture(source.bytes, limits))
  if (picture.kind === 'refused') return picture
  try {
    return { kind: 'look', ...(await lookAt(picture.decode)) }
  } catch (error) {
    return refusalOf(error)
  }
}

export async function lookAt(decode: (width: number) => Sharp): Promise<PictureLook> {
  const sample = await takeSample(decode(sampleSide))
  const palette = paletteOf(sample)
  const dominantColor = palette[0]?.color ?? '#ffffff'
  return {
    palette,
    dominantColor,
    isBlackAndWhite: isBlackAndWhite(sample),
    hasAlpha: sample.pixels.some((byte, at) => at % 4 === 3 && byte < 250),
    placeholder: await makePlaceholder(sample, dominantColor),
  }
}

async function takeSample(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: sampleSide, height: sampleSide, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 4) throw new Error(`A sample came out with ${info.channels} channels.`)
  return { pixels: data, channels: 4, width: info.width, height: info.height } as const
}
