/** A place at the very end would jump to the beginning of a film that runs in a circle. */
const beforeEndSeconds = 0.05
const stepSeconds = 0.5

/** The place in a film that stands for a place on its tile. Time runs to the right in every script, as players show it. */
export function placeUnder(x: number, tile: { left: number; width: number }, lengthSeconds: number): number {
  // On a tile without width there is no place but the beginning.
  const part = tile.width > 0 ? Math.max(0, Math.min(1, (x - tile.left) / tile.width)) : 0
  return keepWithin(part * lengthSeconds, lengthSeconds)
}

/** One step on or back; beyond either end it goes on at the other. */
export function placeAfterStep(placeSeconds: number, step: 1 | -1, lengthSeconds: number): number {
  const next = placeSeconds + step * stepSeconds
  if (next < 0) return keepWithin(lengthSeconds, lengthSeconds)
  return next >= lengthSeconds ? 0 : keepWithin(next, lengthSeconds)
}

function keepWithin(seconds: number, lengthSeconds: number): number {
  return Math.max(0, Math.min(seconds, lengthSeconds - beforeEndSeconds))
}
