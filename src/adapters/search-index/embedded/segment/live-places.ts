import type { Part } from './segment.ts'

/** Where a place of a part goes that is gone. */
export const gone = 0xffffffff

export function isDead(dead: Uint8Array | null, place: number): boolean {
  return dead !== null && (((dead[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 1
}

/** How many places of a part are not gone. */
export function liveCount({ segment, dead }: Part): number {
  let count = segment.size
  for (let place = 0; dead !== null && place < segment.size; place += 1) count -= isDead(dead, place) ? 1 : 0
  return count
}

/** The new place of every place when the parts are joined one behind the other, without what is gone. */
export function joinPlaces(parts: readonly Part[]): { size: number; moves: readonly Uint32Array[] } {
  let size = 0
  const moves = parts.map(({ segment, dead }) => {
    const move = new Uint32Array(segment.size).fill(gone)
    for (let place = 0; place < segment.size; place += 1) {
      if (isDead(dead, place)) continue
      move[place] = size
      size += 1
    }
    return move
  })
  return { size, moves }
}
