import { lengthOf, smoothStep } from '../curves.ts'
import { type Hit, newSpan, type Ray, type Span } from './ray.ts'

/** Writes a hit and answers true when the ray meets the solid nearer than the hit already held. */
export type Meet = (ray: Ray, hit: Hit) => boolean

export type Solid = {
  meet: Meet
  /** A ball around the solid, asked first because most rays miss. */
  bounds: { x: number; y: number; z: number; radius: number }
}

type Convex = (ray: Ray, span: Span) => boolean

const closest = 1e-4

function whole(span: Span): void {
  span.near = Number.NEGATIVE_INFINITY
  span.far = Number.POSITIVE_INFINITY
}

function enter(span: Span, distance: number, x: number, y: number, z: number): void {
  if (distance <= span.near) return
  span.near = distance
  span.nearX = x
  span.nearY = y
  span.nearZ = z
}

function leave(span: Span, distance: number, x: number, y: number, z: number): void {
  if (distance >= span.far) return
  span.far = distance
  span.farX = x
  span.farY = y
  span.farZ = z
}

/** Keeps the part of the span between two planes that face up and down (axis y) or front and back (axis z). */
function cutSlab(span: Span, origin: number, direction: number, low: number, high: number, axis: 'y' | 'z') {
  if (Math.abs(direction) < 1e-9) return origin > low && origin < high
  const toLow = (low - origin) / direction
  const toHigh = (high - origin) / direction
  const ny = axis === 'y' ? 1 : 0
  const nz = 1 - ny
  if (direction > 0) {
    enter(span, toLow, 0, -ny, -nz)
    leave(span, toHigh, 0, ny, nz)
  } else {
    enter(span, toHigh, 0, ny, nz)
    leave(span, toLow, 0, -ny, -nz)
  }
  return span.near < span.far
}

function drumSpan(cx: number, cz: number, radius: number, bottom: number, top: number): Convex {
  return (ray, span) => {
    whole(span)
    const ox = ray.ox - cx
    const oz = ray.oz - cz
    const a = ray.dx * ray.dx + ray.dz * ray.dz
    const b = ox * ray.dx + oz * ray.dz
    const c = ox * ox + oz * oz - radius * radius
    const root = b * b - a * c
    if (root <= 0) return false
    const half = Math.sqrt(root)
    const near = (-b - half) / a
    const far = (-b + half) / a
    enter(span, near, (ox + ray.dx * near) / radius, 0, (oz + ray.dz * near) / radius)
    leave(span, far, (ox + ray.dx * far) / radius, 0, (oz + ray.dz * far) / radius)
    return cutSlab(span, ray.oy, ray.dy, bottom, top, 'y')
  }
}

type ArchShape = { x: number; spring: number; radius: number; front: number; back: number }

/** A doorway filled with matter: straight up to the spring line, a half disc above it. */
function doorwaySpan({ x, spring, radius, front, back }: ArchShape): Convex {
  return (ray, span) => {
    whole(span)
    const ox = ray.ox - x
    const oy = ray.oy - spring
    const { dx, dy } = ray
    let near = Number.POSITIVE_INFINITY
    let far = Number.NEGATIVE_INFINITY
    const a = dx * dx + dy * dy
    const b = ox * dx + oy * dy
    const root = b * b - a * (ox * ox + oy * oy - radius * radius)
    if (root > 0) {
      near = (-b - Math.sqrt(root)) / a
      far = (-b + Math.sqrt(root)) / a
    }
    // The straight part: below the spring line, between the two posts. Only its sides are ever seen.
    const toLeft = (-radius - ox) / dx
    const toRight = (radius - ox) / dx
    const toSpring = -oy / dy
    const sideNear = Math.max(Math.min(toLeft, toRight), dy < 0 ? toSpring : Number.NEGATIVE_INFINITY)
    const sideFar = Math.min(Math.max(toLeft, toRight), dy > 0 ? toSpring : Number.POSITIVE_INFINITY)
    if (sideNear < sideFar) {
      near = Math.min(near, sideNear)
      far = Math.max(far, sideFar)
    }
    if (near >= far) return false
    enterRound(ox, oy, dx, dy, near, true)
    enterRound(ox, oy, dx, dy, far, false)
    return cutSlab(span, ray.oz, ray.dz, back, front, 'z')

    function enterRound(x0: number, y0: number, vx: number, vy: number, distance: number, entering: boolean) {
      const px = x0 + vx * distance
      const py = Math.max(y0 + vy * distance, 0)
      const length = lengthOf(px, py) || 1
      if (entering) enter(span, distance, px / length, py / length, 0)
      else leave(span, distance, px / length, py / length, 0)
    }
  }
}

