import type { Database } from '#platform/database.ts'
import type { AssetId } from '../domain/asset.ts'

export type DescriptorQueries = ReturnType<typeof descriptorQueries>

/** What search by picture compares, of assets that are known already. */
export function descriptorQueries(db: Database) {
  return {
    /** As they are kept; assets that nobody has looked at are left out. */
    async readDescriptors(ids: readonly AssetId[]): Promise<ReadonlyMap<AssetId, Uint8Array>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('catalogue.descriptor')
        .select(['asset_id', 'features'])
        .where('asset_id', 'in', ids)
        .execute()
      return new Map(rows.map(({ asset_id, features }) => [asset_id, features]))
    },
  }
}
