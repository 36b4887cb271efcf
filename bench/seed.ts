/**
 * `npm run bench:seed [-- N]`: writes the metadata of N demo assets (200,000 unless told) into a fresh embedded database
 * as `bin/start --demo N` does.
 * Fails below 5,000 assets a second or above 800 MB of memory.
 */
import { join, resolve } from 'node:path'
import { openDemoSeeding } from '../src/features/catalogue/server.ts'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'

const count = Number(process.argv[2] ?? 200_000)
const atLeast = 5_000
const memoryLimit = 800
const root = resolve(import.meta.dirname, '..')
const directory = await makeDirectory('seed')
const postgres = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres') })
let isGood = false
try {
  const db = openDatabase(postgres.url)
  await migrate(db, join(root, 'migrations'))
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 100)
  const seeding = await openDemoSeeding(db, {
    look: async () => ({ dominantColor: '#808080', palette: [], placeholder: '' }),
  })
  const started = performance.now()
  await seeding.seed(count, { onProgress: () => {}, signal: new AbortController().signal })
  const seconds = (performance.now() - started) / 1_000
  clearInterval(watch)
  const rate = count / seconds
  const megabytes = peak / 2 ** 20
  console.log(`${count} assets in ${seconds.toFixed(1)} s: ${Math.round(rate)} a second`)
  console.log(`peak memory of the process ${Math.round(megabytes)} MB`)
  isGood = rate >= atLeast && megabytes <= memoryLimit
  await db.destroy()
} finally {
  await postgres.stop()
  await directory.remove()
}
process.exit(isGood ? 0 : 1)
