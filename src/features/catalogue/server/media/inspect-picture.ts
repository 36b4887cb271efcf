import type { Orientation } from '../../domain/asset-values.data.ts'
import { orientationOf } from '../../domain/orientation.ts'
import { readProfileName } from './color-profile.ts'
import { lookAt, type PictureLook } from './look-at-picture.ts'
import { openPicture, refusalOf } from './open-picture.ts'
import type { TakenFormat } from './picture-header.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Refusal } from './picture-refusal.ts'

export type PictureFacts = PictureLook & {
  readonly kind: 'picture'
  readonly format: TakenFormat
  /** Upright, as people see it. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  /** `srgb`, `cmyk`, `b-w`, `rgb16` and the like, and the name of the profile it carries. */
  readonly colorSpace: string
  readonly profileName: string | null
  readonly isAnimated: boolean
}

/** Reads a picture to its end, so that a damaged one is found here and not by a visitor. */
export async function inspectPicture(
  bytes: Uint8Array,
  limits: PictureLimits,
): Promise<PictureFacts | Refusal> {
  const picture = await openPicture(bytes, limits)
  if (picture.kind === 'refused') return picture
  const { width, height, format, metadata } = picture
  try {
    return {
      ...(await lookAt(picture.decode)),
      kind: 'picture',
      format,
      width,
      height,
      orientation: orientationOf({ width, height }),
      colorSpace: metadata.space,
      profileName: metadata.icc ? readProfileName(metadata.icc) : null,
      isAnimated: (metadata.pages ?? 1) > 1 && (format === 'gif' || format === 'webp'),
    }
  } catch (error) {
    return refusalOf(error)
  }
}
