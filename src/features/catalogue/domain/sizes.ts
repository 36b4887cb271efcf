import type { MediaType } from './asset.ts'

/** Smallest longer side in pixels of each size that is offered, small to large. */
export const sizeRules = [
  { name: 'xsmall', longerSide: 480, dpi: 72 },
  { name: 'small', longerSide: 1_024, dpi: 72 },
  { name: 'medium', longerSide: 1_700, dpi: 300 },
  { name: 'large', longerSide: 2_500, dpi: 300 },
  { name: 'xlarge', longerSide: 3_500, dpi: 300 },
  { name: 'xxlarge', longerSide: 5_000, dpi: 300 },
] as const

export type SizeName = (typeof sizeRules)[number]['name'] | 'vector'
export type AssetSize = Readonly<{
  name: SizeName
  width: number
  height: number
  dpi: number
  format: string
}>

/**
 * The sizes an asset can be had in: every one that is smaller than the original, and the original as the largest that
 * it reaches. A vector can also be had as it was drawn.
 */
export function sizesOf(original: {
  width: number
  height: number
  mediaType: MediaType
  format: string
}): readonly AssetSize[] {
  const { width, height } = original
  const longer = Math.max(width, height)
  const reached = sizeRules.filter(({ longerSide }, place) => place === 0 || longerSide <= longer)
  const sizes: AssetSize[] = reached.map(({ name, longerSide, dpi }, place) => {
    const share = place === reached.length - 1 ? 1 : longerSide / longer
    return {
      name,
      width: Math.max(1, Math.round(width * share)),
      height: Math.max(1, Math.round(height * share)),
      dpi,
      format: 'jpg',
    }
  })
  if (original.mediaType === 'vector' && original.format === 'svg') {
    sizes.push({ name: 'vector', width, height, dpi: 72, format: 'svg' })
  }
  return sizes
}
