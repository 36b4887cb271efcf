import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'

/** Who keeps an index is connected under this name. */
export const followerConnection = 'diptych search index'
/** Rung when a rebuild is asked for. */
export const rebuildChannel = 'search'

export type RebuildState = 'running' | 'done' | 'failed'
export type RebuildProgress = Readonly<{ state: RebuildState; done: number; total: number }>

export type RebuildQueries = ReturnType<typeof rebuildQueries>

/** Operators ask for a rebuild, and those who keep an index tell how far they are. Both only share the database. */
export function rebuildQueries(db: Database) {
  return {
    async ask(): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        await sql`delete from search.rebuild where asked_at < now() - interval '30 days'`.execute(transaction)
        const { rows } = await sql<{ id: string }>`
          insert into search.rebuild default values returning id`.execute(transaction)
        await sql`select pg_notify(${rebuildChannel}, '')`.execute(transaction)
        return rows[0]?.id ?? ''
      })
    },

    /** How many keep an index of this database now. */
    async countFollowers(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and application_name = ${followerConnection}`.execute(db)
      return rows[0]?.count ?? 0
    },

    async readProgress(rebuildId: string): Promise<readonly RebuildProgress[]> {
      const { rows } = await sql<RebuildProgress>`
        select state, done, total from search.rebuild_progress where rebuild_id = ${rebuildId}`.execute(db)
      return rows
    },

    /** The newest wish that this follower has not fulfilled: one since it began, or one that it left unfinished. */
    async findOpen(follower: string, begunAt: string): Promise<string | null> {
      const { rows } = await sql<{ id: string; isOpen: boolean }>`
        select rebuild.id, coalesce(progress.state = 'running', rebuild.asked_at > ${begunAt}::timestamptz) as "isOpen"
        from search.rebuild rebuild
        left join search.rebuild_progress progress
          on progress.rebuild_id = rebuild.id and progress.follower = ${follower}
        order by rebuild.id desc limit 1`.execute(db)
      return rows[0]?.isOpen ? rows[0].id : null
    },

    async readTime(): Promise<string> {
      const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
      return rows[0]?.now ?? ''
    },

    async tell(rebuildId: string, follower: string, { state, done, total }: RebuildProgress): Promise<void> {
      await sql`
        insert into search.rebuild_progress (rebuild_id, follower, state, done, total)
        values (${rebuildId}, ${follower}, ${state}, ${done}, ${total})
        on conflict (rebuild_id, follower) do update
          set state = excluded.state, done = excluded.done, total = excluded.total`.execute(db)
    },
  }
}
