import { type PictureFormat, type RenditionName, renditionRules } from '../../domain/rendition.ts'
import { exifOf, xmpOf } from './picture-credit.ts'
import type { PictureCredit } from './picture-source.ts'
import { type RawPicture, sharpOf } from './raw-picture.ts'

/**
 * Measured: the next effort of AVIF saves a twentieth and takes three times as long, that of WebP about the same for twice,
 * mozjpeg's search up to a fifth for about ten times. A rendition that someone waits for is not the place for any of them.
 */
const quality = { avif: 54, webp: 76, jpg: 80 } as const

export async function encodeRendition(
  picture: RawPicture,
  name: RenditionName,
  format: PictureFormat,
  credit: PictureCredit,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharpOf(picture)
  // Nothing of the original's own metadata comes this far: no place, no camera.
  const credited = renditionRules[name].isCredited
    ? plain.withExif(exifOf(credit)).withXmp(xmpOf(credit))
    : plain
  switch (format) {
    case 'avif':
      return credited.avif({ quality: quality.avif, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return credited.webp({ quality: quality.webp, effort: 2 }).toBuffer()
    case 'jpg':
      return credited.jpeg({ quality: quality.jpg, progressive: renditionRules[name].width > 640 }).toBuffer()
  }
}
