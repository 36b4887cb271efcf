import { valueAt } from '../canvas.ts'
import { lengthOf } from '../curves.ts'
import type { Terrain } from './terrain.ts'

const inertia = 0.06
const capacity = 4
const lifetime = 36

/** Lets drops of rain run down the land: they carry soil away where it is steep and leave it where it is flat. */
export function erodeTerrain({ cells, span, heights }: Terrain, drops: number, random: () => number): void {
  // Heights count in cells here, so that a slope of 1 is a slope of 45 degrees.
  const unit = (cells - 1) / span
  for (let drop = 0; drop < drops; drop += 1) runDrop(random() * (cells - 3) + 1, random() * (cells - 3) + 1)

  function runDrop(x: number, y: number): void {
    let headingX = 0
    let headingY = 0
    let speed = 1
    let water = 1
    let soil = 0
    for (let step = 0; step < lifetime; step += 1) {
      const column = Math.floor(x)
      const row = Math.floor(y)
      if (column < 1 || row < 1 || column >= cells - 2 || row >= cells - 2) return
      const across = x - column
      const down = y - row
      const place = row * cells + column
      const a = valueAt(heights, place) * unit
      const b = valueAt(heights, place + 1) * unit
      const c = valueAt(heights, place + cells) * unit
      const d = valueAt(heights, place + cells + 1) * unit
      const slopeX = (b - a) * (1 - down) + (d - c) * down
      const slopeY = (c - a) * (1 - across) + (d - b) * across
      const height = (a * (1 - across) + b * across) * (1 - down) + (c * (1 - across) + d * across) * down
      headingX = headingX * inertia - slopeX * (1 - inertia)
      headingY = headingY * inertia - slopeY * (1 - inertia)
      const length = lengthOf(headingX, headingY)
      if (length < 1e-7) return
      headingX /= length
      headingY /= length
      x += headingX
      y += headingY
      const fall = heightUnder(x, y) - height
      const room = Math.max(-fall, 0.01) * speed * water * capacity
      if (soil > room || fall > 0) {
        const left = fall > 0 ? Math.min(fall, soil) : (soil - room) * 0.3
        soil -= left
        lift(place, across, down, left / unit)
      } else {
        const taken = Math.min((room - soil) * 0.3, -fall)
        soil += taken
        lift(place, across, down, -taken / unit)
      }
      speed = Math.min(Math.sqrt(Math.max(speed * speed - fall * 1.2, 0.01)), 2.2)
      water *= 0.975
    }
  }

  function heightUnder(x: number, y: number): number {
    const column = Math.min(Math.floor(x), cells - 2)
    const row = Math.min(Math.floor(y), cells - 2)
    const across = x - column
    const place = row * cells + column
    const upper = valueAt(heights, place) * (1 - across) + valueAt(heights, place + 1) * across
    const lower =
      valueAt(heights, place + cells) * (1 - across) + valueAt(heights, place + cells + 1) * across
    return (upper + (lower - upper) * (y - row)) * unit
  }

  function lift(place: number, across: number, down: number, height: number): void {
    heights[place] = valueAt(heights, place) + height * (1 - across) * (1 - down)
    heights[place + 1] = valueAt(heights, place + 1) + height * across * (1 - down)
    heights[place + cells] = valueAt(heights, place + cells) + height * (1 - across) * down
    heights[place + cells + 1] = valueAt(heights, place + cells + 1) + height * across * down
  }
}
