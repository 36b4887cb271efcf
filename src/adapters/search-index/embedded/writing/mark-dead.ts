import type { AssetId } from '#features/catalogue/domain.ts'
import type { Part } from '../segment/segment.ts'
import { findPlace } from '../segment/segment-ids.ts'

/** A part whose dead are counted. Never changed: who reads an old one goes on seeing what it saw. */
export type CountedPart = Part & { readonly deadCount: number }

/** The parts without these assets; those that had none of them are the very same. */
export function markDead(parts: readonly CountedPart[], ids: readonly AssetId[]): readonly CountedPart[] {
  return parts.map((part) => markDeadIn(part, ids))
}

function markDeadIn(part: CountedPart, ids: readonly AssetId[]): CountedPart {
  const { segment } = part
  let { dead, deadCount } = part
  for (const id of ids) {
    const place = findPlace(segment, id)
    if (place < 0 || isDead(dead, place)) continue
    if (dead === null || dead === part.dead) dead = copyOf(dead, segment.size)
    dead[place >> 3] = (dead[place >> 3] ?? 0) | (1 << (place & 7))
    deadCount += 1
  }
  return deadCount === part.deadCount ? part : { segment, dead, deadCount }
}

function isDead(dead: Uint8Array | null, place: number): boolean {
  return dead !== null && ((dead[place >> 3] ?? 0) & (1 << (place & 7))) !== 0
}

function copyOf(dead: Uint8Array | null, size: number): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer((size + 7) >> 3))
  if (dead) copy.set(dead)
  return copy
}

export function countDead(dead: Uint8Array | null): number {
  let count = 0
  for (let bits of dead ?? []) {
    for (; bits !== 0; bits &= bits - 1) count += 1
  }
  return count
}
