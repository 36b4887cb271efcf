/** What one picture may cost. */
export type PictureLimits = {
  readonly maxPixels: number
  readonly maxBytes: number
  readonly maxSvgBytes: number
  readonly withinSeconds: number
}

export const defaultLimits: PictureLimits = {
  maxPixels: 150_000_000,
  maxBytes: 250_000_000,
  maxSvgBytes: 10_000_000,
  withinSeconds: 30,
}
