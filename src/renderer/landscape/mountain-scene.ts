import { blurCanvas, sampleCanvas } from '../blur.ts'
import { type Canvas, frameOf, type Size, valueAt } from '../canvas.ts'
import { channels, type Rgb } from '../color.ts'
import { clamp, mix, smoothStep } from '../curves.ts'
import type { Noise } from '../noise.ts'
import type { Atmosphere } from './atmosphere.ts'
import { type Crown, growForest } from './forest-cover.ts'
import { lakeLevel, type MountainLand } from './mountain-land.ts'
import { lightMountains, type Mist, roughness, type Season } from './mountain-light.ts'
import { type Camera, paintSight, sightLand, type View, viewOf } from './sight.ts'
import { readGrid } from './terrain.ts'

export type MountainScene = {
  land: MountainLand
  air: Atmosphere
  noise: Noise
  season: Season
  mist: Mist
  camera: Camera
  /** Colors a direction in which there is no land. */
  sky: (direction: Rgb, color: Rgb) => void
  /** How much the wind moves the water, if there is a lake. */
  ripples: number
}

export type MountainView = {
  canvas: Canvas
  /** Whether the sky is seen at a place of the frame. */
  isSky: (x: number, y: number) => boolean
}

/** Paints mountains, and their lake: the view is drawn once as it is and once upside down, as the water shows it. */
export function paintMountainScene(size: Size, scene: MountainScene): MountainView {
  const { land, air, noise, camera } = scene
  const { terrain } = land
  const forest = growForest(terrain, land.slopes, noise, {
    treeLine: land.highest * scene.season.trees,
    level: land.treesTo,
  })
  const paint = lightMountains({ ...scene, forest })
  const crown: Crown = { rise: 0, share: 0, slopeX: 0, slopeZ: 0, id: 0 }
  const view = viewOf(size)
  const { bottom } = frameOf(size)
  const reach = { from: land.hasLake ? 0.035 : 0.14, to: 2.12 }

  function groundAt(x: number, z: number, footprint: number): number {
    return readGrid(terrain, terrain.heights, x, z) + roughness(noise, x, z, footprint)
  }

  function isWet(height: number): boolean {
    return land.hasLake && height <= lakeLevel
  }

  function heightAt(x: number, z: number, footprint: number): number {
    const height = groundAt(x, z, footprint)
    if (isWet(height)) return lakeLevel
    forest.crownAt(x, z, footprint, crown)
    return height + crown.rise
  }

  function paintDry(direction: Rgb, x: number, z: number, color: Rgb): void {
    if (z > 0) paint(direction, x, z, z * view.pixel * camera.spread, color)
    else scene.sky(direction, color)
  }

  const sight = sightLand(view, camera, reach, heightAt)
  const paintWater = land.hasLake ? floodLake() : undefined
  const canvas = paintSight(view, camera, sight, (direction, x, z, color) => {
    if (z > 0 && isWet(groundAt(x, z, z * view.pixel * camera.spread))) paintWater?.(direction, x, z, color)
    else paintDry(direction, x, z, color)
  })
  const isSky = (x: number, y: number) => {
    const column = Math.floor((x - view.left) / view.pixel)
    const row = Math.floor((y - view.top) / view.pixel)
    return y < bottom && valueAt(sight.distance, row * size.width + column) === 0
  }
  return { canvas, isSky }

  function floodLake(): (direction: Rgb, x: number, z: number, color: Rgb) => void {
    // Moving water blurs what it mirrors, so that large pictures can do with half the points.
    const pixel = view.pixel * (view.pixel < 0.0016 ? 2 : 1)
    const rows = Math.max(Math.ceil((bottom - camera.horizon) / pixel), 1)
    const width = Math.ceil((view.width * view.pixel) / pixel)
    const below: View = { width, height: rows, pixel, left: view.left, top: camera.horizon - rows * pixel }
    const mirror = blurCanvas(paintMirror(below), Math.round(0.0011 / pixel))
    const deep: Rgb = [0.012, 0.03, 0.034]
    const eyeAbove = camera.eye - lakeLevel
    return (direction, x, z, color) => {
      const calm = smoothStep(-0.15, 0.25, noise.fractal(x * 3, z * 1.2, 3))
      const strength = scene.ripples * mix(0.25, 1, calm)
      const fine = noise.fractal(x * 160, z * 320, 3)
      const broad = noise.fractal(x * 26, z * 60, 3)
      const near = clamp(eyeAbove / z / 0.2)
      const shift = ((fine * 0.6 + broad) * 0.03 * strength * near) / pixel
      const sideways = (broad * 0.006 * strength * near) / pixel
      const lower = -direction[1] / direction[2] / camera.spread / pixel
      const column = (direction[0] / direction[2] / camera.spread - view.left) / pixel - 0.5
      const row = clamp(rows - lower - Math.abs(shift) - 0.5, 0, rows - 1)
      const facing = clamp(-direction[1] + Math.abs(fine) * 0.05 * strength)
      const glance = 0.3 + 0.7 * (1 - facing) ** 4
      for (const channel of channels) {
        const seen = sampleCanvas(mirror, column + sideways, row, channel)
        color[channel] = seen * glance * 0.94 + deep[channel] * air.ambient[channel] * (1 - glance) * 1.4
      }
    }
  }

  /** What a camera as deep under the water as this one is above it would see, if there were no water. */
  function paintMirror(below: View): Canvas {
    const from = { ...camera, eye: 2 * lakeLevel - camera.eye }
    const mirrored = sightLand(below, from, { from: 0.1, to: 2.12 }, (x, z, footprint) => {
      const height = heightAt(x, z, footprint)
      return height > lakeLevel ? height : -1
    })
    return paintSight(below, from, mirrored, paintDry)
  }
}
