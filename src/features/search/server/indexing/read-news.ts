import type { AssetQueries, FeedPosition, IndexedAsset, IndexQueries } from '#features/catalogue/server.ts'
import type { IndexChanges } from '../search-index.port.ts'

export type News = Omit<IndexChanges, 'position'> & {
  readonly at: FeedPosition
  /** True if more may follow at once. */
  readonly isFull: boolean
}

export type MakeEntries = (assets: readonly IndexedAsset[]) => IndexChanges['entries']
export type NewsQueries = Pick<AssetQueries, 'readChanges'> & Pick<IndexQueries, 'readForIndex'>

/**
 * The next changes of the feed as entries; null when there are none. An asset is read as it is now, which may be later
 * than its change: what is no longer there is gone, whatever the change was.
 */
export async function readNews(
  { readChanges, readForIndex }: NewsQueries,
  make: MakeEntries,
  after: FeedPosition,
  limit: number,
): Promise<News | null> {
  const changes = await readChanges(after, limit)
  const last = changes.at(-1)
  if (!last) return null
  const assets = await readForIndex(changes.map(({ assetId }) => assetId))
  const entries = make(assets)
  const there = new Set(entries.map(({ id }) => id))
  return {
    entries,
    gone: changes.map(({ assetId }) => assetId).filter((id) => !there.has(id)),
    at: { transaction: last.transaction, number: last.number },
    isFull: changes.length === limit,
  }
}
