import { readPictureHeader } from './picture-header.ts'
import type { LateSource, PictureSource } from './picture-source.ts'
import type { PixelSize } from './pixel-size.ts'

/** A drawing is made no larger than its largest rendition, in floating point. */
export const drawnMegapixels = 12
/** A picture whose header does not tell is taken for an ordinary one; the thread looks closer. */
const unknownMegapixels = 24

/** About how many megapixels the work on a source holds in memory at once. */
export function megapixelsOf(source: PictureSource | LateSource): number {
  switch (source.kind) {
    case 'late':
      return source.megapixels
    case 'recipe':
    case 'film':
    case 'svg':
      return drawnMegapixels
    case 'bytes': {
      const header = readPictureHeader(source.bytes)
      return header?.kind === 'picture' ? megapixelsOfSize(header.size) : 1
    }
  }
}

export function megapixelsOfSize(size: PixelSize | null): number {
  return size ? (size.width * size.height) / 1_000_000 : unknownMegapixels
}
