import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import { adviceRules } from '../domain/advice.ts'
import type { AssetCard, AssetDetail, AssetId, Family, LicenseModel, MediaType } from '../domain/asset.ts'
import type { AssetType, Availability, ReleaseStatus } from '../domain/asset-values.data.ts'
import type { CountMoves } from '../domain/count-moves.ts'
import type { Offer } from '../domain/site-catalogue.ts'
import { personQueries } from './person-queries.ts'

export type AssetFilter = {
  readonly offer: Offer
  readonly assetType?: AssetType | undefined
  readonly family?: Family | undefined
  readonly mediaType?: MediaType | undefined
  readonly collectionKey?: string | undefined
}

/** An asset the editors show, and where it belongs. */
export type CuratedCard = {
  readonly card: AssetCard
  readonly collection: { readonly key: string; readonly name: string; readonly count: number }
}

export type CatalogueQueries = ReturnType<typeof catalogueQueries>

const cardColumns = [
  'asset.id',
  'asset.asset_type',
  'asset.title',
  'asset.alt_text',
  'asset.artist',
  'asset.family',
  'asset.license_model',
  'asset.width',
  'asset.height',
  'asset.media_key',
  'asset.dominant_color',
  'asset.availability',
] as const

const duration = sql<number | null>`(select film.duration_ms from catalogue.film film
  where film.asset_id = asset.id)`.as('duration_ms')

