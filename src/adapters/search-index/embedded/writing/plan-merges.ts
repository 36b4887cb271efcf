/** Sizes of a segment, with or without what is gone from it. */
export type Weighed = { readonly size: number; readonly dead: number }

/** Up to here all segments are of the lowest tier; each tier above reaches `growth` times as far. */
const lowestTier = 4_000
const growth = 8
/** At most so many of a tier stay apart: up to two million assets make twelve segments or fewer. */
export const segmentsPerTier = 3
const mostDead = 1 / 3

export function liveIn({ size, dead }: Weighed): number {
  return size - dead
}

export function tierOf(live: number): number {
  let tier = 0
  for (let reach = lowestTier; live > reach; reach *= growth) tier += 1
  return tier
}

/**
 * Which segments to make one of, so that few are left and no asset is copied often: where a tier is too full, its
 * smallest, and as many more as are no larger than these together. A segment that is more than a third gone is written
 * anew by itself. No segment is in two plans; in a plan the smallest come first.
 */
export function planMerges<Part extends Weighed>(parts: readonly Part[]): readonly (readonly Part[])[] {
  const plans: (readonly Part[])[] = []
  for (const tier of Map.groupBy(parts, (part) => tierOf(liveIn(part))).values()) {
    if (tier.length > segmentsPerTier) plans.push(smallestOf(tier))
  }
  const planned = new Set(plans.flat())
  const rotten = parts.filter((part) => !planned.has(part) && part.dead > part.size * mostDead)
  return [...plans, ...rotten.map((part) => [part])]
}

function smallestOf<Part extends Weighed>(tier: readonly Part[]): readonly Part[] {
  const bySize = tier.toSorted((one, other) => liveIn(one) - liveIn(other))
  const least = tier.length - segmentsPerTier + 1
  const chosen: Part[] = []
  let together = 0
  for (const part of bySize) {
    if (chosen.length >= least && liveIn(part) > together) break
    chosen.push(part)
    together += liveIn(part)
  }
  return chosen
}
