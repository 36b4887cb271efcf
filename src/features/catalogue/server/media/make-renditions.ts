import { openFilm } from '#renderer/film/open-film.ts'
import { renderPicture } from '#renderer/render-picture.ts'
import { type RenditionName, renditionRules, renditionSize } from '../../domain/rendition.ts'
import { drawWatermark } from './draw-watermark.ts'
import { encodeRendition } from './encode-rendition.ts'
import { type OpenPicture, openPicture, openSvg, refusalOf } from './open-picture.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Refusal } from './picture-refusal.ts'
import type { MadeRendition, RenditionOrder } from './picture-source.ts'
import type { PixelSize } from './pixel-size.ts'
import { type RawPicture, rawOf, sharpOf } from './raw-picture.ts'

export type Made = { readonly kind: 'made'; readonly renditions: readonly MadeRendition[] }

/** A drawn thumbnail is made somewhat larger and scaled down, which smooths fine edges; large ones cost too much for it. */
const oversampling = { upTo: 640, by: 1.4 }

/** Decodes or draws once, at the size of the largest, and makes all from that. */
export async function makeRenditions(order: RenditionOrder, limits: PictureLimits): Promise<Made | Refusal> {
  const names = [...new Set(order.wanted.map(({ name }) => name))].sort(
    (one, other) => renditionRules[other].width - renditionRules[one].width,
  )
  const [widest] = names
  if (!widest) return { kind: 'made', renditions: [] }
  const base = await drawBase(order, widest, limits)
  if ('kind' in base) return base

  const renditions: MadeRendition[] = []
  for (const name of names) {
    const sized = await scaleTo(base.picture, renditionSize(name, base.original))
    const picture = renditionRules[name].isWatermarked ? await drawWatermark(sized) : sized
    for (const { format } of order.wanted.filter((wanted) => wanted.name === name)) {
      const bytes = await encodeRendition(picture, name, format, order.credit)
      renditions.push({ name, format, width: picture.width, height: picture.height, bytes })
    }
  }
  return { kind: 'made', renditions }
}

type Base = { readonly picture: RawPicture; readonly original: PixelSize }

async function drawBase(
  { source, background }: RenditionOrder,
  widest: RenditionName,
  limits: PictureLimits,
): Promise<Base | Refusal> {
  switch (source.kind) {
    case 'recipe': {
      const { width, height } = source.recipe
      const size = renditionSize(widest, source.recipe)
      const factor = size.width <= oversampling.upTo ? oversampling.by : 1
      const scale = Math.min(1, (size.width * factor) / width)
      const drawn = renderPicture({
        ...source.recipe,
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      })
      return { picture: await scaleTo(drawn, size), original: source.recipe }
    }
    case 'film': {
      const { still } = source.film
      const size = renditionSize(widest, still)
      return { picture: openFilm(source.film, size).frameAt(0), original: still }
    }
    case 'svg':
      return readBase(await openSvg(source.svg, limits), widest, background)
    case 'bytes':
      return readBase(await openPicture(source.bytes, limits), widest, background)
  }
}

async function readBase(
  picture: OpenPicture | Refusal,
  widest: RenditionName,
  background: string,
): Promise<Base | Refusal> {
  if (picture.kind === 'refused') return picture
  const size = renditionSize(widest, picture)
  try {
    const scaled = picture.decode(size.width).resize({ ...size, fit: 'fill' })
    return { picture: await rawOf(scaled, background), original: picture }
  } catch (error) {
    return refusalOf(error)
  }
}

async function scaleTo(picture: RawPicture, size: PixelSize): Promise<RawPicture> {
  if (picture.width === size.width && picture.height === size.height) return picture
  return rawOf(sharpOf(picture).resize({ ...size, fit: 'fill' }), '#ffffff')
}
