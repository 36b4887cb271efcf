const narrowest = 0.5
const widest = 2.4

/** How wide a tile is in CSS pixels: few rows are more than 1.2 times as high as they aim to be, and those bear it. */
export function tileSizes(ratio: number): string {
  const wide = Math.round(ratio * 252 * 1.2)
  const tablet = Math.round(ratio * 186 * 1.3)
  return `(max-width: 760px) ${ratio > 1.1 ? 100 : 60}vw, (max-width: 1200px) ${tablet}px, ${wide}px`
}

/** Width over height of a tile in the gallery: beyond these bounds a picture is cropped, so that no row bursts. */
export function tileRatio({ width, height }: { width: number; height: number }): number {
  const ratio = Math.min(widest, Math.max(narrowest, width / height))
  return Math.round(ratio * 1000) / 1000
}
