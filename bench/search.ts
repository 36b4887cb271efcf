/**
 * `npm run bench:search -- --assets 1000000`: the embedded index beside SQLite FTS5, PostgreSQL, Meilisearch and
 * OpenSearch, one after the other on the same catalogue and with the same 200 questions (60 hits, totals of both types,
 * 12 facets). Every peer's totals and facets are compared with ours. Ours is asked before and after the peers, since a
 * shared machine is not the same a quarter of an hour later. Fails where a goal is missed.
 *
 * `--assets N`         100,000 unless told
 * `--peers all`        or `none`, or some of `sqlite,postgres,meilisearch,opensearch`; peers that cannot be had are left out
 * `--growth`           the embedded index alone, at 100,000, 1,000,000 and 3,000,000
 *
 * A full run at 1,000,000 takes about an hour on two cores, 8 GB of memory and 10 GB below the temporary folder. Nothing
 * else should run meanwhile. Of slow engines every fifth question is asked above 300,000 assets; `--peers none` takes
 * five minutes. Linux only.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDirectory } from '../tests/support/make-directory.ts'
import { compareAnswers } from './search/compare-answers.ts'
import { type EngineName, engines, isPeer } from './search/engines.ts'
import { type Goal, goalsOf, printGoals } from './search/goals.ts'
import type { LoadReport } from './search/load-process.ts'
import type { Measured } from './search/measured.ts'
import { percentile } from './search/percentile.ts'
import { printTable } from './search/print-table.ts'
import { runEngine, runLoad } from './search/run-engine.ts'

const { values: given } = parseArgs({
  options: {
    assets: { type: 'string', default: '100000' },
    peers: { type: 'string', default: 'all' },
    growth: { type: 'boolean', default: false },
  },
})
const sampledFrom = 300_000
const sampledStep = 5
const growth = [100_000, 1_000_000, 3_000_000]

const directory = await makeDirectory('bench-search')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void directory.remove().finally(() => process.exit(1)))
}
let goals: readonly Goal[] = []
try {
  if (given.growth) await measureGrowth()
  else goals = await measureAll(readCount(given.assets), peersOf(given.peers))
} finally {
  await directory.remove()
}
printGoals(goals)
process.exitCode = goals.every(({ isMet }) => isMet) ? 0 : 1

function peersOf(text: string): readonly EngineName[] {
  if (text === 'none') return []
  if (text === 'all') return Object.keys(engines).filter(isPeer)
  return text.split(',').map((name) => {
    if (isPeer(name)) return name
    throw new Error(`There is no peer "${name}".`)
  })
}

function readCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`"${text}" is no number of assets.`)
}

async function measureAll(assets: number, peers: readonly EngineName[]): Promise<readonly Goal[]> {
  console.log(
    `${assets.toLocaleString('en-us')} assets, 200 questions: 60 hits, two totals, 12 facets each\n`,
  )
  const ours = await measure('embedded', assets)
  if (!ours) throw new Error('The embedded index could not be measured.')
  const load = await runLoad({ directory: placeOf('embedded'), assets, rounds: 5 })
  const measured: Measured[] = []
  for (const peer of peers) {
    const found = await measure(peer, assets)
    if (!found) continue
    const { compared, different, example } = compareAnswers(ours.asked.answers, found.asked.answers)
    const verdict = different === 0 ? 'the same' : `${different} differ, ${example}`
    console.log(`${engines[peer].title}: ${compared} answers compared with ours: ${verdict}`)
    await rm(placeOf(peer), { recursive: true, force: true })
    measured.push(found)
  }
  measured.unshift(peers.length > 0 ? await askAgain(ours, assets) : ours)
  await rm(placeOf('embedded'), { recursive: true })
  printMeasured(assets, measured)
  printLoad(load)
  return goalsOf({ assets, measured, load })
}

/** With the answers' times of a second process. */
async function askAgain(first: Measured, assets: number): Promise<Measured> {
  const place = { engine: first.engine, directory: placeOf(first.engine) }
  const again = await runEngine({ ...place, assets, step: 1, rounds: 3, phases: ['ask'] })
  if (again.kind !== 'done' || !again.asked) return first
  const { latencies, cpuMsPerQuestion } = again.asked
  const pooled = Object.entries(first.asked.latencies).map(([number, times]) => [
    number,
    [...times, ...(latencies[Number(number)] ?? [])],
  ])
  return {
    ...first,
    asked: {
      ...first.asked,
      latencies: Object.fromEntries(pooled),
      cpuMsPerQuestion: (first.asked.cpuMsPerQuestion + cpuMsPerQuestion) / 2,
    },
  }
}

