/** A whole number from 0 to the most that is served, whatever was asked for. */
export function clamp(asked: number, most: number): number {
  return Number.isNaN(asked) ? 0 : Math.trunc(Math.max(0, Math.min(most, asked)))
}
