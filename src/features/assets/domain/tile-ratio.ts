const narrowest = 0.5
const widest = 2.4

/** Width over height of a tile in the gallery: beyond these bounds a picture is cropped, so that no row bursts. */
export function tileRatio({ width, height }: { width: number; height: number }): number {
  const ratio = Math.min(widest, Math.max(narrowest, width / height))
  return Math.round(ratio * 1000) / 1000
}
