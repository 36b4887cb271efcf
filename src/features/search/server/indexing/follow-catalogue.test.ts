import { expect, test, vi } from 'vitest'
import type { AssetChange, IndexedAsset } from '#features/catalogue/server.ts'
import type { IndexEntry } from '../../domain/index-entry.ts'
import type { IndexChanges } from '../search-index.port.ts'
import { openAlarm } from './alarm.ts'
import { writePlace } from './feed-place.ts'
import { followCatalogue, type IndexingState } from './follow-catalogue.ts'

const making = { database: 'd', vocabulary: 'v', rules: 'r' }

type Given = {
  readonly checkpoint: string | null
  readonly openFrom?: string
  readonly apply?: (changes: IndexChanges) => Promise<void>
  readonly isThere?: (log: readonly string[]) => boolean
  readonly onState?: (state: IndexingState) => void
}

/** A catalogue of one asset that changed in transaction 5. */
function openFollowing({
  checkpoint,
  openFrom = '10',
  apply = async () => {},
  isThere = () => true,
  onState = () => {},
}: Given) {
  const asset = { id: '1' } as IndexedAsset
  const change: AssetChange = { transaction: '5', number: '1', assetId: '1', availability: 'online' }
  const log: string[] = []
  const stop = new AbortController()
  const alarm = openAlarm()
  const waits: number[] = []
  const following = followCatalogue({
    queries: {
      readOrigin: async () => ({ database: 'd', vocabulary: 'v', openFrom }),
      countIndexable: async () => 1,
      countChanges: async () => 0,
      readChanges: async ({ transaction }) => (BigInt(transaction) < 5n ? [change] : []),
      readForIndex: async () => [asset],
      scanForIndex: async (after) => (after === '0' ? [asset] : []),
    },
    writer: {
      checkpoint: async () => checkpoint,
      isThere: async () => isThere(log),
      judgeFound: async (mayAnswer) => void log.push(mayAnswer ? 'answers' : 'is refused'),
      async apply(changes) {
        log.push(`apply ${changes.entries.length} ${changes.position}`)
        await apply(changes)
      },
      keepTerms: async () => {},
      rebuild: async () => ({
        add: async (entries) => void log.push(`add ${entries.length}`),
        finish: async (position) => void log.push(`finish ${position}`),
        abandon: async () => void log.push('abandon'),
      }),
      close: async () => {},
    },
    openRules: async () => ({
      version: 'r',
      entryOf: ({ id }) => ({ id }) as IndexEntry,
      fold: (text) => text,
      wordsOf: () => [],
    }),
    openTermKeeper: () => ({ noteChange: () => {}, noteRebuild: () => {}, keep: () => {} }),
    wishes: { findOpen: async () => null, tell: async () => {} },
    alarm: {
      ...alarm,
      wait(forMs) {
        waits.push(forMs)
        return alarm.wait(forMs)
      },
    },
    onState(state) {
      log.push(state.kind)
      onState(state)
    },
    onUnreadable: (id) => log.push(`unreadable ${id}`),
    onTrouble: (error, failures) => log.push(`trouble ${failures} ${String(error)}`),
    signal: stop.signal,
  })
  return {
    log,
    waits,
    async until(line: string): Promise<void> {
      await vi.waitFor(() => expect(log).toContain(line), { timeout: 5_000, interval: 2 })
      stop.abort()
      await following
    },
  }
}

test('from where the index stands, the changes are applied and no more', async () => {
  const { log, until } = openFollowing({
    checkpoint: writePlace({ making, at: { transaction: '4', number: '9' } }),
  })
  await until('following')
  expect(log.slice(0, 3)).toEqual(['answers', 'apply 1 d v r 5 1', 'following'])
})

test('what fails is tried again from the same place', async () => {
  let isFailing = true
  const { log, until } = openFollowing({
    checkpoint: writePlace({ making, at: { transaction: '4', number: '9' } }),
    async apply() {
      if (isFailing) {
        isFailing = false
        throw new Error('away')
      }
    },
  })
  await until('following')
  expect(log.slice(0, 5)).toEqual([
    'answers',
    'apply 1 d v r 5 1',
    'trouble 1 Error: away',
    'apply 1 d v r 5 1',
    'following',
  ])
})

test.each([
  ['there is none', null],
  [
    'it was made by other rules',
    writePlace({ making: { ...making, rules: 'x' }, at: { transaction: '9', number: '1' } }),
  ],
  ['it knows what the database has not seen', writePlace({ making, at: { transaction: '10', number: '1' } })],
])('the index is built anew where %s', async (_, checkpoint) => {
  const { log, until } = openFollowing({ checkpoint })
  await until('following')
  expect(log).toContain('finish d v r 9 9223372036854775807')
  expect(log).not.toContain('apply 1 d v r 5 1')
})

test('an index that was taken away is built anew, though nothing has changed', async () => {
  const { log, until } = openFollowing({
    checkpoint: writePlace({ making, at: { transaction: '5', number: '1' } }),
    isThere: (log) => !log.includes('following') || log.includes(rebuilt),
  })
  const rebuilt = 'finish d v r 9 9223372036854775807'
  await until(rebuilt)
  expect(log.slice(0, 5)).toEqual(['answers', 'following', 'building', 'building', 'add 1'])
})

test('a rebuild does not make the old index late: it is told that it has every change', async () => {
  const levels: boolean[] = []
  const { until } = openFollowing({
    checkpoint: writePlace({ making: { ...making, rules: 'x' }, at: { transaction: '4', number: '9' } }),
    onState: (state) => state.kind === 'building' && levels.push(state.isLevel),
  })
  await until('following')
  expect(levels).toEqual([true, true])
})

const elsewhere = { transaction: '9', number: '1' }

test.each([
  ['by other rules answers', writePlace({ making: { ...making, rules: 'x' }, at: elsewhere }), 'answers'],
  [
    'with another vocabulary answers',
    writePlace({ making: { ...making, vocabulary: 'x' }, at: elsewhere }),
    'answers',
  ],
  [
    'from another database is refused',
    writePlace({ making: { ...making, database: 'x' }, at: elsewhere }),
    'is refused',
  ],
  [
    'from a later state of the database is refused',
    writePlace({ making, at: { transaction: '10', number: '1' } }),
    'is refused',
  ],
  ['by nobody knows whom is refused', 'whatever', 'is refused'],
])('an index made %s until the new one is built', async (_, checkpoint, judged) => {
  const { log, until } = openFollowing({ checkpoint })
  await until('following')
  expect(log.slice(0, 2)).toEqual([judged, 'building'])
})

test('a change that nobody tells of is looked for within a second', async () => {
  const { until, waits } = openFollowing({
    checkpoint: writePlace({ making, at: { transaction: '5', number: '1' } }),
  })
  await vi.waitFor(() => expect(waits[0]).toBeLessThan(1_000))
  await until('following')
})
