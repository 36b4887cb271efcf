import type { IndexedAsset } from '#features/catalogue/server.ts'
import type { IndexEntry } from '../../domain/index-entry.ts'
import type { IndexRules } from './index-rules.ts'

/** Told of an asset that no entry can be made of. */
export type OnUnreadable = (assetId: string, error: unknown) => void

/**
 * Entries of many assets. One that the rules fail at is told of and left out: nobody finds it, but everybody finds the
 * others, and what changes after it.
 */
export function makeEntries(
  assets: readonly IndexedAsset[],
  { entryOf }: Pick<IndexRules, 'entryOf'>,
  onUnreadable: OnUnreadable,
): readonly IndexEntry[] {
  return assets.flatMap((asset) => {
    try {
      return entryOf(asset)
    } catch (error) {
      onUnreadable(asset.id, error)
      return []
    }
  })
}