function placeOf(engine: EngineName): string {
  return join(directory.path, engine)
}

async function measure(engine: EngineName, assets: number): Promise<Measured | null> {
  const { title, isSlow, isFleeting } = engines[engine]
  const step = isSlow && assets >= sampledFrom ? sampledStep : 1
  const task = { engine, directory: placeOf(engine), assets, step, rounds: step > 1 ? 1 : 3 }
  console.log(`${title}: building${step > 1 ? `; every ${step}th question will be asked` : ''}`)
  try {
    const first = await runEngine({ ...task, phases: isFleeting ? ['build', 'ask'] : ['build'] })
    if (first.kind === 'absent') {
      console.log(`${title}: left out, since it cannot be had here`)
      return null
    }
    if (first.note) console.log(`${title}: ${first.note}`)
    const second = isFleeting ? first : await runEngine({ ...task, phases: ['ask'] })
    const asked = second.kind === 'done' ? second.asked : null
    return first.built && asked ? { engine, built: first.built, asked } : null
  } catch (error) {
    if (engine === 'embedded') throw error
    console.log(`${title}: left out, since it failed: ${String(error)}`)
    return null
  }
}

function printMeasured(assets: number, measured: readonly Measured[]): void {
  const head = [
    'engine',
    'questions',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'CPU ms',
    'memory MB',
    'assets/s',
    'start s',
    'disk MB',
  ]
  const rows = measured.map(({ engine, built, asked }) => {
    const latencies = Object.values(asked.latencies).flat()
    const share = (part: number) => percentile(latencies, part).toFixed(1)
    return [
      engines[engine].title,
      String(Object.keys(asked.latencies).length),
      share(0.5),
      share(0.95),
      share(0.99),
      asked.cpuMsPerQuestion.toFixed(1),
      megabytes(asked.memoryBytes),
      String(Math.round(assets / (built.ms / 1_000))),
      asked.startMs === null ? '–' : (asked.startMs / 1_000).toFixed(2),
      megabytes(built.diskBytes),
    ]
  })
  console.log('')
  printTable(head, rows)
}

function printLoad({ oneThread, twoThreads, askingShare, loopDelayP99Ms }: LoadReport): void {
  const median = (speeds: readonly number[]) => percentile(speeds, 0.5).toFixed(0)
  console.log(
    `\nembedded, 8 questions at a time: ${median(oneThread)}/s with one thread, ${median(twoThreads)}/s with two`,
  )
  console.log(
    `the thread that asks: ${(askingShare * 100).toFixed(0)} % of a core, event loop delay p99 ${loopDelayP99Ms.toFixed(1)} ms`,
  )
}

async function measureGrowth(): Promise<void> {
  const rows: string[][] = []
  for (const assets of growth) {
    const found = await measure('embedded', assets)
    await rm(placeOf('embedded'), { recursive: true, force: true })
    if (!found) continue
    const { built, asked } = found
    const latencies = Object.values(asked.latencies).flat()
    rows.push([
      assets.toLocaleString('en-us'),
      ...[0.5, 0.95, 0.99].map((share) => percentile(latencies, share).toFixed(1)),
      asked.cpuMsPerQuestion.toFixed(1),
      megabytes(asked.memoryBytes),
      String(Math.round(assets / (built.ms / 1_000))),
      ((asked.startMs ?? 0) / 1_000).toFixed(2),
      megabytes(built.diskBytes),
    ])
  }
  printTable(
    ['assets', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'memory MB', 'assets/s', 'start s', 'disk MB'],
    rows,
  )
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1e6))
}
