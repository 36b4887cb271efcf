import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '#platform/database.ts'
import type { DB } from '#platform/database-types.generated.ts'

const int8 = 20

/** A database whose queries are written down, so that a test can count them. */
export function listenToDatabase(url: string) {
  const queries: string[] = []
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, (text) => text)
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, types }) }),
    log: (event: LogEvent) => void queries.push(event.query.sql),
  })
  return { db, queries, [Symbol.asyncDispose]: () => db.destroy() }
}
