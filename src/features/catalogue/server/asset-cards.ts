import { sql } from 'kysely'
import type { AssetCard, Family, LicenseModel } from '../domain/asset.ts'
import type { AssetType } from '../domain/asset-values.data.ts'

/** What a query of cards selects from `catalogue.asset as asset`, beside the duration. */
export const cardColumns = [
  'asset.id',
  'asset.asset_type',
  'asset.title',
  'asset.short_title',
  'asset.alt_text',
  'asset.artist',
  'asset.family',
  'asset.license_model',
  'asset.width',
  'asset.height',
  'asset.media_key',
  'asset.dominant_color',
  'asset.availability',
  'asset.has_nudity',
] as const

export const duration = sql<number | null>`(select film.duration_ms from catalogue.film film
  where film.asset_id = asset.id)`.as('duration_ms')

export type CardRow = {
  readonly id: string
  readonly asset_type: string
  readonly title: string
  readonly short_title: string
  readonly alt_text: string
  readonly artist: string
  readonly family: string
  readonly license_model: string
  readonly width: number
  readonly height: number
  readonly media_key: string
  readonly dominant_color: string
  readonly availability: string
  readonly has_nudity: boolean
  readonly duration_ms: number | null
}

export function cardOf(row: CardRow): AssetCard {
  return {
    id: row.id,
    assetType: row.asset_type as AssetType,
    title: row.title,
    altText: row.alt_text,
    artist: row.artist,
    family: row.family as Family,
    licenseModel: row.license_model as LicenseModel,
    width: row.width,
    height: row.height,
    mediaKey: row.media_key,
    dominantColor: row.dominant_color,
    isOffline: row.availability === 'offline',
    ...(row.availability === 'offline' && { shortTitle: row.short_title || row.title }),
    isSensitive: row.has_nudity,
    durationMs: row.duration_ms,
  }
}
