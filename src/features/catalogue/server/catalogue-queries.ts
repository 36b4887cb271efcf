import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { AssetCard, AssetId, Family, MediaType } from '../domain/asset.ts'
import type { AssetType, Availability } from '../domain/asset-values.data.ts'
import type { CountMoves } from '../domain/count-moves.ts'
import type { Offer } from '../domain/site-catalogue.ts'
import { cardColumns, cardOf, duration } from './asset-cards.ts'
import { curatedQueries } from './curated-queries.ts'
import { detailQueries } from './detail-queries.ts'
import { galleryQueries } from './gallery-queries.ts'
import { personQueries } from './person-queries.ts'

export type AssetFilter = {
  readonly offer: Offer
  readonly assetType?: AssetType | undefined
  readonly family?: Family | undefined
  readonly mediaType?: MediaType | undefined
  readonly collectionKey?: string | undefined
}

/** An asset that somebody kept, whatever has become of it since. */
export type KeptCard = {
  readonly card: AssetCard
  readonly shortTitle: string
  readonly creditLine: string
  readonly isWithdrawn: boolean
}

/** An asset the editors show, and where it belongs. */
export type CuratedCard = {
  readonly card: AssetCard
  readonly collection: { readonly key: string; readonly name: string; readonly count: number }
}

export type CatalogueQueries = ReturnType<typeof catalogueQueries>

/** What pages read of the catalogue. Each query names the columns it returns. */
export function catalogueQueries(db: Database) {
  return {
    ...personQueries(db),
    ...galleryQueries(db),
    ...detailQueries(db),
    ...curatedQueries(db),

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

    /** Those of the ids that are or were on offer, the withdrawn ones too. */
    async readKeptCards(ids: readonly AssetId[], offer: Offer): Promise<ReadonlyMap<AssetId, KeptCard>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('catalogue.asset as asset')
        .select([...cardColumns, duration, 'asset.credit_line'])
        .where('asset.id', '=', ({ fn, val }) => fn.any(val([...ids])))
        .where('asset.family', 'in', [...offer.families])
        .where('asset.license_model', 'in', [...offer.licenseModels])
        .execute()
      return new Map(
        rows.map((row) => [
          row.id,
          {
            card: cardOf(row),
            shortTitle: row.short_title || row.title,
            creditLine: row.credit_line,
            isWithdrawn: row.availability === 'withdrawn',
          },
        ]),
      )
    },

    /** Of which kind each of them is, however many and whatever has become of them. */
    async readMediaTypes(
      ids: readonly AssetId[],
    ): Promise<ReadonlyMap<AssetId, { readonly assetType: AssetType; readonly mediaType: MediaType }>> {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<{ id: AssetId; assetType: AssetType; mediaType: MediaType }>`
        select id::text as id, asset_type as "assetType", media_type as "mediaType"
        from catalogue.asset where id = any(${[...ids]}::bigint[])`.execute(db)
      return new Map(rows.map(({ id, ...types }) => [id, types]))
    },

    countMatches: (filters: readonly AssetFilter[]): Promise<readonly number[]> =>
      Promise.all(filters.map((filter) => countMatching(db, filter))),

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
