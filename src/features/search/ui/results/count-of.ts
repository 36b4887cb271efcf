import type { Gallery } from '../../domain/gallery.ts'

/** How much was found of the kind that was asked for. */
export function countOf({ counts, searchParameters }: Gallery): number {
  return searchParameters.assettype === 'film' ? counts.films : counts.images
}
