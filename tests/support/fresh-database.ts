import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database.ts'
import { databaseUrl, run } from './database-server.ts'

export type FreshDatabase = AsyncDisposable & { readonly db: Database; readonly url: string }

/** A database of the test's own, dropped when it goes out of sight: `await using fresh = await freshDatabase()`. */
export async function freshDatabase({ migrated = true } = {}): Promise<FreshDatabase> {
  const server = inject('databaseServer')
  const name = `diptych_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}${migrated ? ` template ${inject('templateDatabase')}` : ''}`)
  const url = databaseUrl(server, name)
  const db = openDatabase(url, { connections: 10 })
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await run(server, `drop database ${name} with (force)`)
    },
  }
}
