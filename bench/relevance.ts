/**
 * `npm run bench:relevance`: how good results are, on the default demo library in a fresh embedded database and index.
 * Prints nDCG@10 and how often the first result is good, by language and by kind of query, and the worst queries with what
 * came instead. Fails below the floors.
 */
import { join, resolve } from 'node:path'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { summarize } from '../tests/server/relevance/judge-results.ts'
import { relevanceFloors } from '../tests/server/relevance/relevance-floors.data.ts'
import { type JudgedQuery, runQueries } from '../tests/server/relevance/run-queries.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'

const worstShown = 10
const resultsShown = 5

const directory = await makeDirectory('relevance')
const postgres = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres'), durable: false })
let judged: readonly JudgedQuery[] = []
try {
  const db = openDatabase(postgres.url)
  await migrate(db, resolve(import.meta.dirname, '../migrations'))
  judged = await runQueries({ db, directory: join(directory.path, 'search') })
  await db.destroy()
} finally {
  await postgres.stop()
  await directory.remove()
}

const isGood = [
  printMeans('all', () => 'all', { all: relevanceFloors.all }),
  printMeans('language', ({ locale }) => locale, relevanceFloors.locales),
  printMeans('kind', ({ kind }) => kind, relevanceFloors.kinds),
].every(Boolean)
printWorst()
process.exitCode = isGood ? 0 : 1

/** Whether each is at its floor. */
function printMeans(
  title: string,
  by: (query: JudgedQuery) => string,
  floors: Readonly<Record<string, number>>,
): boolean {
  const means = [...summarize(judged, by)]
  console.log(`${title.padEnd(12)} queries  nDCG@10  success@1  floor`)
  for (const [name, { queries, ndcg, success }] of means) {
    const floor = floors[name] ?? 0
    const cells = [
      name.padEnd(12),
      String(queries).padStart(7),
      ndcg.toFixed(3).padStart(8),
      `${Math.round(success * 100)} %`.padStart(10),
      floor.toFixed(3).padStart(6),
    ]
    console.log(`${cells.join(' ')}${ndcg < floor ? '  below the floor' : ''}`)
  }
  console.log('')
  return means.every(([name, { ndcg }]) => ndcg >= (floors[name] ?? 0))
}

function printWorst(): void {
  console.log('worst queries, with the grades of what came')
  const worst = judged.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, worstShown)
  for (const { locale, kind, phrase, ndcg, results } of worst) {
    console.log(`${ndcg.toFixed(2)}  ${phrase}  (${locale}, ${kind})`)
    for (const { grade, title, sourceKey } of results.slice(0, resultsShown)) {
      console.log(`      ${grade}  ${title}  ${sourceKey}`)
    }
  }
}
