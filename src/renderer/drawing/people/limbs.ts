import { d } from '../svg.ts'
import type { Limb, Point } from './skeleton.ts'

/** A rounded shape from one circle to another, as path data. */
export function taper(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (distance <= Math.abs(fromRadius - toRadius) + 0.01) return disc(from, Math.max(fromRadius, toRadius))
  const direction = Math.atan2(to[1] - from[1], to[0] - from[0])
  const opening = Math.acos((fromRadius - toRadius) / distance)
  const on = (center: Point, radius: number, angle: number): Point => [
    center[0] + Math.cos(angle) * radius,
    center[1] + Math.sin(angle) * radius,
  ]
  const [ax, ay] = on(from, fromRadius, direction - opening)
  const [bx, by] = on(to, toRadius, direction - opening)
  const [cx, cy] = on(to, toRadius, direction + opening)
  const [ex, ey] = on(from, fromRadius, direction + opening)
  const wideEnd = opening > Math.PI / 2 ? 1 : 0
  return d`M${ax} ${ay}L${bx} ${by}A${toRadius} ${toRadius} 0 ${wideEnd} 1 ${cx} ${cy}L${ex} ${ey}A${fromRadius} ${fromRadius} 0 ${1 - wideEnd} 1 ${ax} ${ay}Z`
}

function disc([x, y]: Point, radius: number): string {
  return d`M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Both bones of a limb in one path. */
export function wholeLimb(limb: Limb, radii: readonly [number, number, number]): string {
  return taper(limb.joint, limb.middle, radii[0], radii[1]) + taper(limb.middle, limb.end, radii[1], radii[2])
}

/** Cloth that is round at the joint and ends in a straight hem. */
export function cuff(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const direction = Math.atan2(to[1] - from[1], to[0] - from[0])
  const across = Math.cos(direction + Math.PI / 2)
  const down = Math.sin(direction + Math.PI / 2)
  const [ax, ay] = [from[0] + across * fromRadius, from[1] + down * fromRadius]
  const [bx, by] = [from[0] - across * fromRadius, from[1] - down * fromRadius]
  return d`M${ax} ${ay}A${fromRadius} ${fromRadius} 0 0 1 ${bx} ${by}L${to[0] - across * toRadius} ${to[1] - down * toRadius}L${to[0] + across * toRadius} ${to[1] + down * toRadius}Z`
}
