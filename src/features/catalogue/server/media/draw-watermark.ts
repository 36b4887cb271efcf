import sharp from 'sharp'
import { watermarkTile } from '../../domain/watermark.ts'
import type { RawPicture } from './raw-picture.ts'

/** Tiles by their width: there are few sizes, and drawing one costs more than laying it over a picture. */
const tiles = new Map<number, Promise<Uint8Array>>()

/** The picture with the watermark over it. Blended here: laying a small tile takes a third of a composite. */
export async function drawWatermark({ width, height, pixels }: RawPicture): Promise<RawPicture> {
  const tile = watermarkTile(width, height)
  const known = tiles.get(tile.width) ?? rasterise(tile)
  tiles.set(tile.width, known)
  const ink = await known
  const marked = new Uint8Array(pixels)
  const [left, top] = [tile.width - (tile.left % tile.width), tile.height - (tile.top % tile.height)]
  for (let y = 0; y < height; y += 1) {
    const row = ((y + top) % tile.height) * tile.width
    for (let x = 0; x < width; x += 1) {
      const from = (row + ((x + left) % tile.width)) * 4
      const cover = ink[from + 3] ?? 0
      if (cover === 0) continue
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const below = marked[to + channel] ?? 0
        marked[to + channel] = below + (((ink[from + channel] ?? 0) - below) * cover) / 255
      }
    }
  }
  return { width, height, pixels: marked }
}

async function rasterise({ width, height, drawing }: ReturnType<typeof watermarkTile>): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
