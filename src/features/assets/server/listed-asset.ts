import { z } from 'zod'
import { type AssetCard, filmUrl, renditionUrl } from '#features/catalogue/domain.ts'
import type { ListedFacts } from '#features/catalogue/server.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** An asset in a list as other programs read it (api.md). */
export const listedAsset = z.object({
  id: z.string(),
  assetType: z.enum(['image', 'film']),
  family: z.enum(['creative', 'editorial']),
  assetFamily: z.enum(['creative', 'editorial']),
  licenseType: z.enum(['rf', 'rm', 'rr']),
  mediaType: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  caption: z.string(),
  thumbUrl: z.string(),
  previewUrl: z.string(),
  compUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** Of a film, in seconds. */
  duration: z.number().nullable(),
  isOffline: z.boolean(),
  artist: z.string(),
  collection: named,
  dateCreated: z.string().nullable(),
  editorialProducts: z.array(z.string()),
  event: named.nullable(),
  hasNudity: z.boolean(),
  dominantColor: z.string(),
  placeholder: z.string(),
})

export type ListedAsset = z.infer<typeof listedAsset>

export function listAsset(card: AssetCard, facts: Omit<ListedFacts, 'id'>): ListedAsset {
  const { id, assetType, family, licenseModel, title, width, height, mediaKey, durationMs } = card
  return {
    ...{ id, assetType, family, assetFamily: family, licenseType: licenseModel, title, width, height },
    mediaType: facts.mediaType,
    shortTitle: facts.shortTitle || title,
    caption: facts.caption,
    thumbUrl: renditionUrl(mediaKey, '320', 'webp'),
    previewUrl: renditionUrl(mediaKey, 'preview', 'jpg'),
    compUrl: assetType === 'film' ? filmUrl(mediaKey, 'comp.mp4') : renditionUrl(mediaKey, 'comp', 'jpg'),
    duration: durationMs === null ? null : durationMs / 1_000,
    isOffline: card.isOffline,
    artist: card.artist,
    collection: facts.collection,
    dateCreated: facts.dateCreated,
    editorialProducts: [...facts.editorialProducts],
    event: facts.event,
    hasNudity: card.isSensitive,
    dominantColor: card.dominantColor,
    placeholder: facts.placeholder,
  }
}
