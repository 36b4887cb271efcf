/** How much rarity of a token says: little for what nearly every asset has. */
export function idfOf(documentFrequency: number, assets: number): number {
  return Math.log(1 + (assets - documentFrequency + 0.5) / (documentFrequency + 0.5))
}

const weights = { quality: 0.3, popularity: 0.5, freshness: 0.3 } as const
const worstQuality = 5
/** As popular as any asset gets. */
const mostPopular = 1_000_000
const halfLifeDays = 730

/**
 * What speaks for an asset whatever was asked, from 0 to about 1. Without a quality it counts as middling, without a day as
 * old.
 */
export function priorOf(
  asset: { quality: number | null; popularity: number; day: number | null },
  today: number,
): number {
  const quality = Math.min(worstQuality, Math.max(1, asset.quality ?? 3))
  const popularity = Math.min(1, Math.log1p(asset.popularity) / Math.log1p(mostPopular))
  const freshness = asset.day === null ? 0 : 0.5 ** (Math.max(0, today - asset.day) / halfLifeDays)
  return (
    weights.quality * ((worstQuality - quality) / (worstQuality - 1)) +
    weights.popularity * popularity +
    weights.freshness * freshness
  )
}

/** Words first, but of two that match alike the better one. */
export function finalScore(textScore: number, prior: number): number {
  return textScore * (1 + prior)
}