function record(hit: Hit, distance: number, nx: number, ny: number, nz: number): void {
  hit.distance = distance
  hit.nx = nx
  hit.ny = ny
  hit.nz = nz
}

/** Leans the normal over near an edge, so that the edge catches light as if it were rounded. */
function soften(hit: Hit, toX: number, toY: number, toZ: number, share: number): void {
  hit.nx += toX * share
  hit.ny += toY * share
  hit.nz += toZ * share
  const length = lengthOf(hit.nx, hit.ny, hit.nz)
  hit.nx /= length
  hit.ny /= length
  hit.nz /= length
}

export function ball(x: number, y: number, z: number, radius: number): Solid {
  return {
    bounds: { x, y, z, radius },
    meet: (ray, hit) => {
      const ox = ray.ox - x
      const oy = ray.oy - y
      const oz = ray.oz - z
      const b = ox * ray.dx + oy * ray.dy + oz * ray.dz
      const root = b * b - (ox * ox + oy * oy + oz * oz - radius * radius)
      if (root <= 0) return false
      const distance = -b - Math.sqrt(root)
      if (distance <= closest || distance >= hit.distance) return false
      record(
        hit,
        distance,
        (ox + ray.dx * distance) / radius,
        (oy + ray.dy * distance) / radius,
        (oz + ray.dz * distance) / radius,
      )
      return true
    },
  }
}

export type Drum = { x: number; z: number; radius: number; bottom: number; top: number; bevel: number }

/** An upright cylinder with a softened rim. */
export function drum({ x, z, radius, bottom, top, bevel }: Drum): Solid {
  const convex = drumSpan(x, z, radius, bottom, top)
  const span = newSpan()
  const height = top - bottom
  return {
    bounds: { x, y: (top + bottom) / 2, z, radius: lengthOf(radius, height / 2) },
    meet: (ray, hit) => {
      if (!convex(ray, span) || span.near <= closest || span.near >= hit.distance) return false
      record(hit, span.near, span.nearX, span.nearY, span.nearZ)
      const px = ray.ox + ray.dx * span.near - x
      const pz = ray.oz + ray.dz * span.near - z
      const outward = lengthOf(px, pz)
      if (span.nearY > 0.5) {
        soften(hit, px / outward, 0, pz / outward, smoothStep(radius - bevel, radius, outward))
      } else {
        const py = ray.oy + ray.dy * span.near
        soften(hit, 0, 1, 0, smoothStep(top - bevel, top, py))
      }
      return true
    },
  }
}

export type Arch = ArchShape & { thickness: number; bevel: number }

function archBounds({ x, spring, radius, front, back }: ArchShape): Solid['bounds'] {
  const top = spring + radius
  return { x, y: top / 2, z: (front + back) / 2, radius: lengthOf(radius, top / 2, (front - back) / 2) }
}

// How far a point lies outside the doorway's outline; negative inside.
function outlineDistance(shape: ArchShape, px: number, py: number): number {
  return lengthOf(px - shape.x, Math.max(py - shape.spring, 0)) - shape.radius
}

function softenFace(hit: Hit, shape: ArchShape, px: number, py: number, bevel: number, side: 1 | -1): void {
  const depth = -side * outlineDistance(shape, px, py)
  if (depth < 0 || depth > bevel) return
  const dx = px - shape.x
  const dy = Math.max(py - shape.spring, 0)
  const length = lengthOf(dx, dy) || 1
  soften(hit, (side * dx) / length, (side * dy) / length, 0, smoothStep(bevel, 0, depth))
}

