import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/**
 * Applies the SQL files of `migrations/` that the database has not seen. All of one run are one transaction under an
 * advisory lock: several processes may start at once, and one that is killed leaves nothing half applied.
 */
export async function migrate(db: Database, folder: string): Promise<readonly string[]> {
  await sql`create schema if not exists platform`.execute(db).catch(ignoreRace)
  const ours = await readMigrations(folder)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await newerMigrations(db)), ...ours }) },
    migrationTableSchema: 'platform',
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')
  if (error) {
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed; nothing of this run was kept.`, {
      cause: error,
    })
  }
  return results.map(({ migrationName }) => migrationName)
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).sort()
  const odd = files.find((file) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(file))
  if (odd)
    throw new Error(`${odd} is no name for a migration; it must look like 0014-boards-add-is-default.sql`)
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8')
    return [nameOf(file), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function nameOf(file: string): string {
  return file.replace(/\.sql$/, '')
}

/** What a newer version has applied is none of our business: the version before must still be able to start. */
async function newerMigrations(db: Database): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('platform.migration')::text as found`.execute(db)
  if (!tables[0]?.found) return {}
  const { rows } = await sql<{ name: string }>`select name from platform.migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

// "if not exists" still fails when two sessions create the schema in the same moment; the other one has made it.
function ignoreRace(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== '23505' && code !== '42P06') throw error
}
