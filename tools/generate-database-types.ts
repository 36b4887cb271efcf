/**
 * Writes the row types of every table from a migrated database: `node tools/generate-database-types.ts [--check]`.
 * With --check it only says whether the file is current.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'

const root = resolve(import.meta.dirname, '..')
const directory = await makeDirectory('types')
const postgres = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres'), durable: false })
try {
  const db = openDatabase(postgres.url)
  await migrate(db, join(root, 'migrations'))
  await db.destroy()
  const outcome = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      `--url=${postgres.url}`,
      '--out-file=src/platform/database-types.generated.ts',
      '--exclude-pattern=platform.migration*',
      '--numeric-parser=string',
      ...(process.argv.includes('--check') ? ['--verify'] : []),
    ],
    { cwd: root, stdio: 'inherit' },
  )
  process.exitCode = outcome.status ?? 1
} finally {
  await postgres.stop()
  await directory.remove()
}
