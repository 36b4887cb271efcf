import { type Canvas, type Frame, frameOf, paintCanvas } from '../canvas.ts'
import { addColor, lightOf, mixColor, type Rgb } from '../color.ts'
import { mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { addDot } from '../dots.ts'
import { grainOfFilm } from '../film/motion.ts'
import { createNoise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Show = { sky: readonly [string, string]; colors: readonly (readonly [string, string])[]; droop: number }

/** Each shell burns in two colors: the first near its heart, the second where the sparks go out. */
const shows: Record<Looks['fireworks'], Show> = {
  gold: {
    sky: ['#02030a', '#171021'],
    colors: [
      ['#fff1c9', '#ff9d2e'],
      ['#ffe2a0', '#e8791c'],
      ['#fff6df', '#ffb650'],
    ],
    droop: 0.62,
  },
  colorful: {
    sky: ['#03040d', '#1a1430'],
    colors: [
      ['#ffd9a0', '#ff3d2e'],
      ['#d9f2ff', '#2f7dff'],
      ['#f4dcff', '#b23dff'],
      ['#eaffd2', '#29d46b'],
      ['#fff0d0', '#ffb020'],
      ['#ffe3ec', '#ff3f8f'],
    ],
    droop: 0.34,
  },
}

/** What of a shell's life is seen: `from` and `to` count from its burst, which is 0, to its end, about 1. */
type Exposure = { from: number; to: number; glow: number; isMoment: boolean }

type Shell = {
  x: number
  y: number
  radius: number
  heart: Rgb
  rim: Rgb
  sparks: number
  droop: number
  seen: Exposure
}

const tail = 0.26

/** A photograph sees the whole burst; a film at every moment only what glows then, shell after shell. */
function exposeShell(phase: number | undefined, order: number): Exposure {
  if (phase === undefined) return { from: 0, to: 1, glow: 1, isMoment: false }
  const turn = phase + 0.2 - order
  // A turn is long enough to climb for a fifth of it, to burst and to fade away.
  const to = (turn - Math.floor(turn + 0.15)) * 2.4
  return {
    from: to - tail,
    to,
    glow: to > 0 ? smoothStep(0, 0.06, to) * Math.exp(-to * 2.6) * 1.7 : 0,
    isMoment: true,
  }
}

function fireShells(recipe: Recipe<'fireworks'>, { right, bottom }: Frame, random: () => number): Shell[] {
  const { colors, droop } = shows[recipe.look]
  const count = 4 + Math.floor(random() * 3)
  const start = Math.floor(random() * colors.length)
  const wide = Math.min(right, bottom * 1.6)
  const tall = Math.min(bottom, right * 1.8)
  return Array.from({ length: count }, (_, index) => {
    // The first shell is the subject; the others stand around it, smaller and lower.
    const isMain = index === 0
    const [heart, rim] = colors[(start + index) % colors.length] ?? ['#ffffff', '#ffffff']
    const side = index % 2 === 0 ? 1 : -1
    const away = isMain ? (random() - 0.5) * 0.5 : side * (0.35 + random() * 0.5)
    return {
      x: away * wide,
      y: (isMain ? -0.3 - random() * 0.12 : -0.55 + random() * 0.75) * tall,
      radius: (isMain ? 0.25 + random() * 0.04 : 0.1 + random() * 0.1) * Math.min(1, (wide + tall) * 0.98),
      heart: lightOf(heart),
      rim: lightOf(rim),
      sparks: isMain ? 190 : 90 + Math.floor(random() * 60),
      droop: droop * (0.7 + random() * 0.6),
      seen: exposeShell(recipe.phase, index / count),
    }
  })
}

/** The way of one spark while the shutter is open: fast at first, then braked by the air and pulled down. */
function drawSpark(canvas: Canvas, shell: Shell, pixel: number, random: () => number): void {
  const rise = random() * 2 - 1
  const turn = random() * Math.PI * 2
  const flat = Math.sqrt(1 - rise * rise)
  const speed = shell.radius * (0.86 + random() * 0.22)
  const across = flat * Math.cos(turn) * speed
  const up = (flat * Math.sin(turn) * 0.96 + 0.04) * speed
  const life = 0.75 + random() * 0.25
  const glitter = random() * 40
  const color: Rgb = [0, 0, 0]
  const step = Math.max(pixel * 0.6, 0.0011)
  const steps = Math.ceil(speed / step)
  const thickness = 0.0017
  const { seen } = shell
  for (let index = 1; index <= steps; index += 1) {
    const time = (index / steps) * life
    if (time < seen.from || time > seen.to) continue
    const fresh = seen.isMoment ? ((time - seen.from) / tail) ** 2 * 2.8 : 1
    const way = (1 - Math.exp(-3 * time)) * 1.06
    const x = shell.x + across * way
    const y = shell.y - up * way + time * time * shell.droop * shell.radius
    mixColor(shell.heart, shell.rim, smoothStep(0.15, 0.7, time), color)
    const burn = smoothStep(0.02, 0.3, time) * (1 - smoothStep(life * 0.72, life, time) * 0.85)
    const flicker = time > 0.6 ? 0.65 + 0.6 * Math.sin(index * step * 900 + glitter) ** 2 : 1
    addDot(canvas, x, y, thickness, color, burn * flicker * fresh * 0.42 * (step / 0.0011))
  }
  const end = (1 - Math.exp(-3 * life)) * 1.06
  const tipY = shell.y - up * end + life * life * shell.droop * shell.radius
  const ember = 1.6 * random()
  if (!seen.isMoment) addDot(canvas, shell.x + across * end, tipY, 0.0032, shell.rim, ember)
}

function drawRise(canvas: Canvas, shell: Shell, { bottom, pixel }: Frame, random: () => number): void {
  const lean = (random() - 0.5) * 0.12
  const step = Math.max(pixel * 0.8, 0.0015)
  for (let y = shell.y + shell.radius * 0.15; y < bottom; y += step) {
    const way = y - shell.y
    const fresh = climbedTo(shell, y, bottom)
    if (fresh <= 0) continue
    addDot(canvas, shell.x + lean * way * way * 3, y, 0.0012, shell.heart, fresh * 0.1 * (step / 0.0015))
  }
}

/** How brightly a height of the shell's way up glows: all of it in a photograph, the end of it in a film. */
function climbedTo({ y: goal, seen }: Shell, y: number, bottom: number): number {
  if (!seen.isMoment) return 1
  const top = mix(bottom, goal, smoothStep(-0.42, 0.02, seen.to))
  return y < top || seen.to > 0.1 ? 0 : 9 * Math.max(1 - (y - top) / 0.16, 0) ** 2
}

/** Shells that burst over a dark hill, as a long exposure shows them. */
export function renderFireworks(recipe: Recipe<'fireworks'>): Picture {
  const frame = frameOf(recipe)
  const random = seededRandom(recipe.seed)
  const noise = createNoise(recipe.seed)
  const [high, low] = shows[recipe.look].sky.map(lightOf)
  const shells = fireShells(recipe, frame, random)
  const canvas = paintCanvas(recipe, (x, y, color) => {
    if (high && low) mixColor(high, low, smoothStep(-0.6, 1, y / frame.bottom), color)
    const drift = noise.fractal(x * 4 + 3, y * 4, 5)
    for (const { x: sx, y: sy, radius, rim, heart, seen } of shells) {
      const away = ((x - sx - 0.02) ** 2 + (y - sy - 0.01) ** 2) / (radius * radius)
      if (away > 6) continue
      // Smoke hangs where the shell burst and is lit by it.
      addColor(color, rim, Math.exp(-away * 1.5) * Math.max(0.35 + drift * 1.1, 0) * 0.17 * seen.glow)
      addColor(color, heart, Math.exp(-away * 30) * 0.25 * seen.glow ** 4)
    }
  })
  for (const shell of shells) {
    drawRise(canvas, shell, frame, random)
    for (let spark = 0; spark < shell.sparks; spark += 1) drawSpark(canvas, shell, frame.pixel, random)
  }
  darkenHill(canvas, frame, recipe.seed)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: 1.25,
    bloom: 0.22,
    grain: recipe.phase === undefined ? 0.014 : grainOfFilm,
  })
}

function darkenHill(canvas: Canvas, { right, bottom, pixel }: Frame, seed: number): void {
  const noise = createNoise(seed + 5)
  for (let column = 0; column < canvas.width; column += 1) {
    const x = (column + 0.5) * pixel - right
    const trees = noise.fractal(x * 34, 2, 4) * 0.02 + Math.abs(noise.at(x * 90, 8)) * 0.008
    const ridge = bottom * 0.86 - noise.fractal(x * 1.6, 5, 3) * 0.09 - trees
    const from = Math.max(Math.floor((ridge + bottom) / pixel), 0)
    for (let row = from; row < canvas.height; row += 1) {
      const kept = mix(0.16, 0.05, smoothStep(0, 0.1, row * pixel - bottom - ridge))
      const place = (row * canvas.width + column) * 3
      for (let at = place; at < place + 3; at += 1) canvas.light[at] = (canvas.light[at] ?? 0) * kept
    }
  }
}
