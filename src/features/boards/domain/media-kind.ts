import type { AssetType, MediaType } from '#features/catalogue/domain.ts'

/** As menus and addresses tell media apart. */
export const mediaKinds = ['images', 'illustrations', 'vectors', 'videos'] as const
export type MediaKind = (typeof mediaKinds)[number]

const kindsOfStills: Readonly<Record<MediaType, MediaKind>> = {
  photography: 'images',
  fineart: 'images',
  illustration: 'illustrations',
  vector: 'vectors',
}

/** A film is a film, whatever it shows. */
export function mediaKindOf(assetType: AssetType, mediaType: MediaType): MediaKind {
  return assetType === 'film' ? 'videos' : kindsOfStills[mediaType]
}

export function parseMediaKind(text: string | null | undefined): MediaKind | null {
  return mediaKinds.find((kind) => kind === text) ?? null
}

export type KindCounts = Readonly<Partial<Record<MediaKind, number>>>

/** Only of those that there are, in the order of menus. */
export function countKinds(kinds: Iterable<MediaKind>): KindCounts {
  const counts = new Map<MediaKind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return Object.fromEntries(
    mediaKinds.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind)]] : [])),
  )
}
