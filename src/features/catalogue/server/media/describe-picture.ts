import type { Sharp } from 'sharp'
import { renderPicture } from '#renderer/render-picture.ts'
import { describeSample } from '../../domain/descriptor.ts'
import { sampleSide } from '../../domain/descriptor-sample.ts'
import { openPicture, openSvg, refusalOf } from './open-picture.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Refusal } from './picture-refusal.ts'
import type { PictureSource } from './picture-source.ts'
import { type RawPicture, rawOf, sharpOf } from './raw-picture.ts'

export type Described = { readonly kind: 'described'; readonly descriptor: Uint8Array<ArrayBuffer> }

/** Pixels that someone has at hand already need not be encoded first. */
export type DescribedSource = PictureSource | { readonly kind: 'pixels'; readonly picture: RawPicture }

/** Drawings are scaled down from this: drawn at the size of the sample, their finest parts would be lost. */
const drawnSide = 320

/** What search by picture compares, of any source. */
export async function describePicture(
  source: DescribedSource,
  limits: PictureLimits,
): Promise<Described | Refusal> {
  switch (source.kind) {
    case 'pixels':
      return describeScaled(sharpOf(source.picture))
    case 'recipe':
    case 'film': {
      const recipe = source.kind === 'film' ? source.film.still : source.recipe
      const { width, height } = recipe
      const scale = Math.min(1, drawnSide / Math.max(width, height))
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
      return describeScaled(sharpOf(renderPicture({ ...recipe, ...size })))
    }
    case 'svg':
    case 'bytes': {
      const picture = await (source.kind === 'svg'
        ? openSvg(source.svg, limits)
        : openPicture(source.bytes, limits))
      if (picture.kind === 'refused') return picture
      return describeScaled(picture.decode(drawnSide)).catch(refusalOf)
    }
  }
}

async function describeScaled(picture: Sharp): Promise<Described> {
  const scaled = picture.resize({ width: sampleSide, height: sampleSide, fit: 'fill' })
  const { pixels } = await rawOf(scaled, '#ffffff')
  return { kind: 'described', descriptor: describeSample(pixels) }
}
