/** Mixes two whole numbers and a seed into 32 well-spread bits. */
export function hashBits(x: number, y: number, seed: number): number {
  let bits = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** An endless row of numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let turn = 0
  return () => {
    turn += 1
    return hashBits(turn, 0x51ed27, seed) / 4294967296
  }
}
