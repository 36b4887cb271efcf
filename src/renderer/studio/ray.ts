/** A ray that is written over and used again: tracing must not allocate. */
export type Ray = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number }

/** Where a ray enters and leaves a convex solid, and which way the surface faces there. */
export type Span = {
  near: number
  far: number
  nearX: number
  nearY: number
  nearZ: number
  farX: number
  farY: number
  farZ: number
}

export type Hit = { distance: number; nx: number; ny: number; nz: number; solid: number }

export function newRay(): Ray {
  return { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 1 }
}

export function newSpan(): Span {
  return { near: 0, far: 0, nearX: 0, nearY: 0, nearZ: 0, farX: 0, farY: 0, farZ: 0 }
}

export function newHit(): Hit {
  return { distance: Number.POSITIVE_INFINITY, nx: 0, ny: 1, nz: 0, solid: -1 }
}
