/**
 * In which order pieces of a line are seen from left to right (UAX 9, L2): from the highest level down, every row of pieces
 * that have at least this level is turned around. Gives the place in the text of each that is seen.
 */
export function orderByLevels(levels: readonly number[]): readonly number[] {
  const order = levels.map((_, place) => place)
  const levelAt = (place: number) => levels[order[place] ?? -1] ?? -1
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while (levelAt(end) >= level) end += 1
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  return order
}

/** Levels count from 0; the odd ones are read from right to left. */
export function isRightToLeft(level: number): boolean {
  return level % 2 === 1
}
