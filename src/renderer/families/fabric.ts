import { type Canvas, frameOf, paintCanvas, paintField } from '../canvas.ts'
import { lightOf, mixColor, type Rgb, scaleColor } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise, type Noise } from '../noise.ts'
import { paintFinely } from '../paint-finely.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSlopes, type Slope } from '../relief.ts'

/** The yarn on top of a place of the cloth: how high it stands, and which of two yarns it is. */
type Yarn = { height: number; isWeft: boolean; along: number; across: number }

type Weave = (x: number, y: number, noise: Noise, out: Yarn) => void

/** Threads over and under each other; `over` says where the weft lies on top, `sunk` how deep it lies there. */
function weave(across: number, along: number, sunk: number, over: (x: number, y: number) => boolean): Weave {
  return (x, y, noise, out) => {
    const warpX = x / across + noise.fractal(x * 9, y * 2.5, 2) * 0.5
    const weftY = y / along + noise.fractal(x * 2.5 + 40, y * 9, 2) * 0.5
    const cellX = Math.floor(warpX)
    const cellY = Math.floor(weftY)
    const u = (warpX - cellX) * 2 - 1
    const v = (weftY - cellY) * 2 - 1
    out.isWeft = over(cellX, cellY)
    // Across a thread it is round; along it, it dives under its neighbors at both ends.
    const round = out.isWeft ? v : u
    const dive = out.isWeft ? u : v
    const slub = out.isWeft ? noise.at(x * 7, cellY * 3.7) : noise.at(cellX * 3.7, y * 7)
    out.height = Math.sqrt(Math.max(1 - round * round * (1.02 - slub * 0.12), 0)) * 0.75 - dive * dive * 0.32
    if (out.isWeft) out.height -= sunk
    out.along = out.isWeft ? x : y
    out.across = out.isWeft ? cellY + round * 0.35 : cellX + round * 0.35 + 500
  }
}

/** Stitches like a V, each pulled through the one below. */
function knit(across: number, along: number): Weave {
  return (x, y, noise, out) => {
    const stitchX = x / across + noise.at(x * 4, y * 4) * 0.1
    const stitchY = y / along + noise.at(x * 4 + 9, y * 4) * 0.12
    const u = (stitchX - Math.floor(stitchX)) * 2 - 1
    const side = u < 0 ? -1 : 1
    out.height = -0.6
    out.isWeft = false
    for (let row = 0; row < 2; row += 1) {
      const v = stitchY - Math.floor(stitchY) + row - 0.42
      const axis = 0.6 - v * 0.36
      const off = (Math.abs(u) - axis) / 0.46
      const end = (v - 0.5) / 0.92
      const bulge = 1 - off * off - end * end * 0.9
      if (bulge <= 0) continue
      const height = Math.sqrt(bulge) - row * 0.12
      if (height <= out.height) continue
      out.height = height
      out.along = v * along + off * side * 0.35 * across + Math.floor(stitchX) * 3.1 + side
      out.across = off * 0.5 + Math.floor(stitchY - row) * 5 + side * 40
    }
  }
}

type Cloth = {
  weave: Weave
  /** How wide a thread is. */
  detail: number
  warp: string
  weft: string
  /** How far threads stand out, how uneven they are, and how high the folds rise. */
  depth: number
  fuzz: number
  folds: number
}

const cloths: Record<Looks['fabric'], Cloth> = {
  linen: {
    weave: weave(0.0125, 0.0125, 0, (x, y) => ((x + y) & 1) === 0),
    detail: 0.0115,
    warp: '#d8cbb4',
    weft: '#e6dbc8',
    depth: 0.0036,
    fuzz: 0.2,
    folds: 0.9,
  },
  denim: {
    weave: weave(0.0105, 0.0115, 0.4, (x, y) => ((x + y) & 3) === 0),
    detail: 0.0105,
    warp: '#3a557f',
    weft: '#8d9db6',
    depth: 0.0042,
    fuzz: 0.5,
    folds: 1.1,
  },
  knit: {
    weave: knit(0.062, 0.05),
    detail: 0.016,
    warp: '#e9dcc9',
    weft: '#e9dcc9',
    depth: 0.014,
    fuzz: 0.16,
    folds: 0.5,
  },
}

function paintCloth(recipe: Recipe<'fabric'>): Canvas {
  const cloth = cloths[recipe.look]
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const { pixel } = frameOf(recipe)
  const turn = (random() - 0.5) * (recipe.look === 'knit' ? 0.3 : 0.8)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const yarn: Yarn = { height: 0, isWeft: false, along: 0, across: 0 }
  const foldTurn = random() * Math.PI
  const foldX = Math.cos(foldTurn)
  const foldY = Math.sin(foldTurn)
  const finest = Math.min(1, 0.0013 / pixel)

  function yarnAt(x: number, y: number): void {
    cloth.weave(x * cos + y * sin + 20, y * cos - x * sin + 20, noise, yarn)
  }

  function foldAt(x: number, y: number): number {
    const across = x * foldX + y * foldY
    const along = y * foldX - x * foldY
    const sway = noise.fractal(along * 0.9, across * 0.9, 2)
    return (
      (noise.at(across * 2.4 + sway * 1.6, along * 0.7) +
        noise.at(across * 5 + sway * 3, along * 1.3) * 0.3) *
      0.1
    )
  }

  const heights = paintField(recipe, (x, y) => {
    yarnAt(x, y)
    const fibers = noise.at(yarn.along * 420, yarn.across * 6) * 0.1 * finest
    return (yarn.height + fibers) * cloth.depth + foldAt(x, y) * cloth.folds
  })
  const slopeAt = createSlopes(recipe, heights)
  const slope: Slope = { x: 0, y: 0 }
  const warp = lightOf(cloth.warp)
  const weft = lightOf(cloth.weft)
  const dyed: Rgb = [0, 0, 0]
  return paintCanvas(recipe, (x, y, color, place) => {
    yarnAt(x, y)
    slopeAt(place, slope)
    const steep = lengthOf(slope.x, slope.y, 1)
    const facing = clamp((slope.x * 0.52 + slope.y * 0.5 + 0.7) / steep)
    // Hollows between the threads get less light from around.
    const open = clamp(0.55 + yarn.height * 0.62, 0.2, 1.1)
    const fleck = noise.fractal(yarn.along * 130, yarn.across * 2.6, 3)
    const streak = noise.at(yarn.across * 0.9, yarn.along * 2) * 0.5
    mixColor(warp, weft, yarn.isWeft ? 1 : 0, dyed)
    mixColor(dyed, weft, clamp(fleck * 0.5) * cloth.fuzz, color)
    scaleColor(color, (0.3 + facing * 0.95) * open * (1 + (fleck + streak) * cloth.fuzz * 0.6))
  })
}

/** Cloth from close by: every thread can be seen. */
export function renderFabric(recipe: Recipe<'fabric'>): Picture {
  const canvas = paintFinely(recipe, cloths[recipe.look].detail, paintCloth)
  return develop(canvas, { seed: recipe.seed, exposure: 1.08, vignette: 0.12, grain: 0.009 })
}
