import { valueAt } from '../canvas.ts'
import { lengthOf } from '../curves.ts'
import type { Hit, Ray } from './ray.ts'
import type { Solid } from './solids.ts'

/** A place on the outline of a turned solid: how far from the axis, how high. */
export type OutlinePoint = readonly [radius: number, height: number]

const closest = 1e-4
const piecesBetween = 4

// A curve through the points (Catmull and Rom).
function bend(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

type Rings = { radius: Float32Array; height: Float32Array; normalOut: Float32Array; normalUp: Float32Array }

function smoothOutline(outline: readonly OutlinePoint[]): Rings {
  const count = (outline.length - 1) * piecesBetween + 1
  const radius = new Float32Array(count)
  const height = new Float32Array(count)
  const at = (index: number): OutlinePoint =>
    outline[Math.min(Math.max(index, 0), outline.length - 1)] ?? [0, 0]
  for (let ring = 0; ring < count; ring += 1) {
    const before = Math.min(Math.floor(ring / piecesBetween), outline.length - 2)
    const [a, b, c, d] = [at(before - 1), at(before), at(before + 1), at(before + 2)]
    const share = ring / piecesBetween - before
    radius[ring] = Math.max(bend(a[0], b[0], c[0], d[0], share), 0)
    height[ring] = bend(a[1], b[1], c[1], d[1], share)
  }
  const normalOut = new Float32Array(count)
  const normalUp = new Float32Array(count)
  for (let ring = 0; ring < count; ring += 1) {
    const before = Math.max(ring - 1, 0)
    const after = Math.min(ring + 1, count - 1)
    const outward = valueAt(radius, after) - valueAt(radius, before)
    const upward = valueAt(height, after) - valueAt(height, before)
    const length = lengthOf(outward, upward) || 1
    normalOut[ring] = upward / length
    normalUp[ring] = -outward / length
  }
  return { radius, height, normalOut, normalUp }
}

/**
 * A solid as it leaves the lathe or the potter's wheel: an outline turned around an upright axis.
 * The outline runs from the foot up; it may turn in at the top and go down again, as the lip of a vase does.
 */
export function lathe(x: number, z: number, outline: readonly OutlinePoint[]): Solid {
  const { radius, height, normalOut, normalUp } = smoothOutline(outline)
  const widest = Math.max(...radius)
  const lowest = Math.min(...height)
  const highest = Math.max(...height)

  function meet(ray: Ray, hit: Hit): boolean {
    const ox = ray.ox - x
    const oz = ray.oz - z
    const a = ray.dx * ray.dx + ray.dz * ray.dz
    const b = ox * ray.dx + oz * ray.dz
    const c = ox * ox + oz * oz
    const reach = b * b - a * (c - widest * widest)
    if (reach <= 0 || a < 1e-9) return false
    // Only the rings between the heights at which the ray passes the widest cylinder can be met.
    const start = ray.oy + (ray.dy * (-b - Math.sqrt(reach))) / a
    const end = ray.oy + (ray.dy * (-b + Math.sqrt(reach))) / a
    const low = Math.min(start, end)
    const high = Math.max(start, end)
    let met = false
    for (let ring = 0; ring + 1 < radius.length; ring += 1) {
      const fromY = valueAt(height, ring)
      const toY = valueAt(height, ring + 1)
      if (Math.max(fromY, toY) < low || Math.min(fromY, toY) > high) continue
      const fromRadius = valueAt(radius, ring)
      const rise = toY - fromY
      const slope = (valueAt(radius, ring + 1) - fromRadius) / (Math.abs(rise) < 1e-5 ? 1e-5 : rise)
      // A piece of a cone: its radius grows by `slope` with the height.
      const base = fromRadius + slope * (ray.oy - fromY)
      const grow = slope * ray.dy
      const qa = a - grow * grow
      const qb = b - base * grow
      const root = qb * qb - qa * (c - base * base)
      if (root <= 0 || Math.abs(qa) < 1e-9) continue
      const half = Math.sqrt(root)
      for (let side = -1; side <= 1; side += 2) {
        const distance = (-qb + side * half) / qa
        if (distance <= closest || distance >= hit.distance) continue
        const share = (ray.oy + ray.dy * distance - fromY) / rise
        if (!(share >= 0 && share <= 1) || base + grow * distance < 0) continue
        const px = ox + ray.dx * distance
        const pz = oz + ray.dz * distance
        const away = lengthOf(px, pz) || 1
        const out = valueAt(normalOut, ring) * (1 - share) + valueAt(normalOut, ring + 1) * share
        const up = valueAt(normalUp, ring) * (1 - share) + valueAt(normalUp, ring + 1) * share
        const length = lengthOf(out, up) || 1
        hit.distance = distance
        hit.nx = (px / away) * (out / length)
        hit.ny = up / length
        hit.nz = (pz / away) * (out / length)
        met = true
      }
    }
    return met
  }

  const middle = (lowest + highest) / 2
  return { bounds: { x, y: middle, z, radius: lengthOf(widest, (highest - lowest) / 2) }, meet }
}
