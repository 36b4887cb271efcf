import { links, type Place } from '#links/links.ts'
import type { ShelfName } from '../../domain/curated-shelf.ts'
import type { MediaKind } from '../../domain/media-kind.ts'

/** Signature sets have no page of all kinds (seed 2.6), so theirs begin with images. */
export function shelfLink(place: Place, shelf: ShelfName, mediaKind: MediaKind | null, set?: string): string {
  const query = { set }
  if (shelf === 'signature') return links.signatureSetsOf(place, { mediaKind: mediaKind ?? 'images' }, query)
  return mediaKind ? links.curatedSetsOf(place, { mediaKind }, query) : links.curatedSets(place, query)
}
