import type { DatabaseTransaction } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import type { Family, LicenseModel, MediaType } from '../domain/asset.ts'
import type { AssetType } from '../domain/asset-values.data.ts'
import type { AssetsCounted } from '../domain/catalogue-event.ts'
import { type CountMove, sumMoves } from '../domain/count-moves.ts'

/** What of an asset's row decides where it is counted. */
export const countedColumns = [
  'collection_id',
  'event_id',
  'asset_type',
  'family',
  'media_type',
  'license_model',
] as const

export type CountedRow = {
  readonly collection_id: string
  readonly event_id: number | null
  readonly asset_type: string
  readonly family: string
  readonly media_type: string
  readonly license_model: string
}

export function countedAs(row: CountedRow): Omit<CountMove, 'by'> {
  return {
    collectionId: row.collection_id,
    eventId: row.event_id,
    assetType: row.asset_type as AssetType,
    family: row.family as Family,
    mediaType: row.media_type as MediaType,
    licenseModel: row.license_model as LicenseModel,
  }
}

export async function tellMoves(
  transaction: DatabaseTransaction,
  moves: readonly CountMove[],
): Promise<void> {
  const event: AssetsCounted = { name: 'catalogue.assets-counted', payload: sumMoves(moves) }
  const { shelves, events } = event.payload
  if (shelves.length > 0 || events.length > 0) await appendEvent(transaction, event.name, event.payload)
}
