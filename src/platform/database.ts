import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.generated.ts'

export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>

/** Ids are bigints in the database and decimal strings everywhere else, so that none loses digits. */
const int8 = 20

/** A question that takes longer is given up: a page that waits for ever helps nobody. 0 waits, as migrations may. */
const patienceMs = 15_000

export function openDatabase(url: string, { connections = 20, answerWithinMs = patienceMs } = {}): Database {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, (text) => text)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'diptych',
    keepAlive: true,
    ...(answerWithinMs > 0 && { query_timeout: answerWithinMs, statement_timeout: answerWithinMs }),
    types,
  })
  // A connection that breaks while idle is replaced by the pool; the next query that needs one tells.
  pool.on('error', () => undefined)
  // One that breaks while in use fails the query, and then says so once more to nobody: that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
