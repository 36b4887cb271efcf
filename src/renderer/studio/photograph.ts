import { type Canvas, frameOf, paintCanvas, type Size, valueAt } from '../canvas.ts'
import { addColor, channels, type Rgb } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'
import { gatherLight, newSurface, type Surface, sunShare } from './light.ts'
import { measureGrid, readGrid, smoothGrid } from './light-grid.ts'
import { newHit, newRay } from './ray.ts'
import { materialOf, type Scene, trace } from './scene.ts'

/** The camera stands at x = 0, looks along -z, tipped by `tilt`; `spread` is the width of a frame of area 1 at distance 1. */
export type Camera = { height: number; distance: number; tilt: number; spread: number }

const sunRays = 32
const bounceRays = 24
const gloss = 42

// Where an edge is looked at again, in parts of a pixel.
const looks = [-1 / 3, 0, 1 / 3]

/** Takes the picture of a scene: soft sun, bounced light, smooth edges. */
export function photograph(scene: Scene, camera: Camera, size: Size): Canvas {
  const { right, bottom, pixel } = frameOf(size)
  const ray = newRay()
  const hit = newHit()
  const sunLight: Rgb = [0, 0, 0]
  const bounced: Rgb = [0, 0, 0]
  const mirrored: Rgb = [0, 0, 0]
  const painted: Rgb = [0, 0, 0]
  const sinTilt = Math.sin(camera.tilt)
  const cosTilt = Math.cos(camera.tilt)

  /** What the camera sees at a place counted in pixels. */
  function see(column: number, row: number, surface: Surface): boolean {
    const across = ((column + 0.5) * pixel - right) * camera.spread
    const up = -((row + 0.5) * pixel - bottom) * camera.spread
    const dy = up * cosTilt - sinTilt
    const dz = -up * sinTilt - cosTilt
    const length = lengthOf(across, dy, dz)
    ray.ox = 0
    ray.oy = camera.height
    ray.oz = camera.distance
    ray.dx = across / length
    ray.dy = dy / length
    ray.dz = dz / length
    if (!trace(scene, ray, hit)) return false
    surface.x = ray.ox + ray.dx * hit.distance
    surface.y = ray.oy + ray.dy * hit.distance
    surface.z = ray.oz + ray.dz * hit.distance
    surface.nx = hit.nx
    surface.ny = hit.ny
    surface.nz = hit.nz
    surface.solid = hit.solid
    return true
  }

  function measureSun(surface: Surface, seed: number, out: Rgb): void {
    out[0] = sunShare(scene, surface, sunRays, seed)
  }

  function measureBounce(surface: Surface, seed: number, out: Rgb): void {
    gatherLight(scene, surface, bounceRays, seed, out)
  }

  const coarse = Math.max(2, Math.round(1 / pixel / 235))
  const fine = Math.max(1, Math.round(1 / pixel / 550))
  const sunGrid = measureGrid(size, fine, see, measureSun)
  const bounceGrid = smoothGrid(measureGrid(size, coarse, see, measureBounce))

  function shadeSurface(surface: Surface, column: number, row: number, out: Rgb): void {
    const material = materialOf(scene, surface.solid)
    const shine = material.gloss
    const color = material.paint ? painted : material.color
    material.paint?.(surface.x, surface.y, surface.z, painted)
    if (!readGrid(sunGrid, column, row, surface, sunLight)) measureSun(surface, row, sunLight)
    if (!readGrid(bounceGrid, column, row, surface, bounced)) measureBounce(surface, row, bounced)
    const [sx, sy, sz] = scene.sun.direction
    const { nx, ny, nz } = surface
    const toSun = clamp(nx * sx + ny * sy + nz * sz) * sunLight[0]
    const facing = -(ray.dx * nx + ray.dy * ny + ray.dz * nz)
    const mx = ray.dx + 2 * facing * nx
    const my = ray.dy + 2 * facing * ny
    const mz = ray.dz + 2 * facing * nz
    const glance = shine * (0.04 + 0.5 * (1 - clamp(facing)) ** 5)
    const spot = clamp(mx * sx + my * sy + mz * sz) ** gloss * shine * sunLight[0] * 0.5
    scene.dome(mx, my, mz, mirrored)
    for (const at of channels) {
      out[at] =
        color[at] * (scene.sun.color[at] * toSun + bounced[at]) +
        scene.sun.color[at] * spot +
        mirrored[at] * glance
    }
  }

  const surface = newSurface()
  const solids = new Int8Array(size.width * size.height)
  const facings = new Float32Array(size.width * size.height)
  const canvas = paintCanvas(size, (_x, _y, color, place) => {
    const column = place % size.width
    const row = (place - column) / size.width
    if (!see(column, row, surface)) return
    solids[place] = surface.solid
    facings[place] = surface.nx * 2 + surface.ny * 3 + surface.nz
    shadeSurface(surface, column, row, color)
  })

  const sample: Rgb = [0, 0, 0]
  for (const place of findEdges(size, solids, facings)) {
    const column = place % size.width
    const row = (place - column) / size.width
    const sum: Rgb = [0, 0, 0]
    for (const across of looks) {
      for (const down of looks) {
        if (!see(column + across, row + down, surface)) continue
        shadeSurface(surface, column + across, row + down, sample)
        addColor(sum, sample, 1 / looks.length ** 2)
      }
    }
    canvas.light.set(sum, place * 3)
  }
  return canvas
}

/** The pixels beside which another solid, or another side of the same one, begins. */
function findEdges({ width }: Size, solids: Int8Array, facings: Float32Array): number[] {
  function differs(place: number, other: number): boolean {
    if (other < 0 || other >= solids.length) return false
    return (
      solids[place] !== solids[other] || Math.abs(valueAt(facings, place) - valueAt(facings, other)) > 0.25
    )
  }

  const edges: number[] = []
  for (let place = 0; place < solids.length; place += 1) {
    if (
      differs(place, place + 1) ||
      differs(place, place - 1) ||
      differs(place, place + width) ||
      differs(place, place - width)
    ) {
      edges.push(place)
    }
  }
  return edges
}
