import type { Dice } from '../dice.ts'

export type Spot = { readonly x: number; readonly y: number; readonly radius: number; readonly place: number }

/** Circles in a square tile that keep clear of each other, also across its edges. What finds no room is left out. */
export function scatter(dice: Dice, side: number, radii: readonly number[], gap: number): Spot[] {
  const spots: Spot[] = []
  const away = (from: number, to: number) => {
    const far = Math.abs(from - to)
    return Math.min(far, side - far)
  }
  for (const radius of radii) {
    for (let attempt = 0; attempt < 90; attempt += 1) {
      const [x, y] = [dice.between(0, side), dice.between(0, side)]
      const isFree = spots.every(
        (other) => Math.hypot(away(x, other.x), away(y, other.y)) > radius + other.radius + gap,
      )
      if (!isFree) continue
      spots.push({ x, y, radius, place: spots.length })
      break
    }
  }
  return spots
}

/** `count` sizes around one. */
export function sizes(dice: Dice, count: number, radius: number): number[] {
  return Array.from({ length: count }, () => radius * dice.between(0.85, 1.15))
}
