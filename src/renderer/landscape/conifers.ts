import { frameOf, type Size, valueAt } from '../canvas.ts'
import { hashBits, seededRandom } from '../random.ts'

/** A fir or spruce, in frame coordinates: `foot` is where it meets the ground. */
export type Conifer = { x: number; foot: number; tall: number; seed: number }

/** How much of each pixel is covered, of 0 to 1. */
export type Mask = Size & { cover: Float32Array }

export function createMask({ width, height }: Size): Mask {
  return { width, height, cover: new Float32Array(width * height) }
}

/** Covers a piece of one column of pixels; rows may be broken numbers. */
function coverSpan(
  { width, height, cover }: Mask,
  column: number,
  from: number,
  to: number,
  share: number,
): void {
  const first = Math.max(Math.floor(from), 0)
  const last = Math.min(Math.floor(to), height - 1)
  for (let row = first; row <= last; row += 1) {
    const part = Math.min(to, row + 1) - Math.max(from, row)
    const place = row * width + column
    cover[place] = 1 - (1 - valueAt(cover, place)) * (1 - part * share)
  }
}

/** Everything from this row down: the ground that a row of trees stands on. */
export function coverBelow(mask: Mask, column: number, row: number): void {
  coverSpan(mask, column, row, mask.height, 1)
}

/** Draws the silhouette of a conifer: a trunk and some hundreds of boughs with ragged needles. */
export function drawConifer(mask: Mask, { x, foot, tall, seed }: Conifer): void {
  const { right, bottom, pixel } = frameOf(mask)
  const random = seededRandom(seed)
  const lean = (random() - 0.5) * 0.03
  const wide = 0.13 + random() * 0.07
  const sparse = random() ** 2 * 0.3
  const boughs = Math.round(Math.min(130 + tall * 700, 460))
  drawTrunk()
  for (let bough = 0; bough < boughs; bough += 1) {
    const up = ((bough + random() * 4) / (boughs + 3)) ** 0.92
    const whorl = 0.75 + 0.25 * Math.sin(up * 85 + seed)
    const reach = tall * (wide * (1 - up) ** 0.8 * whorl + 0.007)
    const length = reach * (0.3 + random() * 0.8)
    // Old boughs hang, the young ones at the top still point upward.
    const droop = length * (0.62 - up * 0.95 + (random() - 0.5) * 0.4)
    const y = foot - tall * (0.06 + 0.93 * up)
    const side = random() < 0.5 ? -1 : 1
    if (random() > sparse) drawBough(x + lean * tall * up, y, side * length, droop, up)
  }

  function drawTrunk(): void {
    const top = foot - tall
    for (
      let row = Math.max(Math.floor((top + bottom) / pixel), 0);
      row <= (foot + bottom) / pixel;
      row += 1
    ) {
      if (row >= mask.height) return
      const up = (foot - row * pixel + bottom) / tall
      const half = Math.max((1 - up) * tall * 0.011, tall * 0.0016) / pixel
      const middle = (x + lean * tall * up + right) / pixel
      for (let column = Math.floor(middle - half); column <= middle + half; column += 1) {
        if (column < 0 || column >= mask.width) continue
        const part = Math.min(column + 1, middle + half) - Math.max(column, middle - half)
        coverSpan(mask, column, row, row + 1, Math.max(part, 0))
      }
    }
  }

  function drawBough(fromX: number, fromY: number, span: number, droop: number, up: number): void {
    const bits = Math.floor(random() * 65_536)
    const start = (fromX + right) / pixel
    const end = (fromX + span + right) / pixel
    const first = Math.max(Math.floor(Math.min(start, end)), 0)
    const last = Math.min(Math.ceil(Math.max(start, end)), mask.width) - 1
    for (let column = first; column <= last; column += 1) {
      const out = ((column + 0.5) * pixel - right - fromX) / span
      if (out < 0 || out > 1) continue
      // Needles hang in tufts, counted along the bough and not in pixels.
      const along = out * Math.abs(span) * (1 / tall)
      const tuft = (hashBits(Math.floor(along * 150), bits, seed) & 255) / 255
      const needle = (hashBits(Math.floor(along * 620), bits, seed + 1) & 255) / 255
      const thick = tall * 0.0135 * (1 - up * 0.5) * (1 - out * 0.55)
      const y = fromY + droop * (1.35 * out - 0.35 * out * out)
      const top = (y - thick * (0.3 + needle * 0.25) + bottom) / pixel
      coverSpan(mask, column, top, top + (thick * (0.3 + tuft * 0.8 + needle * 0.8)) / pixel, 0.8)
    }
  }
}
