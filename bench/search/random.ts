/** Numbers from 0 to 1 that look drawn by lot and are the same for the same seed. */
export function openRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Draws 0 to `count - 1`, the first ones far more often, as words and names are used (Zipf's law). */
export function openZipf(count: number, steepness: number, flatness = 0): (drawn: number) => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + 1 + flatness) ** -steepness
    sums[rank] = sum
  }
  return (drawn) => {
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) < drawn * sum) low = middle + 1
      else high = middle
    }
    return low
  }
}
