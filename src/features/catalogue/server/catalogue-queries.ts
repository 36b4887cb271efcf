import { type SqlBool, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { AssetCard, AssetDetail, AssetId, Family, LicenseModel, MediaType } from '../domain/asset.ts'
import type { Offer } from '../domain/site-catalogue.ts'

export type AssetFilter = {
  readonly offer: Offer
  readonly phrase?: string | undefined
  readonly family?: Family | undefined
  readonly mediaType?: MediaType | undefined
  readonly collectionKey?: string | undefined
}

export type NewAsset = Omit<AssetDetail, 'id' | 'isOffline' | 'collection'> & {
  readonly sourceKey: string
  readonly collection: { readonly key: string; readonly name: string }
  readonly qualityRank: number
}

export type CatalogueQueries = ReturnType<typeof catalogueQueries>

const cardColumns = [
  'asset.id',
  'asset.title',
  'asset.artist',
  'asset.family',
  'asset.license_model',
  'asset.width',
  'asset.height',
  'asset.media_key',
  'asset.dominant_color',
  'asset.availability',
] as const

/** All SQL of this room. Each query names the columns it returns. */
export function catalogueQueries(db: Database) {
  return {
    async findCards(filter: AssetFilter, page: { offset: number; limit: number }) {
      const found = matching(db, filter)
      const ordered = filter.phrase
        ? found.orderBy(
            sql`ts_rank(asset.search_text, websearch_to_tsquery('english', ${filter.phrase}))`,
            'desc',
          )
        : found
      const [rows, { total }] = await Promise.all([
        ordered
          .select(cardColumns)
          .orderBy('asset.quality_rank')
          .orderBy('asset.id')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { cards: rows.map(cardOf), total: Number(total) }
    },

    async countMatches(filters: readonly AssetFilter[]): Promise<readonly number[]> {
      const counts = filters.map((filter, position) =>
        matching(db, filter).select(({ fn, val }) => [
          val(position).$castTo<number>().as('position'),
          fn.countAll<string>().as('total'),
        ]),
      )
      const [first, ...others] = counts
      if (!first) return []
      const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
      const totals = new Map(rows.map(({ position, total }) => [Number(position), Number(total)]))
      return filters.map((_, position) => totals.get(position) ?? 0)
    },

    async readDetail(id: AssetId) {
      const row = await db
        .selectFrom('catalogue.asset as asset')
        .innerJoin('catalogue.collection as collection', 'collection.id', 'asset.collection_id')
        .select([
          ...cardColumns,
          'asset.media_type',
          'asset.caption',
          'asset.credit_line',
          'asset.date_label',
          'asset.keywords',
          'collection.key as collection_key',
          'collection.name as collection_name',
        ])
        .where('asset.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const detail: AssetDetail = {
        ...cardOf(row),
        mediaType: row.media_type as MediaType,
        caption: row.caption,
        creditLine: row.credit_line,
        dateLabel: row.date_label,
        keywords: row.keywords,
        collection: { key: row.collection_key, name: row.collection_name },
      }
      return { detail, isWithdrawn: row.availability === 'withdrawn' }
    },

    async readCardsBySourceKey(keys: readonly string[]): Promise<ReadonlyMap<string, AssetCard>> {
      if (keys.length === 0) return new Map()
      const rows = await db
        .selectFrom('catalogue.asset as asset')
        .select([...cardColumns, 'asset.source_key'])
        .where('asset.source_key', 'in', [...keys])
        .where('asset.availability', '=', 'online')
        .execute()
      return new Map(rows.map((row) => [row.source_key, cardOf(row)]))
    },

    /** The collections with most to show, each with its best cards. */
    async readCollections(offer: Offer, cardsEach: number) {
      const rows = await db
        .with('ranked', (from) =>
          from
            .selectFrom('catalogue.asset as asset')
            .select([...cardColumns, 'asset.collection_id', 'asset.quality_rank'])
            .select(
              sql<string>`row_number() over (partition by asset.collection_id order by asset.quality_rank, asset.id)`.as(
                'place',
              ),
            )
            .where('asset.availability', '=', 'online')
            .where('asset.family', 'in', [...offer.families])
            .where('asset.license_model', 'in', [...offer.licenseModels]),
        )
        .selectFrom('ranked as asset')
        .innerJoin('catalogue.collection as collection', 'collection.id', 'asset.collection_id')
        .select([...cardColumns, 'collection.key', 'collection.name', 'collection.online_assets'])
        .where(sql<SqlBool>`asset.place <= ${cardsEach}`)
        .orderBy('collection.online_assets', 'desc')
        .orderBy('collection.key')
        .orderBy('asset.quality_rank')
        .orderBy('asset.id')
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

    async readSourceKeys(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('catalogue.asset').select('source_key').execute()
      return new Set(rows.map((row) => row.source_key))
    },

    /** The new asset's id, or null when this source is in the catalogue already. */
    async insertAsset(transaction: DatabaseTransaction, asset: NewAsset) {
      const collection = await transaction
        .insertInto('catalogue.collection')
        .values({ key: asset.collection.key, name: asset.collection.name })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: asset.collection.name }))
        .returning('id')
        .executeTakeFirstOrThrow()
      const row = await transaction
        .insertInto('catalogue.asset')
        .values({
          source_key: asset.sourceKey,
          collection_id: collection.id,
          asset_type: 'image',
          family: asset.family,
          media_type: asset.mediaType,
          license_model: asset.licenseModel,
          title: asset.title,
          caption: asset.caption,
          artist: asset.artist,
          credit_line: asset.creditLine,
          date_label: asset.dateLabel,
          keywords: [...asset.keywords],
          keyword_text: asset.keywords.join(', '),
          width: asset.width,
          height: asset.height,
          media_key: asset.mediaKey,
          dominant_color: asset.dominantColor,
          quality_rank: asset.qualityRank,
        })
        .onConflict((conflict) => conflict.column('source_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row ? { assetId: row.id, collectionId: collection.id } : null
    },

    async withdrawAsset(transaction: DatabaseTransaction, id: AssetId) {
      const row = await transaction
        .updateTable('catalogue.asset')
        .set({ availability: 'withdrawn' })
        .where('id', '=', id)
        .where('availability', '<>', 'withdrawn')
        .returning('collection_id')
        .executeTakeFirst()
      return row ? { assetId: id, collectionId: row.collection_id } : null
    },

    async recountCollection(transaction: DatabaseTransaction, collectionId: string): Promise<void> {
      await transaction
        .updateTable('catalogue.collection')
        .set({
          online_assets: sql<number>`(select count(*) from catalogue.asset
            where collection_id = ${collectionId} and availability = 'online')`,
        })
        .where('id', '=', collectionId)
        .execute()
    },
  }
}

function matching(db: Database, filter: AssetFilter) {
  let query = db
    .selectFrom('catalogue.asset as asset')
    .where('asset.availability', '=', 'online')
    .where('asset.family', 'in', filter.family ? [filter.family] : [...filter.offer.families])
    .where('asset.license_model', 'in', [...filter.offer.licenseModels])
  if (filter.mediaType) query = query.where('asset.media_type', '=', filter.mediaType)
  if (filter.collectionKey) {
    const key = filter.collectionKey
    query = query.where('asset.collection_id', '=', ({ selectFrom }) =>
      selectFrom('catalogue.collection').select('id').where('key', '=', key),
    )
  }
  if (filter.phrase) {
    query = query.where(sql<SqlBool>`asset.search_text @@ websearch_to_tsquery('english', ${filter.phrase})`)
  }
  return query
}

type CardRow = {
  id: string
  title: string
  artist: string
  family: string
  license_model: string
  width: number
  height: number
  media_key: string
  dominant_color: string
  availability: string
}

// The database checks these columns against the same closed lists.
function cardOf(row: CardRow): AssetCard {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    family: row.family as Family,
    licenseModel: row.license_model as LicenseModel,
    width: row.width,
    height: row.height,
    mediaKey: row.media_key,
    dominantColor: row.dominant_color,
    isOffline: row.availability !== 'online',
  }
}
