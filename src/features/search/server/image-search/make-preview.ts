import sharp from 'sharp'

const side = 160
export const mostPreviewBytes = 12_000
/** Restless pictures need less; the last fits whatever is shown. */
const qualities = [70, 45, 20, 5]

/** A small WebP of a picture of our own making. */
export async function makePreview(picture: Uint8Array): Promise<Uint8Array> {
  const scaled = sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true })
  let preview = Buffer.alloc(0)
  for (const quality of qualities) {
    preview = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (preview.length <= mostPreviewBytes) break
  }
  return preview
}
