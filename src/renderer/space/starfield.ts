import { type Canvas, frameOf } from '../canvas.ts'
import { mixColor, type Rgb } from '../color.ts'
import { addDot } from '../dots.ts'
import { seededRandom } from '../random.ts'

const warm: Rgb = [1.15, 0.92, 0.7]
const cold: Rgb = [0.75, 0.9, 1.25]

/** Stars of a photograph: many faint ones, few bright ones; `isHidden` keeps what stands before them dark. */
export function addStars(
  canvas: Canvas,
  stars: { seed: number; count: number; isHidden?: (x: number, y: number) => boolean },
): void {
  const { right, bottom } = frameOf(canvas)
  const random = seededRandom(stars.seed)
  const color: Rgb = [1, 1, 1]
  for (let index = 0; index < stars.count; index += 1) {
    const x = (random() * 2 - 1) * right
    const y = (random() * 2 - 1) * bottom
    const brightness = Math.min(0.035 * random() ** -0.75, 3)
    mixColor(cold, warm, random(), color)
    if (stars.isHidden?.(x, y)) continue
    addDot(canvas, x, y, 0.0009 + 0.0007 * Math.sqrt(brightness), color, brightness * 2.2)
  }
}
