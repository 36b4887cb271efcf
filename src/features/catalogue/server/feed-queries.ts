import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { FeedPosition } from './asset-queries.ts'

/** Which database a follower reads, and with which words: a follower of another one begins anew. */
export type FeedOrigin = Readonly<{
  /** Another after a restore, a failover, or whenever the table of assets was written anew. */
  database: string
  /** Null before the vocabulary is loaded. */
  vocabulary: string | null
  /** Every transaction below has ended; none from here on is known to have. */
  openFrom: string
}>

export type FeedQueries = ReturnType<typeof feedQueries>

/** What whoever follows the change feed asks beside the changes themselves. */
export function feedQueries(db: Database) {
  return {
    async readOrigin(): Promise<FeedOrigin> {
      const { rows } = await sql<FeedOrigin>`
        select concat_ws('-', control.system_identifier, point.timeline_id, base.oid, 'catalogue.asset'::regclass::oid,
            pg_relation_filenode('catalogue.asset')) as database,
          (select version from catalogue.loaded where name = 'vocabulary') as vocabulary,
          pg_snapshot_xmin(pg_current_snapshot())::text as "openFrom"
        from pg_control_system() control, pg_control_checkpoint() point, pg_database base
        where base.datname = current_database()`.execute(db)
      const [origin] = rows
      if (!origin) throw new Error('The database does not know itself.')
      return origin
    },

    async countIndexable(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from catalogue.asset where availability <> 'withdrawn'`.execute(db)
      return rows[0]?.count ?? 0
    },

    /** How many changes lie ahead, counted up to a limit. */
    async countChanges(after: FeedPosition, atMost: number): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (select from catalogue.asset
          where (change_transaction, change_number) > (${after.transaction}::xid8, ${after.number}::bigint)
          limit ${atMost}) ahead`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** Everything of transactions that had ended then lies before this place, everything else behind it. */
export function feedBefore(openFrom: string): FeedPosition {
  return { transaction: String(BigInt(openFrom) - 1n), number: '9223372036854775807' }
}
