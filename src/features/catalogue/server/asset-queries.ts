import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import type { AssetId } from '../domain/asset.ts'
import type { Availability } from '../domain/asset-values.data.ts'
import type { AssetWithdrawn } from '../domain/catalogue-event.ts'
import type { Origin } from './media/origin.ts'
import { countedAs, countedColumns, tellMoves } from './tell-moves.ts'

/** A place in the change feed, kept by whoever follows it. */
export type FeedPosition = { readonly transaction: string; readonly number: string }
export type AssetChange = FeedPosition & { readonly assetId: AssetId; readonly availability: Availability }

export type AssetQueries = ReturnType<typeof assetQueries>

/** What jobs, commands and the media routes ask of single assets. */
export function assetQueries(db: Database) {
  return {
    /** What a rendition is made from; the name of a media key may be shared by several assets. */
    async findOrigin(mediaKey: string) {
      const row = await db
        .selectFrom('catalogue.asset as asset')
        .select([
          'asset.origin',
          'asset.credit_line',
          'asset.copyright',
          'asset.is_generated',
          'asset.width',
          'asset.height',
        ])
        .select(
          sql<boolean>`exists (select from catalogue.curated_set_asset shown
            join catalogue.curated_set curated on curated.id = shown.set_id and curated.is_showcase
            where shown.asset_id = asset.id)`.as('is_showcase'),
        )
        .where('asset.media_key', '=', mediaKey)
        .where('asset.availability', '<>', 'withdrawn')
        .orderBy('is_showcase', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row
        ? {
            origin: row.origin as Origin,
            isShowcase: row.is_showcase,
            credit: { creditLine: row.credit_line, copyright: row.copyright },
            isGenerated: row.is_generated,
            // A cut-out stands on white: on its own strongest color it would not be seen.
            color: null,
            size: { width: row.width, height: row.height },
          }
        : null
    },

    /** The best assets that nobody has looked at yet. */
    async readUnprepared(
      limit: number,
    ): Promise<readonly { id: AssetId; mediaKey: string; isFilm: boolean }[]> {
      const rows = await unprepared(db)
        .orderBy('asset.quality_rank')
        .orderBy('asset.id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.id, mediaKey: row.media_key, isFilm: row.asset_type === 'film' }))
    },

    async findUnprepared(mediaKey: string): Promise<{ id: AssetId; mediaKey: string } | null> {
      const row = await unprepared(db).where('asset.media_key', '=', mediaKey).limit(1).executeTakeFirst()
      return row ? { id: row.id, mediaKey } : null
    },

    async countPrepared(): Promise<number> {
      const row = await db
        .selectFrom('catalogue.descriptor')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** What a look at the picture itself has shown, or that it showed nothing. */
    async keepLook(
      id: AssetId,
      look: { dominantColor: string; palette: readonly number[]; placeholder: string } | null,
      descriptor: { version: number; features: Uint8Array },
    ): Promise<void> {
      const features = Buffer.from(descriptor.features)
      await db.transaction().execute(async (transaction) => {
        if (look) {
          await transaction
            .updateTable('catalogue.asset')
            .set({
              dominant_color: look.dominantColor,
              palette: [...look.palette],
              placeholder: look.placeholder,
            })
            .where('id', '=', id)
            .execute()
        }
        await transaction
          .insertInto('catalogue.descriptor')
          .values({ asset_id: id, version: descriptor.version, features })
          .onConflict((conflict) =>
            conflict.column('asset_id').doUpdateSet({ version: descriptor.version, features }),
          )
          .execute()
      })
    },

    /** Online, offline or withdrawn. True if it was something else before. */
    async setAvailability(id: AssetId, availability: Availability): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const old = await transaction
          .selectFrom('catalogue.asset')
          .select(['availability', 'media_key', ...countedColumns])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!old || old.availability === availability) return false
        await transaction.updateTable('catalogue.asset').set({ availability }).where('id', '=', id).execute()
        if (availability === 'withdrawn') {
          const withdrawn: AssetWithdrawn = {
            name: 'catalogue.asset-withdrawn',
            payload: { assetId: id, mediaKey: old.media_key },
          }
          await appendEvent(transaction, withdrawn.name, withdrawn.payload)
        }
        const by = Number(availability === 'online') - Number(old.availability === 'online')
        if (by === 1 || by === -1) await tellMoves(transaction, [{ ...countedAs(old), by }])
        return true
      })
    },

    /**
     * The next changes after a place, in an order in which nothing appears behind the reader's back: changes of
     * transactions that are still open are left for the next time.
     */
    async readChanges(after: FeedPosition, limit: number): Promise<readonly AssetChange[]> {
      const { rows } = await sql<AssetChange>`
        select change_transaction as transaction, change_number as number, id as "assetId", availability
        from catalogue.asset
        where (change_transaction, change_number) > (${after.transaction}::xid8, ${after.number}::bigint)
          and change_transaction < pg_snapshot_xmin(pg_current_snapshot())
        order by change_transaction, change_number limit ${limit}`.execute(db)
      return rows
    },
  }
}

function unprepared(db: Database) {
  return db
    .selectFrom('catalogue.asset as asset')
    .leftJoin('catalogue.descriptor as descriptor', 'descriptor.asset_id', 'asset.id')
    .select(['asset.id', 'asset.media_key', 'asset.asset_type'])
    .where('asset.availability', '=', 'online')
    .where('descriptor.asset_id', 'is', null)
}

export const startOfFeed: FeedPosition = { transaction: '0', number: '0' }

/**
 * After a restore from a dump the rows carry transaction numbers of another cluster, which may lie in this one's
 * future: new changes would sort before them. Then all are numbered 0 and followers begin anew.
 */
export async function repairChangeFeed(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ foreign: boolean }>`
      select exists (select from catalogue.asset
        where change_transaction >= pg_snapshot_xmax(pg_current_snapshot())) as foreign`.execute(transaction)
    if (!rows[0]?.foreign) return
    await sql`alter table catalogue.asset disable trigger number_change`.execute(transaction)
    await sql`update catalogue.asset set change_transaction = '0'`.execute(transaction)
    await sql`alter table catalogue.asset enable trigger number_change`.execute(transaction)
  })
}
