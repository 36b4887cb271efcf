import type { AssetId } from '#features/catalogue/domain.ts'

/** OpenSearch refuses ids that nothing could have; here they are ids of nothing. */
export function isAssetId(id: string): id is AssetId {
  return /^(0|[1-9]\d{0,15})$/.test(id)
}
