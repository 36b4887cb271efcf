/**
 * `node bench/search-kill.ts [N]`: kills a process that writes an embedded index N times (30 unless told) at random
 * moments, between and during changes, merges, snapshots and rebuilds, and compares what is found after each kill with
 * the truth. Fails at the first difference; the seed that is printed repeats the run (`node bench/search-kill.ts N SEED`).
 */
import { makeRandom } from '../src/adapters/search-index/embedded/testing/change-stream.ts'
import { killWriter } from '../src/adapters/search-index/embedded/testing/kill-writer.ts'
import { makeDirectory } from '../tests/support/make-directory.ts'

const times = Number(process.argv[2] ?? 30)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31))
const random = makeRandom(seed)
const directory = await makeDirectory('search-kill')
console.log(`seed ${seed}`)
let isGood = true
for (let kill = 1; kill <= times && isGood; kill += 1) {
  const steps = 1 + Math.floor(random() * 300)
  const outcome = await killWriter(directory.path, seed, { words: '', count: steps })
  const { signal, lastWords, promised, found, differences } = outcome
  isGood = signal === 'SIGKILL' && differences.length === 0 && found >= promised
  console.log(
    `${kill}: killed after ${steps} steps ("${lastWords.slice(0, 40)}"), kept ${promised}, found ${found}: ${isGood ? 'equal' : differences.slice(0, 5).join('; ')}`,
  )
}
await directory.remove()
console.log(isGood ? `${times} kills, nothing lost` : 'what was found differs from the truth')
process.exit(isGood ? 0 : 1)
