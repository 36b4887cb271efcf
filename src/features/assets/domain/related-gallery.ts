import type { AssetCard } from '#features/catalogue/domain.ts'

/** Why assets stand beside another, in the order of the page. */
export const galleryKinds = ['event', 'stack', 'similar', 'artist'] as const
export type GalleryKind = (typeof galleryKinds)[number]

export type RelatedGallery = Readonly<{ kind: GalleryKind; assets: readonly AssetCard[] }>
