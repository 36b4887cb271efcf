import { frameOf } from '../canvas.ts'
import { channels, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createAtmosphere, type Daylight } from '../landscape/atmosphere.ts'
import { createCloudLayer } from '../landscape/cloud-layer.ts'
import { balanceWhite, meterExposure } from '../landscape/darkroom.ts'
import { castShadows } from '../landscape/shadows.ts'
import { type Camera, paintSight, sightLand, viewOf } from '../landscape/sight.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { raiseTerrain, readGrid, slopesOf, smoothTerrain, type Terrain } from '../landscape/terrain.ts'
import type { Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Hour = { light: Daylight; sand: Rgb; haze: number; clouds: number; key: number; white: Rgb }

const hours: Record<Looks['dunes'], Hour> = {
  noon: {
    light: { sunUp: 0.33, sunAcross: 1.5, haze: 0.8 },
    sand: [0.62, 0.41, 0.24],
    haze: 0.35,
    clouds: 0.32,
    key: 0.29,
    white: [1.04, 1, 0.96],
  },
  dusk: {
    light: { sunUp: 0.17, sunAcross: 1.5, haze: 1.3 },
    sand: [0.62, 0.34, 0.17],
    haze: 0.4,
    clouds: 0.4,
    key: 0.21,
    white: [1.12, 0.98, 0.95],
  },
}

/** Dunes as the wind piles them up: slow to windward, steep to leeward, with a sharp crest between. */
function pileDunes(seed: number, noise: Noise, random: () => number, lean: number): Terrain {
  const drift = random() * 40
  const length = mix(1.4, 2, random())
  return raiseTerrain({ cells: 320, west: -0.9, near: 0.08, span: 1.8 }, (x, z) => {
    const bend = noise.fractal(x * 1.5 + drift, z * 1.5, 2) * 0.85 + noise.fractal(x * 4 + 9, z * 4, 3) * 0.1
    const along = (z * length + x * lean * length + bend) * 1.15 + (seed % 7) * 0.13
    const phase = along - Math.floor(along)
    const wind = 0.74
    const rise = phase < wind ? (phase / wind) ** 1.5 : 1 - ((phase - wind) / (1 - wind)) ** 0.9
    const tall = mix(0.35, 1, clamp(noise.fractal(x * 1.9 + 70, z * 1.6, 3) * 1.2 + 0.5))
    const swell = noise.fractal(x * 1.7 + 30, z * 1.7, 3)
    return 0.05 + rise * tall * 0.12 + swell * 0.035
  })
}

/** A field of dunes in raking light, with ripples in the sand before the camera. */
export function renderDunes(recipe: Recipe<'dunes'>): Picture {
  const hour = hours[recipe.look]
  const random = seededRandom(recipe.seed)
  const noise = createTableNoise(recipe.seed)
  // Crests run into the picture, and the sun stands on the windward side: one flank in the light, one in the shade.
  const side = random() < 0.5 ? -1 : 1
  const terrain = pileDunes(recipe.seed, noise, random, side * mix(0.7, 1.3, random()))
  smoothTerrain(terrain, 4)
  const slopes = slopesOf(terrain)
  const air = createAtmosphere({
    ...hour.light,
    sunAcross: (hour.light.sunAcross + (random() - 0.5) * 0.3) * -side,
  })
  const { sun, sunLight, ambient } = air
  const shadows = castShadows(terrain, sun, 0.03)
  const cloud = createCloudLayer(recipe.seed, air, hour.clouds + (random() - 0.5) * 0.25)
  const view = viewOf(recipe)
  const standing = Math.max(
    readGrid(terrain, terrain.heights, 0, 0.1),
    readGrid(terrain, terrain.heights, 0, 0.2),
  )
  const camera: Camera = {
    horizon: -frameOf(recipe).bottom * mix(0.16, 0.4, random()),
    spread: 0.8,
    eye: standing + mix(0.06, 0.1, random()),
  }
  const veil: Rgb = [0, 0, 0]

  function paintSand(direction: Rgb, x: number, z: number, color: Rgb): void {
    const footprint = z * view.pixel * camera.spread
    let slopeX = readGrid(terrain, slopes.across, x, z)
    let slopeZ = readGrid(terrain, slopes.along, x, z)
    const flat = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    // Ripples: finer than any grid, gone where a pixel is wider than they are, and on slopes where sand slides.
    const warp = noise.fractal(x * 11, z * 11, 3) * 2.2
    const wave = (z * 1.1 + x * 0.35) * 560 + warp * 9
    const shown = (1 - smoothStep(0.001, 0.0045, footprint)) * smoothStep(0.86, 0.95, flat)
    const ripple = (Math.cos(wave) + 0.35 * Math.cos(wave * 2 + warp)) * 0.14 * shown
    const grains = noise.at(x * 1900, z * 1900) * (1 - smoothStep(0.0002, 0.0007, footprint))
    slopeZ += ripple
    slopeX += ripple * 0.32 + grains * 0.08
    const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    const facing = Math.max((-slopeX * sun[0] + sun[1] - slopeZ * sun[2]) / length, 0)
    const lit = facing * smoothStep(0, 0.9, readGrid(terrain, shadows, x, z))
    const tone = 1 + noise.fractal(x * 6, z * 6, 3) * 0.16 + grains * 0.07
    air.at(direction[0], 0.06, direction[2], veil)
    const far = 1 - Math.exp(-z * z * hour.haze)
    for (const channel of channels) {
      const sky = ambient[channel] * (0.6 + 0.4 * flat) + sunLight[channel] * 0.016
      const own = hour.sand[channel] * tone * (sunLight[channel] * lit * 0.3 + sky)
      color[channel] = mix(own, mix(veil[channel], ambient[channel], 0.2) * 0.9, far)
    }
  }

  const sight = sightLand(view, camera, { from: 0.13, to: 1.9 }, (x, z) =>
    readGrid(terrain, terrain.heights, x, z),
  )
  const canvas = paintSight(view, camera, sight, (direction, x, z, color) => {
    if (z > 0) return paintSand(direction, x, z, color)
    air.at(direction[0], Math.max(direction[1], 0.003), direction[2], color)
    cloud(direction, 6, color)
  })
  balanceWhite(canvas, hour.white)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: meterExposure(canvas, hour.key),
    saturation: 1.12,
    bloom: 0.05,
    vignette: 0.16,
    grain: 0.01,
  })
}
