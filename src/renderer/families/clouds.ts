import { frameOf } from '../canvas.ts'
import { channels, mixColor, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import { develop } from '../develop.ts'
import { createAtmosphere, type Daylight } from '../landscape/atmosphere.ts'
import { createCloudLayer } from '../landscape/cloud-layer.ts'
import { balanceWhite, meterExposure } from '../landscape/darkroom.ts'
import { growForest } from '../landscape/forest-cover.ts'
import { mountainLand } from '../landscape/mountain-land.ts'
import { lightMountains, roughness } from '../landscape/mountain-light.ts'
import { type Camera, paintSight, sightLand, spreadFor, viewOf } from '../landscape/sight.ts'
import { createTableNoise } from '../landscape/table-noise.ts'
import { readGrid } from '../landscape/terrain.ts'
import type { Noise } from '../noise.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'

type Flight = { light: Daylight; snow: number; key: number; white: Rgb }

const flights: Record<Looks['clouds'], Flight> = {
  day: { light: { sunUp: 0.5, sunAcross: 1.5, haze: 0.6 }, snow: 0.5, key: 0.3, white: [1, 1, 1] },
  sunset: {
    light: { sunUp: 0.07, sunAcross: 0.75, haze: 1.2 },
    snow: 0.45,
    key: 0.18,
    white: [0.98, 0.94, 1.12],
  },
}

/** The upper side of the clouds: long swells with round heads on them. */
function cloudTop(noise: Noise, x: number, z: number, octaves: number): number {
  const swell = noise.fractal(x * 1.7 + 30, z * 2.6, 3) * 0.035
  let heads = 0
  let strength = 0.017
  let atX = x * 7
  let atZ = z * 9
  for (let octave = 0; octave < octaves; octave += 1) {
    const fold = noise.at(atX, atZ)
    heads += strength * Math.sqrt(fold * fold + 0.02)
    const turned = atX * 1.6 - atZ * 1.2 + 13.1
    atZ = atX * 1.2 + atZ * 1.6 + 5.7
    atX = turned
    strength *= 0.44
  }
  return swell + heads
}

/** A sea of clouds with mountain tops standing out of it. */
export function renderClouds(recipe: Recipe<'clouds'>): Picture {
  const flight = flights[recipe.look]
  const random = seededRandom(recipe.seed)
  const noise = createTableNoise(recipe.seed)
  const land = mountainLand({ seed: recipe.seed, basin: 'range' })
  const { terrain, highest } = land
  const air = createAtmosphere({
    ...flight.light,
    sunAcross: flight.light.sunAcross * mix(0.8, 1.15, random()) * -land.side,
  })
  const { sun, sunLight, ambient } = air
  const cirrus = createCloudLayer(recipe.seed + 9, air, mix(0.25, 0.5, random()))
  const season = { snow: flight.snow, trees: 0.02, autumn: 0 }
  const forest = growForest(terrain, land.slopes, noise, { treeLine: highest * season.trees, level: 0.9 })
  const paintRock = lightMountains({ land, forest, air, noise, season, mist: { haze: 0.5, valley: 0 } })
  const level = highest * mix(0.36, 0.46, random())
  const view = viewOf(recipe)
  const camera: Camera = {
    horizon: frameOf(recipe).bottom * mix(-0.1, 0.16, random()),
    spread: spreadFor(frameOf(recipe), 0.9),
    eye: level + mix(0.085, 0.12, random()),
  }
  const veil: Rgb = [0, 0, 0]
  const cloud: Rgb = [0, 0, 0]

  function topAt(x: number, z: number, footprint: number): number {
    return level + cloudTop(noise, x, z, clamp(Math.floor(Math.log2(0.12 / footprint)), 1, 5))
  }

  function rockAt(x: number, z: number, footprint: number): number {
    return readGrid(terrain, terrain.heights, x, z) + roughness(noise, x, z, footprint)
  }

  function paintCloud(direction: Rgb, x: number, z: number, footprint: number): void {
    const step = Math.max(footprint * 2, 0.003)
    const here = topAt(x, z, footprint)
    const slopeX = (topAt(x + step, z, footprint) - here) / step
    const slopeZ = (topAt(x, z + step, footprint) - here) / step
    const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    const facing = (-slopeX * sun[0] + sun[1] - slopeZ * sun[2]) / length
    // Light goes around corners inside a cloud: sides turned away are dim, not dark.
    const lit = clamp((facing + 0.5) / 1.5)
    const high = clamp(0.5 + (here - level) * 11)
    const toSun = clamp(direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2])
    air.at(direction[0], 0.05, direction[2], veil)
    const far = 1 - Math.exp(-z * z * 0.3)
    const gray = (sunLight[0] + sunLight[1] + sunLight[2]) / 3
    for (const channel of channels) {
      const warm = mix(sunLight[channel], gray, 0.35)
      const direct = warm * (0.05 + 0.2 * lit) * (0.55 + 0.45 * high) * (1 + toSun ** 6)
      cloud[channel] = mix(direct + ambient[channel] * (0.6 + 0.5 * high), veil[channel], far)
    }
  }

  const sight = sightLand(view, camera, { from: 0.1, to: 2.6 }, (x, z, footprint) =>
    Math.max(topAt(x, z, footprint), rockAt(x, z, footprint)),
  )
  const canvas = paintSight(view, camera, sight, (direction, x, z, color) => {
    if (z <= 0) {
      air.at(direction[0], Math.max(direction[1], 0.003), direction[2], color)
      cirrus(direction, 6, color)
      return
    }
    const footprint = z * view.pixel * camera.spread
    const above = rockAt(x, z, footprint) - topAt(x, z, footprint)
    const mist = 1 - smoothStep(-0.004, 0.03, above + noise.fractal(x * 22, z * 22, 3) * 0.02)
    if (mist > 0) paintCloud(direction, x, z, footprint)
    if (mist < 1) paintRock(direction, x, z, footprint, color)
    mixColor(color, cloud, mist, color)
  })
  balanceWhite(canvas, flight.white)
  return develop(canvas, {
    seed: recipe.seed,
    tone: 'filmic',
    exposure: meterExposure(canvas, flight.key),
    saturation: 1.08,
    bloom: 0.08,
    vignette: 0.14,
    grain: 0.009,
  })
}
