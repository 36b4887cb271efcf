import type { AssetRecord } from '../domain/asset-record.ts'
import type { Origin } from './media/origin.ts'

/** What is known of an asset's picture beside its record. */
export type KeptMedia = {
  readonly mediaKey: string
  readonly origin: Origin
  readonly dominantColor: string
  /** Lightness, a, b and share of each cluster in OKLab, one after the other. */
  readonly palette: readonly number[]
  readonly placeholder: string
  readonly originalBytes: number | null
  readonly originalFormat: string
}

export type NewAsset = { readonly record: AssetRecord; readonly media: KeptMedia }

/** The vocabulary's id of a word, or null for one that it does not have. */
export type FindKeyword = (text: string, locale: string) => { id: number } | null

export type KnownIds = {
  readonly collections: ReadonlyMap<string, string>
  readonly artists: ReadonlyMap<string, number>
  readonly places: ReadonlyMap<string, number>
  readonly events: ReadonlyMap<string, number>
  readonly series: ReadonlyMap<string, number>
  readonly stacks: ReadonlyMap<string, number>
  readonly people: ReadonlyMap<string, number>
}

/** The columns that a record fills, with their types; `assetRowOf` has a value for each. */
export const assetColumns = {
  source_key: 'text',
  collection_id: 'bigint',
  artist_id: 'integer',
  place_id: 'integer',
  event_id: 'integer',
  series_id: 'integer',
  stack_id: 'integer',
  availability: 'text',
  asset_type: 'text',
  family: 'text',
  media_type: 'text',
  license_model: 'text',
  title: 'text',
  short_title: 'text',
  caption: 'text',
  alt_text: 'text',
  artist: 'text',
  credit_line: 'text',
  copyright: 'text',
  date_label: 'text',
  created_on: 'date',
  keyword_ids: 'integer[]',
  free_keywords: 'text[]',
  number_of_people: 'text',
  ages: 'text[]',
  ethnicities: 'text[]',
  compositions: 'text[]',
  moods: 'text[]',
  viewpoints: 'text[]',
  techniques: 'text[]',
  editorial_products: 'text[]',
  orientation: 'text',
  width: 'integer',
  height: 'integer',
  has_nudity: 'boolean',
  model_release: 'text',
  property_release: 'text',
  restrictions: 'text',
  is_embeddable: 'boolean',
  is_generated: 'boolean',
  is_editable: 'boolean',
  popularity: 'integer',
  quality_rank: 'integer',
  media_key: 'text',
  dominant_color: 'text',
  palette: 'real[]',
  placeholder: 'text',
  origin: 'jsonb',
  original_bytes: 'bigint',
  original_format: 'text',
  record_hash: 'text',
} as const

export type AssetRow = Omit<Readonly<Record<keyof typeof assetColumns, unknown>>, 'record_hash'> & {
  readonly source_key: string
}

export function assetRowOf({ record, media }: NewAsset, ids: KnownIds, findKeyword: FindKeyword): AssetRow {
  const { event, place, series, stack } = record
  return {
    source_key: record.sourceKey,
    collection_id: ids.collections.get(record.collection.key),
    artist_id: ids.artists.get(record.artist) ?? null,
    place_id: place ? ids.places.get(placeKeyOf(place)) : null,
    event_id: event ? ids.events.get(event.key) : null,
    series_id: series ? ids.series.get(series) : null,
    stack_id: stack ? ids.stacks.get(stack) : null,
    availability: record.availability,
    asset_type: record.assetType,
    family: record.family,
    media_type: record.mediaType,
    license_model: record.licenseModel,
    title: record.title,
    short_title: record.shortTitle,
    caption: record.caption,
    alt_text: record.altText,
    artist: record.artist,
    credit_line: record.creditLine,
    copyright: record.copyright,
    date_label: record.dateLabel,
    created_on: record.createdOn,
    ...keywordColumns(record, findKeyword),
    number_of_people: record.numberOfPeople,
    ages: record.ages,
    ethnicities: record.ethnicities,
    compositions: record.compositions,
    moods: record.moods,
    viewpoints: record.viewpoints,
    techniques: record.techniques,
    editorial_products: record.editorialProducts,
    orientation: record.orientation,
    width: record.width,
    height: record.height,
    has_nudity: record.hasNudity,
    model_release: record.releases.model,
    property_release: record.releases.property,
    restrictions: record.restrictions,
    is_embeddable: record.isEmbeddable,
    is_generated: record.isGenerated,
    is_editable: record.isEditable,
    popularity: record.popularity,
    quality_rank: record.qualityRank,
    media_key: media.mediaKey,
    dominant_color: media.dominantColor,
    palette: media.palette,
    placeholder: media.placeholder,
    origin: media.origin,
    original_bytes: media.originalBytes,
    original_format: media.originalFormat,
  }
}

/** A value as PostgreSQL reads it from text, whatever type its column has. */
export function columnText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function elementText(element: unknown): string {
  if (typeof element === 'number') return String(element)
  return `"${String(element).replace(/["\\]/g, '\\$&')}"`
}

/** The four parts in one text, as the place's unique key. */
export function placeKeyOf({ venue, city, region, country }: NonNullable<AssetRecord['place']>): string {
  return [venue, city, region, country].map((part) => part ?? '').join('\u001f')
}

function keywordColumns({ keywords }: AssetRecord, findKeyword: FindKeyword) {
  const known = new Set<number>()
  const free: string[] = []
  for (const { text, locale } of keywords) {
    const keyword = findKeyword(text, locale)
    if (keyword) known.add(keyword.id)
    else if (!free.includes(text)) free.push(text)
  }
  return { keyword_ids: [...known], free_keywords: free }
}
