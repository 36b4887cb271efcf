import type { Rgb } from '../color.ts'
import type { Hit, Ray } from './ray.ts'
import type { Meet, Solid } from './solids.ts'

export type Material = {
  color: Rgb
  gloss: number
  /** What the camera sees in place of `color`; the light that a surface throws on others stays plain. */
  paint?: (x: number, y: number, z: number, out: Rgb) => void
}

export type Prop = { solid: Solid; material: Material }

export type Scene = {
  /** The ground behind everything; it never throws a shadow. */
  ground: Meet
  groundMaterial: Material
  props: readonly Prop[]
  sun: { direction: Rgb; color: Rgb; softness: number }
  /** Light that arrives from a direction in which nothing stands. */
  dome: (x: number, y: number, z: number, out: Rgb) => void
  /** The part of the sun that passes whatever hangs before it, such as a window frame. */
  cookie: (x: number, y: number, z: number) => number
}

export const groundId = 0

export function materialOf(scene: Scene, solid: number): Material {
  const prop = solid > 0 ? scene.props[solid - 1] : undefined
  return prop ? prop.material : scene.groundMaterial
}

function missesBounds(ray: Ray, { x, y, z, radius }: Solid['bounds']): boolean {
  const ox = x - ray.ox
  const oy = y - ray.oy
  const oz = z - ray.oz
  const along = ox * ray.dx + oy * ray.dy + oz * ray.dz
  const gap = ox * ox + oy * oy + oz * oz - radius * radius
  return gap > 0 && (along < 0 || along * along < gap)
}

/** Finds the nearest surface. Ray directions have the length 1. */
export function trace(scene: Scene, ray: Ray, hit: Hit): boolean {
  hit.distance = Number.POSITIVE_INFINITY
  hit.solid = -1
  let solid = 0
  for (const prop of scene.props) {
    solid += 1
    if (missesBounds(ray, prop.solid.bounds)) continue
    if (prop.solid.meet(ray, hit)) hit.solid = solid
  }
  if (scene.ground(ray, hit)) hit.solid = groundId
  return hit.solid >= 0
}

export function isBlocked(scene: Scene, ray: Ray, scratch: Hit): boolean {
  for (const prop of scene.props) {
    if (missesBounds(ray, prop.solid.bounds)) continue
    scratch.distance = Number.POSITIVE_INFINITY
    if (prop.solid.meet(ray, scratch)) return true
  }
  return false
}