/** What pages read of the catalogue. Each query names the columns it returns. */
export function catalogueQueries(db: Database) {
  return {
    ...personQueries(db),

    async findCards(filter: AssetFilter, page: { offset: number; limit: number }) {
      const [rows, total] = await Promise.all([
        matching(db, filter)
          .select([...cardColumns, duration])
          .orderBy('asset.quality_rank')
          .orderBy('asset.id')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        countMatching(db, filter),
      ])
      return { cards: rows.map(cardOf), total }
    },

    /** Those of the ids that are on offer and available, in their order. */
    async readCards(
      ids: readonly AssetId[],
      offer: Offer,
      available: readonly Exclude<Availability, 'withdrawn'>[] = ['online'],
    ): Promise<readonly AssetCard[]> {
      if (ids.length === 0 || available.length === 0) return []
      const rows = await db
        .selectFrom('catalogue.asset as asset')
        .select([...cardColumns, duration])
        .where('asset.id', 'in', [...ids])
        .where('asset.availability', 'in', [...available])
        .where('asset.family', 'in', [...offer.families])
        .where('asset.license_model', 'in', [...offer.licenseModels])
        .execute()
      const cards = new Map(rows.map((row) => [row.id, cardOf(row)]))
      return ids.flatMap((id) => cards.get(id) ?? [])
    },

    countMatches: (filters: readonly AssetFilter[]): Promise<readonly number[]> =>
      Promise.all(filters.map((filter) => countMatching(db, filter))),

    async readDetail(id: AssetId, locale: string) {
      const row = await db
        .selectFrom('catalogue.asset as asset')
        .innerJoin('catalogue.collection as collection', 'collection.id', 'asset.collection_id')
        .leftJoin('catalogue.place as place', 'place.id', 'asset.place_id')
        .leftJoin('catalogue.event as event', 'event.id', 'asset.event_id')
        .leftJoin('catalogue.film as film', 'film.asset_id', 'asset.id')
        .select([
          ...cardColumns,
          'asset.media_type',
          'asset.caption',
          'asset.credit_line',
          'asset.copyright',
          'asset.date_label',
          'asset.free_keywords',
          'asset.model_release',
          'asset.property_release',
          'asset.restrictions',
          'asset.is_generated',
          'asset.original_format',
          'collection.key as collection_key',
          'collection.name as collection_name',
          'event.name as event_name',
          'film.duration_ms',
          'film.frame_rate',
          'film.definition',
          'film.aspect',
          'film.is_loop',
        ])
        .select([
          sql<string>`concat_ws(', ', place.venue, place.city, place.region, place.country)`.as('place_name'),
          keywordNames(locale),
          suggestedNames(locale),
          sql<string[]>`array(select person.name from catalogue.asset_person shown
            join catalogue.person person on person.id = shown.person_id
            where shown.asset_id = asset.id order by person.name)`.as('people'),
        ])
        .where('asset.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const detail: AssetDetail = {
        ...cardOf(row),
        mediaType: row.media_type as MediaType,
        caption: row.caption,
        creditLine: row.credit_line,
        copyright: row.copyright,
        dateLabel: row.date_label,
        keywords: [...row.keyword_names, ...row.free_keywords],
        suggestedKeywords: row.suggested_names,
        collection: { key: row.collection_key, name: row.collection_name },
        place: row.place_name,
        event: row.event_name ?? '',
        people: row.people,
        releases: {
          model: row.model_release as ReleaseStatus,
          property: row.property_release as ReleaseStatus,
        },
        restrictions: row.restrictions ?? '',
        isGenerated: row.is_generated,
        originalFormat: row.original_format,
        film:
          row.duration_ms === null
            ? null
            : {
                durationMs: row.duration_ms,
                frameRate: row.frame_rate,
                definition: row.definition ?? '',
                aspect: row.aspect ?? '',
                isLoop: row.is_loop ?? false,
              },
      }
      return { detail, isWithdrawn: row.availability === 'withdrawn' }
    },

    /** What the editors have chosen for a place on a page, in their order. A set that nobody made is empty. */
    async readCuratedSets<Key extends string>(keys: readonly Key[], offer: Offer) {
      const rows = await db
        .selectFrom('catalogue.curated_set as curated')
        .innerJoin('catalogue.curated_set_asset as shown', 'shown.set_id', 'curated.id')
        .innerJoin('catalogue.asset as asset', 'asset.id', 'shown.asset_id')
        .innerJoin('catalogue.collection as collection', 'collection.id', 'asset.collection_id')
        .select([...cardColumns, duration, 'curated.key'])
        .select(['collection.key as collection_key', 'collection.name', 'collection.online_assets'])
        .where('curated.key', 'in', [...keys])
        .where('asset.availability', '=', 'online')
        .where('asset.family', 'in', [...offer.families])
        .where('asset.license_model', 'in', [...offer.licenseModels])
        .orderBy('shown.position')
        .execute()
      const sets = Object.fromEntries(keys.map((key) => [key, [] as CuratedCard[]])) as Record<
        Key,
        CuratedCard[]
      >
      for (const row of rows) {
        const collection = { key: row.collection_key, name: row.name, count: row.online_assets }
        sets[row.key as Key].push({ card: cardOf(row), collection })
      }
      return sets as Readonly<Record<Key, readonly CuratedCard[]>>
    },

    /** The collections with most to show, each with its best cards. */
    async readCollections(offer: Offer, cardsEach: number) {
      const rows = await db
        .selectFrom('catalogue.collection as collection')
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom('catalogue.asset as asset')
              .select([...cardColumns, duration, 'asset.quality_rank'])
              .whereRef('asset.collection_id', '=', 'collection.id')
              .where('asset.availability', '=', 'online')
              .where('asset.family', 'in', [...offer.families])
              .where('asset.license_model', 'in', [...offer.licenseModels])
              .orderBy('asset.quality_rank')
              .orderBy('asset.id')
              .limit(cardsEach)
              .as('asset'),
          (join) => join.onTrue(),
        )
        .select([
          ...cardColumns,
          'asset.duration_ms',
          'collection.key',
          'collection.name',
          'collection.online_assets',
        ])
        .where('collection.online_assets', '>', 0)
        .orderBy('collection.online_assets', 'desc')
        .orderBy('collection.key')
        .orderBy('asset.quality_rank')
        .orderBy('asset.id')
        .limit(40 * cardsEach)
        .execute()
      const collections = new Map<string, { key: string; name: string; count: number; cards: AssetCard[] }>()
      for (const row of rows) {
        const entry = collections.get(row.key) ?? {
          key: row.key,
          name: row.name,
          count: row.online_assets,
          cards: [],
        }
        entry.cards.push(cardOf(row))
        collections.set(row.key, entry)
      }
      return [...collections.values()]
    },

    async readCollectionName(key: string): Promise<string | null> {
      const row = await db
        .selectFrom('catalogue.collection')
        .select('name')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.name ?? null
    },

    async moveCounts(transaction: DatabaseTransaction, { shelves, events }: CountMoves): Promise<void> {
      for (const { collectionId, assetType, family, mediaType, licenseModel, by } of shelves) {
        await transaction
          .insertInto('catalogue.shelf')
          .values({
            collection_id: collectionId,
            asset_type: assetType,
            family,
            media_type: mediaType,
            license_model: licenseModel,
            online_assets: by,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['collection_id', 'asset_type', 'family', 'media_type', 'license_model'])
              .doUpdateSet((column) => ({ online_assets: column('catalogue.shelf.online_assets', '+', by) })),
          )
          .execute()
        await transaction
          .updateTable('catalogue.collection')
          .set((column) => ({ online_assets: column('online_assets', '+', by) }))
          .where('id', '=', collectionId)
          .execute()
      }
      for (const { id, images, films } of events) {
        await transaction
          .updateTable('catalogue.event')
          .set((column) => ({
            images_count: column('images_count', '+', images),
            films_count: column('films_count', '+', films),
          }))
          .where('id', '=', id)
          .execute()
      }
    },
  }
}

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

