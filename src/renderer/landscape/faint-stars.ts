import { type Canvas, frameOf } from '../canvas.ts'
import { mixColor, type Rgb } from '../color.ts'
import { addDot } from '../dots.ts'
import { seededRandom } from '../random.ts'

const warm: Rgb = [1.15, 0.95, 0.76]
const cold: Rgb = [0.8, 0.92, 1.2]

/** Stars as a wide lens shows them above a landscape: thousands of points, hardly one of them with a disc. */
export function addFaintStars(
  canvas: Canvas,
  stars: { seed: number; count: number; isSky: (x: number, y: number) => boolean },
): void {
  const { right, bottom } = frameOf(canvas)
  const random = seededRandom(stars.seed)
  const color: Rgb = [1, 1, 1]
  for (let index = 0; index < stars.count; index += 1) {
    const x = (random() * 2 - 1) * right
    const y = (random() * 2 - 1) * bottom
    const brightness = Math.min(0.05 * random() ** -0.62, 2.2)
    mixColor(cold, warm, random(), color)
    if (stars.isSky(x, y)) addDot(canvas, x, y, 0.0008 + 0.0005 * brightness, color, brightness * 1.6)
  }
}
