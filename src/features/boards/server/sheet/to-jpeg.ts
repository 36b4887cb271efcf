import sharp from 'sharp'

/** A rendition of ours as what a PDF can hold. */
export function toJpeg(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer()
}
