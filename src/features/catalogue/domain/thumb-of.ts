import type { AssetCard } from './asset.ts'
import { renditionUrl } from './rendition.ts'

/** A small picture that stands for an asset; of one that not everyone wants to see, none. */
export function thumbOf(
  { id, mediaKey, isSensitive }: Pick<AssetCard, 'id' | 'mediaKey' | 'isSensitive'>,
  isAllShown: boolean,
) {
  if (isSensitive && !isAllShown) return { id, picture: null }
  const jpg = renditionUrl(mediaKey, '320', 'jpg')
  return { id, picture: { jpg, avif: renditionUrl(mediaKey, '320', 'avif') } }
}