function matching(db: Database, filter: AssetFilter) {
  let query = db
    .selectFrom('catalogue.asset as asset')
    .where('asset.availability', '=', 'online')
    .where('asset.family', 'in', filter.family ? [filter.family] : [...filter.offer.families])
    .where('asset.license_model', 'in', [...filter.offer.licenseModels])
  if (filter.assetType) query = query.where('asset.asset_type', '=', filter.assetType)
  if (filter.mediaType) query = query.where('asset.media_type', '=', filter.mediaType)
  if (filter.collectionKey) {
    const key = filter.collectionKey
    query = query.where('asset.collection_id', '=', ({ selectFrom }) =>
      selectFrom('catalogue.collection').select('id').where('key', '=', key),
    )
  }
  return query
}

/** Nothing is counted: the totals stand on the shelves. */
async function countMatching(db: Database, filter: AssetFilter): Promise<number> {
  let shelves = db
    .selectFrom('catalogue.shelf as shelf')
    .where('shelf.family', 'in', filter.family ? [filter.family] : [...filter.offer.families])
    .where('shelf.license_model', 'in', [...filter.offer.licenseModels])
  if (filter.assetType) shelves = shelves.where('shelf.asset_type', '=', filter.assetType)
  if (filter.mediaType) shelves = shelves.where('shelf.media_type', '=', filter.mediaType)
  if (filter.collectionKey) {
    shelves = shelves
      .innerJoin('catalogue.collection as collection', 'collection.id', 'shelf.collection_id')
      .where('collection.key', '=', filter.collectionKey)
  }
  const row = await shelves
    .select(({ fn }) => fn.sum<string | null>('shelf.online_assets').as('total'))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(row.total ?? 0))
}

type CardRow = {
  readonly id: string
  readonly asset_type: string
  readonly title: string
  readonly alt_text: string
  readonly artist: string
  readonly family: string
  readonly license_model: string
  readonly width: number
  readonly height: number
  readonly media_key: string
  readonly dominant_color: string
  readonly availability: string
  readonly duration_ms: number | null
}

function cardOf(row: CardRow): AssetCard {
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
    durationMs: row.duration_ms,
  }
}
