/**
 * `node bench/search-pipeline-kill.ts [N [SEED]]`: kills the process that keeps the search index N times (30 unless told) at
 * random moments while assets change in a PostgreSQL of its own, and after each kill compares what is found with every row of
 * the database. Fails at the first difference. `bench/search-kill.ts` does the same to the engine alone.
 */
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { killWhileIndexing } from '../tests/support/kill-index.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { compareWithDatabase, openPipeline } from '../tests/support/open-pipeline.ts'

const times = Number(process.argv[2] ?? 30)
const firstSeed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31))
const root = await makeDirectory('pipeline-kill')
const postgres = await startEmbeddedPostgres({ directory: join(root.path, 'postgres'), durable: false })
const db = openDatabase(postgres.url)
const place = { db, url: postgres.url, directory: join(root.path, 'search') }
console.log(`seed ${firstSeed}`)
let isGood = true
try {
  await migrate(db, resolve(import.meta.dirname, '../migrations'))
  for (let time = 0; time < times && isGood; time += 1) {
    const [said = []] = await killWhileIndexing(place, { seed: firstSeed + time, times: 1, first: time })
    const pipeline = await openPipeline(place)
    await pipeline.untilLevel()
    const compared = await compareWithDatabase(db, pipeline.reader, ['harbor', 'boat', 'ada'])
    await pipeline.close()
    isGood = compared.every(({ found, expected }) => isDeepStrictEqual(found, expected))
    const { assets } = pipeline.writer.facts()
    console.log(
      `${time + 1}: killed after "${said.at(-1)}", ${assets} assets: ${isGood ? 'equal' : 'DIFFERENT'}`,
    )
  }
} finally {
  await db.destroy()
  await postgres.stop()
  await root.remove()
}
console.log(isGood ? `${times} kills, nothing lost` : 'what is found differs from the database')
process.exit(isGood ? 0 : 1)
