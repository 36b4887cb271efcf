import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import { adviceRules } from '../domain/advice.ts'
import type { AssetDetail, AssetId, MediaType, PlaceName } from '../domain/asset.ts'
import type { EditorialProduct, ReleaseStatus } from '../domain/asset-values.data.ts'
import { cardColumns, cardOf } from './asset-cards.ts'

/** One asset in full, and what only the server need know of it. */
export type ReadDetail = Readonly<{
  detail: AssetDetail
  isWithdrawn: boolean
  /** Ids of the vocabulary, most telling first. */
  keywordIds: readonly number[]
}>

/** What the page and the call of one asset read. */
export function detailQueries(db: Database) {
  return {
    /** Withdrawn ones too. One question, whatever the asset has. */
    async readDetail(id: AssetId, locale: string): Promise<ReadDetail | null> {
      const row = await selectDetail(db, locale).where('asset.id', '=', id).executeTakeFirst()
      return row
        ? {
            detail: detailOf(row),
            isWithdrawn: row.availability === 'withdrawn',
            keywordIds: row.keyword_ids,
          }
        : null
    },
  }
}

function selectDetail(db: Database, locale: string) {
  return db
    .selectFrom('catalogue.asset as asset')
    .innerJoin('catalogue.collection as collection', 'collection.id', 'asset.collection_id')
    .leftJoin('catalogue.place as place', 'place.id', 'asset.place_id')
    .leftJoin('catalogue.event as event', 'event.id', 'asset.event_id')
    .leftJoin('catalogue.film as film', 'film.asset_id', 'asset.id')
    .select([
      ...cardColumns,
      'asset.media_type',
      'asset.short_title',
      'asset.caption',
      'asset.credit_line',
      'asset.copyright',
      'asset.date_label',
      'asset.free_keywords',
      'asset.keyword_ids',
      'asset.editorial_products',
      'asset.model_release',
      'asset.property_release',
      'asset.restrictions',
      'asset.is_generated',
      'asset.is_embeddable',
      'asset.original_format',
      'asset.original_bytes',
      'asset.place_id',
      'asset.placeholder',
      'collection.key as collection_key',
      'collection.name as collection_name',
      'place.venue',
      'place.city',
      'place.region',
      'place.country',
      'event.name as event_name',
      'event.images_count',
      'event.films_count',
      'film.duration_ms',
      'film.frame_rate',
      'film.definition',
      'film.aspect',
      'film.is_loop',
    ])
    .select([
      sql<string | null>`asset.created_on::text`.as('created_day'),
      sql<string>`asset.submitted_on::text`.as('submitted_day'),
      sql<string | null>`asset.event_id::text`.as('event_key'),
      sql<string | null>`asset.stack_id::text`.as('stack_key'),
      keywordNames(locale),
      suggestedNames(locale),
      peopleShown,
    ])
}

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>>

function detailOf(row: DetailRow): AssetDetail {
  return {
    ...cardOf(row),
    mediaType: row.media_type as MediaType,
    shortTitle: row.short_title,
    caption: row.caption,
    creditLine: row.credit_line,
    copyright: row.copyright,
    createdOn: row.created_day,
    dateLabel: row.date_label,
    submittedOn: row.submitted_day,
    keywords: [...row.keyword_names, ...row.free_keywords],
    suggestedKeywords: row.suggested_names,
    collection: { key: row.collection_key, name: row.collection_name },
    place: placeOf(row),
    event: row.event_key === null ? null : eventOf(row, row.event_key),
    people: row.people,
    stackId: row.stack_key,
    editorialProducts: row.editorial_products as EditorialProduct[],
    releases: {
      model: row.model_release as ReleaseStatus,
      property: row.property_release as ReleaseStatus,
    },
    restrictions: row.restrictions ?? '',
    isGenerated: row.is_generated,
    isEmbeddable: row.is_embeddable,
    originalFormat: row.original_format,
    originalBytes: row.original_bytes === null ? null : Number(row.original_bytes),
    placeholder: row.placeholder,
    film: filmOf(row),
  }
}

function placeOf({ place_id, venue, city, region, country }: DetailRow): PlaceName | null {
  return place_id === null ? null : { venue, city, region, country }
}

function eventOf(row: DetailRow, id: string): AssetDetail['event'] {
  return { id, name: row.event_name ?? '', images: row.images_count ?? 0, films: row.films_count ?? 0 }
}

function filmOf(row: DetailRow): AssetDetail['film'] {
  if (row.duration_ms === null) return null
  return {
    durationMs: row.duration_ms,
    frameRate: row.frame_rate,
    definition: row.definition ?? '',
    aspect: row.aspect ?? '',
    isLoop: row.is_loop ?? false,
  }
}

const peopleShown = sql<AssetDetail['people']>`(
  select coalesce(json_agg(json_build_object('id', person.id::text, 'name', person.name) order by person.name), '[]')
  from catalogue.asset_person shown join catalogue.person person on person.id = shown.person_id
  where shown.asset_id = asset.id)`.as('people')

function keywordNames(locale: string) {
  return sql<string[]>`array(
    select coalesce(own.name, english.name) from unnest(asset.keyword_ids) with ordinality as listed (id, place)
    left join catalogue.keyword_name own on own.keyword_id = listed.id and own.locale = ${locale}
    join catalogue.keyword_name english on english.keyword_id = listed.id and english.locale = 'en-us'
    order by listed.place)`.as('keyword_names')
}

/** Keywords alone: what models think of people and nudity is for editors. */
function suggestedNames(locale: string) {
  return sql<string[]>`array(
    select coalesce(own.name, english.name) from catalogue.suggestion suggested
    join catalogue.keyword keyword on keyword.key = suggested.value
    left join catalogue.keyword_name own on own.keyword_id = keyword.id and own.locale = ${locale}
    join catalogue.keyword_name english on english.keyword_id = keyword.id and english.locale = 'en-us'
    where suggested.asset_id = asset.id and suggested.kind = 'keyword'
      and suggested.score >= ${adviceRules.keyword.shownFrom} and keyword.id <> all (asset.keyword_ids)
    order by suggested.score desc)`.as('suggested_names')
}
