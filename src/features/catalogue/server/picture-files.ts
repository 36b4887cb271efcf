import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { renditionWidths } from '../domain/rendition.ts'

export type KeptPicture = {
  readonly mediaKey: string
  readonly width: number
  readonly height: number
  readonly dominantColor: string
}

/** Larger pictures are refused before they are decoded. */
const maxPixels = 100_000_000

/** Keeps the renditions of a picture under a name made of its content. Whole folders appear at once or not at all. */
export async function keepPicture(mediaDirectory: string, source: Sharp): Promise<KeptPicture> {
  const { data, info } = await source
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mediaKey = createHash('sha256')
    .update(`${info.width}x${info.height}`)
    .update(data)
    .digest('hex')
    .slice(0, 20)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const folder = join(mediaDirectory, mediaKey)
  const { dominant } = await sharp(data, { raw }).stats()
  const kept = {
    mediaKey,
    width: info.width,
    height: info.height,
    dominantColor: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
  if (await exists(folder)) return kept

  const unfinished = join(mediaDirectory, `.${randomUUID()}`)
  try {
    await mkdir(unfinished, { recursive: true })
    await Promise.all(
      renditionWidths.map((width) =>
        sharp(data, { raw })
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: width === 320 ? 72 : 78, effort: 3 })
          .toFile(join(unfinished, `${width}.webp`)),
      ),
    )
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have kept the same picture meanwhile; then its folder serves.
    if (!(await exists(folder))) throw error
  }
  return kept
}

export function readPicture(file: string): Sharp {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
