import { descriptorVersion } from '../../domain/descriptor.ts'
import { describePicture } from './describe-picture.ts'
import { lookAtPicture, type PictureLook } from './look-at-picture.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Refusal } from './picture-refusal.ts'

export type DescribedPicture = {
  readonly kind: 'described'
  readonly look: PictureLook
  readonly descriptor: { readonly version: number; readonly features: Uint8Array }
}

/** Everything that is kept of how a picture looks, from a thumbnail of it. */
export async function describeThumbnail(
  bytes: Uint8Array,
  limits: PictureLimits,
): Promise<DescribedPicture | Refusal> {
  const look = await lookAtPicture({ kind: 'bytes', bytes }, limits)
  if (look.kind === 'refused') return look
  const described = await describePicture({ kind: 'bytes', bytes }, limits)
  if (described.kind === 'refused') return described
  return {
    kind: 'described',
    look,
    descriptor: { version: descriptorVersion, features: described.descriptor },
  }
}
