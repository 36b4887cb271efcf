import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { assetKeeper, assetQueries } from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import { rebuildQueries } from '../../src/features/search/server.ts'
import { openDice } from '../../src/features/search/testing.ts'
import type { Database } from '../../src/platform/database.ts'

type Place = { readonly db: Database; readonly url: string; readonly directory: string }

const program = resolve(import.meta.dirname, 'index-process.ts')

/** Starts a process that keeps the index and ends it after so many words of a kind and some milliseconds more. */
async function killAfter(
  { db, url, directory }: Place,
  [word, count]: Moment,
  ms: number,
): Promise<readonly string[]> {
  const child: ChildProcess = spawn(process.execPath, [program, url, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(child, 'exit')
  let left = count
  const latest = setTimeout(() => child.kill('SIGKILL'), longestMs)
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    said.push(line)
    // Only on request is an index built anew that is there already.
    if (word === 'building' && line === 'following' && left === count) await rebuildQueries(db).ask()
    if (line.startsWith(word)) left -= 1
    if (left === 0) {
      await wait(ms)
      child.kill('SIGKILL')
      left = -1
    }
  }
  clearTimeout(latest)
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null]
  // A process that ended by itself, or that never came so far, would prove nothing.
  if (signal !== 'SIGKILL' || left > 0) {
    throw new Error(`Ended with ${signal ?? code} ${left} times before "${word}", after ${said.join(', ')}`)
  }
  return said
}

const longestMs = 15_000

type Moment = readonly [words: string, count: number]

/** The first finds nothing and the others what those before have left. */
const moments: readonly Moment[] = [
  ['published', 12],
  ['building', 2],
  ['opened', 1],
  ['writing segment', 3],
  ['writing manifest', 2],
  ['merging', 1],
  ['published', 1],
  ['following', 3],
]
export const killMoments = moments.length

/** Changes the catalogue without a pause while the process that keeps its index is killed, at one moment after the other. */
export async function killWhileIndexing(
  place: Place,
  { seed, times, first = 0 }: { seed: number; times: number; first?: number },
) {
  const { db } = place
  const dice = openDice(seed)
  const keep = assetKeeper(db, () => null)
  const { setAvailability } = assetQueries(db)
  const known: string[] = []
  let isOver = false
  async function change(): Promise<void> {
    while (!isOver) {
      const batch = Array.from({ length: 1 + dice.throw(40) }, () =>
        buildAsset({
          sourceKey: `test:${dice.throw(600)}`,
          title: `Harbor ${dice.throw(50)}`,
          assetType: dice.isLucky(0.2) ? 'film' : 'image',
          collection: { key: `c${dice.throw(4)}`, name: 'C' },
        }),
      )
      const unique = new Map(batch.map((asset) => [asset.record.sourceKey, asset]))
      known.push(...(await keep([...unique.values()])).map(({ id }) => id))
      const id = known[dice.throw(known.length)]
      if (id)
        await setAvailability(id, (['online', 'offline', 'withdrawn'] as const)[dice.throw(3)] ?? 'online')
    }
  }
  const changing = change()
  const said: (readonly string[])[] = []
  try {
    for (let time = first; time < first + times; time += 1) {
      const moment = moments[time % moments.length] ?? ['', 1]
      said.push(await killAfter(place, moment, dice.throw(120)))
    }
  } finally {
    isOver = true
    await changing
  }
  return said
}
