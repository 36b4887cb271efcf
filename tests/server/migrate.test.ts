import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const ours = resolve(import.meta.dirname, '../../migrations')

describe('migrations', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('five processes may run them at once, and each is applied once', async () => {
    await using fresh = await freshDatabase({ migrated: false })
    const connections = Array.from({ length: 5 }, () => openDatabase(fresh.url, { connections: 2 }))
    const applied = await Promise.all(connections.map((db) => migrate(db, ours)))
    expect(applied.flat().length).toBeGreaterThan(0)
    expect(new Set(applied.flat()).size).toBe(applied.flat().length)
    await Promise.all(connections.map((db) => db.destroy()))
  })

  test('one that fails leaves nothing of its run behind', async () => {
    await using fresh = await freshDatabase({ migrated: false })
    await writeFile(join(folder, '0001-fine.sql'), 'create table public.fine (id int);')
    await writeFile(
      join(folder, '0002-broken.sql'),
      'create table public.broken (id int); select nonsense();',
    )
    await expect(migrate(fresh.db, folder)).rejects.toThrow('0002-broken')
    const { rows } = await sql<{
      found: string | null
    }>`select to_regclass('public.fine')::text as found`.execute(fresh.db)
    expect(rows[0]?.found).toBeNull()
  })

  test('the version before can start on a database that a newer one has migrated', async () => {
    await using fresh = await freshDatabase({ migrated: false })
    await writeFile(join(folder, '0001-old.sql'), 'create table public.old (id int);')
    await writeFile(join(folder, '0002-new.sql'), 'create table public.new (id int);')
    await migrate(fresh.db, folder)
    await rm(join(folder, '0002-new.sql'))
    expect(await migrate(fresh.db, folder)).toEqual([])
  })

  test('a file that is no migration by its name is refused, not passed over', async () => {
    await using fresh = await freshDatabase({ migrated: false })
    await writeFile(join(folder, '0001_typo.sql'), 'select 1;')
    await expect(migrate(fresh.db, folder)).rejects.toThrow('0001_typo.sql is no name for a migration')
  })

  test('a second run applies nothing', async () => {
    await using fresh = await freshDatabase()
    expect(await migrate(fresh.db, ours)).toEqual([])
  })
})
