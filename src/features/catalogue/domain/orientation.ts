import type { Orientation } from './asset-values.data.ts'

/** Nearly square counts as square; twice as long as wide is a panorama. */
export function orientationOf({ width, height }: { width: number; height: number }): Orientation {
  const ratio = width / height
  if (ratio >= 2) return 'panoramichorizontal'
  if (ratio <= 0.5) return 'panoramicvertical'
  if (ratio > 1.05) return 'horizontal'
  return ratio < 0.95 ? 'vertical' : 'square'
}
