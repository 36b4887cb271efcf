export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : Math.min(value, high)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, an S-curve between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The length of an arrow. `Math.hypot` guards against overflow and is many times slower. */
export function lengthOf(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}
