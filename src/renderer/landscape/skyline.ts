import type { Frame } from '../canvas.ts'
import { clamp, mix } from '../curves.ts'
import { seededRandom } from '../random.ts'

/** A building in frame coordinates. `far` is 1 for the farthest; `bay` and `storey` are the width and height of a window. */
export type Tower = {
  left: number
  wide: number
  tall: number
  crown: number
  mast: number
  far: number
  shade: number
  /** Where its near corner parts the lit face from the dark one, as a share of its width. */
  corner: number
  bay: number
  storey: number
  busy: number
  /** How much of the sky its front gives back. */
  glass: number
  seed: number
}

const rowCount = 7

/** Rows of buildings, the farthest first, that rise towards one or two centers. */
export function raiseSkyline(seed: number, frame: Frame, shore: number): Tower[] {
  const random = seededRandom(seed + 17)
  const room = Math.min((shore + frame.bottom) * 0.8, 0.52)
  const center = (random() - 0.5) * frame.right
  const second = center + (random() < 0.5 ? -1 : 1) * mix(0.35, 0.6, random())
  const towers: Tower[] = []
  for (let row = 0; row < rowCount; row += 1) {
    const far = 1 - row / (rowCount - 1)
    for (let x = -frame.right - 0.05; x < frame.right; ) {
      const wide = mix(0.036, 0.02, far) * (0.5 + random())
      const heart = Math.exp(-(((x - center) / 0.22) ** 2)) + 0.6 * Math.exp(-(((x - second) / 0.14) ** 2))
      const rise = 0.1 + 0.16 * random() ** 1.6 + clamp(heart) * (0.2 + 0.6 * random() ** 1.5)
      const tall = room * rise * mix(0.62, 1.05, far ** 0.7)
      const kind = random()
      towers.push({
        left: x,
        wide,
        tall,
        crown: kind < 0.3 ? tall * mix(0.06, 0.16, random()) : 0,
        mast: kind > 0.82 ? tall * mix(0.08, 0.2, random()) : 0,
        far,
        shade: 0.6 + random() * 0.8,
        corner: random() < 0.6 ? 0 : mix(0.2, 0.6, random()),
        bay: mix(0.0026, 0.0019, far) * (0.75 + random() * 0.6),
        storey: mix(0.0038, 0.0027, far) * (0.85 + random() * 0.4),
        busy: 0.25 + random() ** 2 * 1.5,
        glass: random() ** 2 * 0.16,
        seed: Math.floor(random() * 1e6),
      })
      x += wide * (0.7 + random() * 0.6)
    }
  }
  return towers
}
