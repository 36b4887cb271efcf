/** Room for sixteen moves into the same gap. */
export const placeGap = 65_536n

/**
 * Places for so many assets above one neighbor and below another, the first of them the highest; null for a neighbor where
 * there is none. Null if there is no room between them.
 */
export function placesBetween(
  above: bigint | null,
  below: bigint | null,
  count: number,
): readonly bigint[] | null {
  const steps = Array.from({ length: count }, (_, index) => BigInt(index + 1))
  if (below === null) {
    const top = above ?? 0n
    return steps.map((step) => top - step * placeGap)
  }
  if (above === null) return steps.map((step) => below + step * placeGap).reverse()
  const room = above - below
  const parts = BigInt(count + 1)
  return room < parts ? null : steps.map((step) => below + (room * step) / parts).reverse()
}
