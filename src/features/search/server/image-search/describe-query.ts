import {
  admitPicture,
  defaultLimits,
  type MediaRoom,
  type PictureRefusal,
} from '#features/catalogue/server.ts'
import { lookOf } from '../../domain/look.ts'
import { makePreview } from './make-preview.ts'

export type DescribedQuery =
  | { readonly kind: 'described'; readonly look: Int8Array; readonly preview: Uint8Array }
  | PictureRefusal
  | { readonly kind: 'busy' }

/** A picture to search by needs less than one to sell. */
const limits = { ...defaultLimits, maxPixels: 60_000_000, maxBytes: 10_000_000, maxSvgBytes: 500_000 }

const credit = { creditLine: '', copyright: '', isGenerated: false }

/** What is compared and shown of a picture that somebody searches by: read once, to its end, then from a thumbnail. */
export async function describeQuery(
  bytes: Uint8Array,
  room: Pick<MediaRoom, 'make' | 'describe'>,
): Promise<DescribedQuery> {
  const admitted = admitPicture(bytes, limits)
  if (typeof admitted !== 'string') return admitted
  // A drawing can be made to take very long: it never takes the last free thread.
  const terms = { priority: admitted === 'svg' ? 'background' : 'visitor' } as const
  const wanted = [{ name: '640', format: 'webp' }] as const
  const source = { kind: 'bytes', bytes } as const
  const made = await room.make({ source, wanted, background: '#ffffff', credit }, terms)
  if (made.kind !== 'made') return made
  const [thumbnail] = made.renditions
  if (!thumbnail) throw new Error('A thumbnail was ordered and did not come.')
  const [described, preview] = await Promise.all([
    room.describe(thumbnail.bytes, terms),
    makePreview(thumbnail.bytes),
  ])
  if (described.kind !== 'described') return described
  const look = lookOf(described.descriptor.features)
  if (!look) throw new Error('A picture was described in other words than looks are made of.')
  return { kind: 'described', look, preview }
}
