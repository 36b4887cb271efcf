/**
 * `node bench/search-freshness.ts [N]`: changes an asset N times (200 unless told) in a PostgreSQL of its own and measures how
 * long after its commit each change is found in the embedded index. The promise is a second.
 */
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { assetKeeper } from '../src/features/catalogue/server.ts'
import { buildAsset } from '../src/features/catalogue/testing.ts'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { openPipeline } from '../tests/support/open-pipeline.ts'

const times = Number(process.argv[2] ?? 200)
const root = await makeDirectory('freshness')
const postgres = await startEmbeddedPostgres({ directory: join(root.path, 'postgres'), durable: false })
const db = openDatabase(postgres.url)
const waits: number[] = []
try {
  await migrate(db, resolve(import.meta.dirname, '../migrations'))
  const keep = assetKeeper(db, () => null)
  const { reader, untilLevel, close } = await openPipeline({
    ...{ db, url: postgres.url },
    directory: join(root.path, 'search'),
  })
  await untilLevel()
  for (let time = 0; time < times; time += 1) {
    const token = `zebra${time}`
    await keep([buildAsset({ title: token })])
    const committedAt = performance.now()
    const isFound = () =>
      reader.search({
        ...{ match: { kind: 'token', token }, filters: [], assetType: 'image', order: { by: 'newest' } },
        ...{ facets: [], limit: 1, from: 0 },
      }).ids.length > 0
    while (!isFound()) await nextTurn()
    waits.push(performance.now() - committedAt)
  }
  await close()
} finally {
  await db.destroy()
  await postgres.stop()
  await root.remove()
}
waits.sort((one, other) => one - other)
const at = (share: number) => `${Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0)} ms`
console.log(`${times} changes: found after ${at(0.5)} (median), ${at(0.95)} (95 %), ${at(1)} (longest)`)
