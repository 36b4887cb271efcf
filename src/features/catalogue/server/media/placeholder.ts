import sharp from 'sharp'

export type PlaceholderSample = {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

const maxLength = 200
/** Tried in turn until one is short enough. */
const attempts = [
  { side: 16, quality: 50 },
  { side: 16, quality: 20 },
  { side: 12, quality: 20 },
  { side: 8, quality: 10 },
  { side: 4, quality: 1 },
] as const

/**
 * A WebP of some sixteen pixels as a data: URL. The content security policy allows those in `img` but no style
 * attribute, so a grid of colors would need a script to draw it; a browser smooths this one by itself.
 */
export async function makePlaceholder(sample: PlaceholderSample, background: string): Promise<string> {
  let url = ''
  for (const { side, quality } of attempts) {
    const bytes = await sharp(sample.pixels, {
      raw: { width: sample.width, height: sample.height, channels: 4 },
    })
      .flatten({ background })
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality, effort: 4, alphaQuality: 0 })
      .toBuffer()
    url = `data:image/webp;base64,${bytes.toString('base64')}`
    if (url.length < maxLength) break
  }
  return url
}
