import { valueAt } from '../canvas.ts'
import { channels, type Rgb } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'

/** Angles in radians: the sun above the horizon, and to the right of the view. */
export type Daylight = { sunUp: number; sunAcross: number; haze: number }

export type Atmosphere = {
  /** The direction of the sun, of length 1; x to the right, y up, z into the picture. */
  sun: Rgb
  sunLight: Rgb
  /** What the whole sky sheds on level ground. */
  ambient: Rgb
  /** The light of the clear sky from a direction of length 1. */
  at: (x: number, y: number, z: number, out: Rgb) => void
}

// Metres; how strongly air scatters each color, how much ozone swallows.
const ground = 6_360_000
const top = 6_420_000
const airScatter: Rgb = [5.8e-6, 13.5e-6, 33.1e-6]
const ozoneLoss: Rgb = [0.65e-6, 1.88e-6, 0.085e-6]
const dustScatter = 8e-6
const brightness = 22
// What comes back after several turns through the air, as a share of the sunlight.
const pale: Rgb = [0.036, 0.042, 0.052]
const azimuths = 40
const heights = 56

type Depth = [air: number, dust: number, ozone: number]

function addDepth(depth: Depth, height: number, length: number): void {
  depth[0] += Math.exp(-height / 8000) * length
  depth[1] += Math.exp(-height / 1200) * length
  depth[2] += Math.max(0, 1 - Math.abs(height - 25_000) / 15_000) * length
}

/** What lies between a place at this height and the sun. */
function depthToSun(height: number, rise: number, out: Depth): void {
  const radius = ground + height
  const along = radius * rise
  const length = -along + Math.sqrt(along * along - radius * radius + top * top)
  const steps = 8
  out.fill(0)
  for (let step = 0; step < steps; step += 1) {
    const way = (length * (step + 0.5)) / steps
    const reached = Math.sqrt(radius * radius + way * way + 2 * along * way)
    addDepth(out, Math.max(reached - ground, 0), length / steps)
  }
}

/** Sunlight scattered once on its way through air, dust and ozone, as a table for every direction of the sky. */
export function createAtmosphere({ sunUp, sunAcross, haze }: Daylight): Atmosphere {
  const dust = dustScatter * haze
  const sun: Rgb = [
    Math.cos(sunUp) * Math.sin(sunAcross),
    Math.sin(sunUp),
    Math.cos(sunUp) * Math.cos(sunAcross),
  ]
  const table = new Float32Array(azimuths * heights * 3)
  const toSun: Depth = [0, 0, 0]

  function passing(channel: 0 | 1 | 2, air: number, grains: number, ozone: number): number {
    return Math.exp(-(airScatter[channel] * air + dust * 1.1 * grains + ozoneLoss[channel] * ozone))
  }

  const again: Rgb = [0, 0, 0]
  depthToSun(5000, Math.sin(sunUp) + 0.03, toSun)
  for (const channel of channels) {
    again[channel] =
      passing(channel, ...toSun) * brightness * pale[channel] * clamp(Math.sin(sunUp) * 3 + 0.25)
  }

  function scatter(rise: number, turn: number, place: number): void {
    const flat = Math.sqrt(1 - rise * rise)
    const towards = flat * Math.cos(turn) * Math.cos(sunUp) + rise * Math.sin(sunUp)
    const start = ground + 500
    const along = start * rise
    const length = -along + Math.sqrt(along * along - start * start + top * top)
    const passed: Depth = [0, 0, 0]
    const byAir: Rgb = [0, 0, 0]
    const byDust: Rgb = [0, 0, 0]
    const steps = 14
    for (let step = 0; step < steps; step += 1) {
      const from = length * (step / steps) ** 1.6
      const stride = length * ((step + 1) / steps) ** 1.6 - from
      const way = from + stride / 2
      const radius = Math.sqrt(start * start + way * way + 2 * along * way)
      const height = radius - ground
      addDepth(passed, height, stride)
      const sunRise =
        (flat * Math.cos(turn) * way * Math.cos(sunUp) + (start + rise * way) * Math.sin(sunUp)) / radius
      depthToSun(height, sunRise, toSun)
      const air = Math.exp(-height / 8000) * stride
      const grains = Math.exp(-height / 1200) * stride
      for (const channel of channels) {
        const left = passing(channel, passed[0] + toSun[0], passed[1] + toSun[1], passed[2] + toSun[2])
        byAir[channel] += left * air
        byDust[channel] += left * grains
      }
    }
    const g = 0.76
    const round = 1 + towards * towards
    const airPhase = (3 / (16 * Math.PI)) * round
    const dustPhase =
      ((3 / (8 * Math.PI)) * (1 - g * g) * round) / ((2 + g * g) * (1 + g * g - 2 * g * towards) ** 1.5)
    for (const channel of channels) {
      table[place + channel] =
        brightness * (byAir[channel] * airScatter[channel] * airPhase + byDust[channel] * dust * dustPhase)
    }
    // Light that was scattered more than once comes from everywhere; it makes the horizon pale.
    for (const channel of channels) {
      const lost = 1 - passing(channel, passed[0], passed[1], passed[2])
      table[place + channel] = valueAt(table, place + channel) + lost * again[channel]
    }
  }

  for (let row = 0; row < heights; row += 1) {
    const rise = Math.sin(((row / (heights - 1)) ** 2 * Math.PI) / 2 + 1e-4)
    for (let column = 0; column < azimuths; column += 1) {
      scatter(rise, (column / (azimuths - 1)) * Math.PI, (row * azimuths + column) * 3)
    }
  }

  function at(x: number, y: number, z: number, out: Rgb): void {
    const row = Math.sqrt(Math.asin(clamp(y)) / (Math.PI / 2)) * (heights - 1)
    const turn = Math.abs(Math.atan2(x, z) - sunAcross) % (Math.PI * 2)
    const column = ((turn > Math.PI ? Math.PI * 2 - turn : turn) / Math.PI) * (azimuths - 1)
    const above = Math.min(Math.floor(row), heights - 2)
    const left = Math.min(Math.floor(column), azimuths - 2)
    const down = row - above
    const across = column - left
    const place = (above * azimuths + left) * 3
    for (const channel of channels) {
      const low = place + channel
      const high = low + azimuths * 3
      const lower = valueAt(table, low) * (1 - across) + valueAt(table, low + 3) * across
      const upper = valueAt(table, high) * (1 - across) + valueAt(table, high + 3) * across
      out[channel] = lower * (1 - down) + upper * down
    }
  }

  depthToSun(500, Math.sin(sunUp), toSun)
  const sunLight: Rgb = [0, 0, 0]
  for (const channel of channels) sunLight[channel] = passing(channel, ...toSun) * brightness * 0.9
  return { sun, sunLight, ambient: averageSky(at), at }
}

function averageSky(at: Atmosphere['at']): Rgb {
  const sum: Rgb = [0, 0, 0]
  const light: Rgb = [0, 0, 0]
  at(0, 1, 0, light)
  for (const channel of channels) sum[channel] = light[channel] / 2
  for (let turn = 0; turn < 8; turn += 1) {
    const angle = (turn / 8) * Math.PI * 2
    const length = lengthOf(0.8, 0.6)
    at((Math.sin(angle) * 0.8) / length, 0.6 / length, (Math.cos(angle) * 0.8) / length, light)
    for (const channel of channels) sum[channel] += light[channel] / 16
  }
  return sum
}
