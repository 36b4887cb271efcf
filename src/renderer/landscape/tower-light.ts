import { type Canvas, type Frame, valueAt } from '../canvas.ts'
import { channels, lightOf, mixColor, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { hashBits } from '../random.ts'
import type { Tower } from './skyline.ts'

/** Colors of walls and of the air before them; how bright a lit window is, and which share of them is lit. */
export type TowerLight = { wall: string; haze: string; window: number; lit: number }

const lamps: readonly Rgb[] = ['#ffd28a', '#ffc070', '#ffe6bd', '#fff6e6', '#cfe4ff'].map(lightOf)

/** Paints one building over what stands behind it. */
export function paintTower(
  canvas: Canvas,
  frame: Frame,
  tower: Tower,
  evening: TowerLight,
  shore: number,
): void {
  const { pixel, right, bottom } = frame
  const wall = lightOf(evening.wall)
  const haze = lightOf(evening.haze)
  const tint: Rgb = [0, 0, 0]
  const left = Math.max(Math.floor((tower.left + right) / pixel), 0)
  const end = Math.min(Math.ceil((tower.left + tower.wide + right) / pixel), canvas.width)
  const top = Math.max(Math.floor((shore - tower.tall - tower.mast + bottom) / pixel) - 1, 0)
  const floor = Math.min(Math.ceil((shore + bottom) / pixel), canvas.height)
  for (let row = top; row < floor; row += 1) {
    const y = (row + 0.5) * pixel - bottom
    for (let column = left; column < end; column += 1) {
      const across = ((column + 0.5) * pixel - right - tower.left) / tower.wide
      const cover = coverOf(tower, across, shore - y, pixel)
      if (cover <= 0) continue
      const side = across < tower.corner ? 0.72 : 1.12
      // Glass gives back a little of the sky, more of it higher up, and panes never hang quite plumb.
      const glass =
        tower.glass *
        (0.25 + 0.75 * clamp((shore - y) / tower.tall)) *
        (0.75 + 0.25 * paneTilt(tower, across, shore - y))
      for (const channel of channels)
        tint[channel] = wall[channel] * tower.shade * side + haze[channel] * glass * side
      const low = smoothStep(0.22, 0, shore - y) * 0.3
      mixColor(tint, haze, clamp(tower.far ** 1.4 * 0.7 + low * tower.far), tint)
      addWindow(tower, across, shore - y, pixel, evening, tint)
      const place = (row * canvas.width + column) * 3
      for (const channel of channels) {
        const at = place + channel
        canvas.light[at] = mix(valueAt(canvas.light, at), tint[channel], cover)
      }
    }
  }
}

function paneTilt(tower: Tower, across: number, up: number): number {
  const column = Math.floor((across * tower.wide) / (tower.bay * 3))
  return (hashBits(column, Math.floor(up / (tower.storey * 2)), tower.seed + 3) & 255) / 128 - 1
}

/** How much of a pixel the tower covers: its body, its stepped crown, its mast. */
function coverOf(tower: Tower, across: number, up: number, pixel: number): number {
  const middle = Math.abs(across - 0.5)
  const body = clamp((tower.tall - up) / pixel + 0.5) * clamp((0.5 - middle) * (tower.wide / pixel) + 0.5)
  if (tower.crown > 0 && up > tower.tall - tower.crown) {
    const step = Math.ceil(((up - tower.tall + tower.crown) / tower.crown) * 3)
    return body * clamp((0.5 - step * 0.12 - middle) * (tower.wide / pixel) + 0.5)
  }
  if (up > tower.tall && tower.mast > 0) {
    const thin = tower.wide * 0.025 * (1 - (up - tower.tall) / tower.mast) + 0.0004
    const inside = clamp((thin - middle * tower.wide) / pixel + 0.5) * Math.min(thin / pixel, 1)
    return inside * clamp((tower.tall + tower.mast - up) / pixel + 0.5)
  }
  return body
}

function addWindow(
  tower: Tower,
  across: number,
  up: number,
  pixel: number,
  evening: TowerLight,
  tint: Rgb,
): void {
  const columns = Math.max(Math.round(tower.wide / tower.bay), 2)
  const inBay = across * columns
  const inFloor = (tower.tall - up) / tower.storey
  const bay = Math.floor(inBay)
  const storey = Math.floor(inFloor)
  if (up < 0.004 || storey < 1 || bay < 0 || bay >= columns) return
  const bits = hashBits(bay, storey, tower.seed)
  const wholeFloor = (hashBits(storey, 991, tower.seed) & 255) / 255 < 0.08
  const chance = wholeFloor ? 0.85 : evening.lit * tower.busy
  // Where windows are smaller than pixels, each pixel shows what they give together.
  const fine = clamp((tower.bay / pixel - 0.9) / 1.6)
  const isLit = (bits & 1023) / 1023 < chance
  const pane =
    smoothStep(0.12, 0.26, inBay - bay) *
    smoothStep(0.12, 0.26, bay + 1 - inBay) *
    smoothStep(0.16, 0.3, inFloor - storey) *
    smoothStep(0.16, 0.3, storey + 1 - inFloor)
  const crisp = isLit ? pane * (0.1 + (((bits >>> 10) & 255) / 255) ** 2 * 1.3) : 0
  const light =
    mix(chance * 0.28 * (0.5 + ((bits >>> 10) & 255) / 255), crisp, fine) *
    evening.window *
    mix(1, 0.3, tower.far)
  const lamp = lamps[(tower.seed + ((bits >>> 20) % 3)) % lamps.length] ?? lamps[0]
  for (const channel of channels) tint[channel] += (lamp?.[channel] ?? 1) * light
}