/** A standing slab in the shape of a doorway. */
export function archPanel(arch: Arch): Solid {
  const convex = doorwaySpan(arch)
  const span = newSpan()
  return {
    bounds: archBounds(arch),
    meet: (ray, hit) => {
      if (!convex(ray, span) || span.near <= closest || span.near >= hit.distance) return false
      record(hit, span.near, span.nearX, span.nearY, span.nearZ)
      const px = ray.ox + ray.dx * span.near
      const py = ray.oy + ray.dy * span.near
      const pz = ray.oz + ray.dz * span.near
      if (span.nearZ > 0.5) softenFace(hit, arch, px, py, arch.bevel, 1)
      else soften(hit, 0, 0, 1, smoothStep(arch.front - arch.bevel, arch.front, pz))
      return true
    },
  }
}

/** The frame of a doorway: one can look and cast light through it. */
export function archFrame(arch: Arch): Solid {
  const inner: ArchShape = {
    ...arch,
    radius: arch.radius - arch.thickness,
    front: arch.front + 1,
    back: arch.back - 1,
  }
  const outerConvex = doorwaySpan(arch)
  const innerConvex = doorwaySpan(inner)
  const outerSpan = newSpan()
  const innerSpan = newSpan()
  return {
    bounds: archBounds(arch),
    meet: (ray, hit) => {
      if (!outerConvex(ray, outerSpan) || outerSpan.far <= closest) return false
      const opens = innerConvex(ray, innerSpan)
      const start = Math.max(outerSpan.near, closest)
      const startsInOpening = opens && innerSpan.near < start && innerSpan.far > start
      if (!startsInOpening) {
        if (start >= hit.distance) return false
        // A ray that starts inside the matter ends at once: no light comes out of a wall.
        record(hit, start, outerSpan.nearX, outerSpan.nearY, outerSpan.nearZ)
        if (outerSpan.near > closest) softenOutside(ray, hit)
        return true
      }
      if (innerSpan.far >= outerSpan.far || innerSpan.far >= hit.distance) return false
      record(hit, innerSpan.far, -innerSpan.farX, -innerSpan.farY, -innerSpan.farZ)
      const pz = ray.oz + ray.dz * innerSpan.far
      soften(hit, 0, 0, 1, smoothStep(arch.front - arch.bevel, arch.front, pz))
      return true
    },
  }

  function softenOutside(ray: Ray, hit: Hit): void {
    const px = ray.ox + ray.dx * hit.distance
    const py = ray.oy + ray.dy * hit.distance
    const pz = ray.oz + ray.dz * hit.distance
    if (outerSpan.nearZ > 0.5) {
      softenFace(hit, arch, px, py, arch.bevel, 1)
      softenFace(hit, inner, px, py, arch.bevel, -1)
    } else soften(hit, 0, 0, 1, smoothStep(arch.front - arch.bevel, arch.front, pz))
  }
}

/** A seamless studio ground: floor at y = 0, wall at `wall`, joined by a curve. */
export function sweep(wall: number, curve: number): Meet {
  return (ray, hit) => {
    const toFloor = ray.dy < 0 ? -ray.oy / ray.dy : Number.POSITIVE_INFINITY
    const toWall = ray.dz < 0 ? (wall - ray.oz) / ray.dz : Number.POSITIVE_INFINITY
    let distance = Math.min(toFloor, toWall)
    if (distance === Number.POSITIVE_INFINITY) return false
    let ny = toFloor <= toWall ? 1 : 0
    let nz = 1 - ny
    const py = ray.oy + ray.dy * distance
    const pz = ray.oz + ray.dz * distance
    const centerZ = wall + curve
    if (py < curve && pz < centerZ) {
      const oy = ray.oy - curve
      const oz = ray.oz - centerZ
      const a = ray.dy * ray.dy + ray.dz * ray.dz
      const b = oy * ray.dy + oz * ray.dz
      const root = b * b - a * (oy * oy + oz * oz - curve * curve)
      if (root > 0) {
        distance = (-b + Math.sqrt(root)) / a
        ny = -(oy + ray.dy * distance) / curve
        nz = -(oz + ray.dz * distance) / curve
      }
    }
    if (distance <= closest || distance >= hit.distance) return false
    record(hit, distance, 0, ny, nz)
    return true
  }
}
