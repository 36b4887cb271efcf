import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyNamesLog } from '../writing/names-log.ts'
import type { Standing } from '../writing/open-publisher.ts'
import { keepSnapshots } from './keep-snapshots.ts'
import type { Snapshots } from './open-snapshots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage() {
  const kept: string[] = []
  const notices: string[] = []
  const disk = { isFull: false }
  let now: Standing = { parts: [], names: emptyNamesLog('log'), terms: null, position: '0' }
  const snapshots: Snapshots = {
    found: now,
    position: () => kept.at(-1) ?? null,
    async keep({ position }) {
      if (disk.isFull) throw new Error('ENOSPC: no space left on device')
      kept.push(position)
    },
  }
  const keeper = keepSnapshots({
    snapshots,
    standing: () => now,
    afterMs: 1_000,
    onNotice: (text) => notices.push(text),
  })
  const change = (position: string) => {
    now = { ...now, parts: [], position }
    keeper.touch()
  }
  return { kept, notices, disk, keeper, change }
}

test('many changes make one snapshot, soon after the first', async () => {
  const { kept, change } = stage()
  change('1')
  await vi.advanceTimersByTimeAsync(900)
  change('2')
  expect(kept).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(kept).toEqual(['2'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual(['2'])
})

test('where nothing changed, nothing is written', async () => {
  const { kept, keeper, change } = stage()
  await keeper.keepNow()
  expect(kept).toEqual([])
  change('1')
  await keeper.keepNow()
  await keeper.keepNow()
  expect(kept).toEqual(['1'])
})

test('a full disk is told once, tried again less and less often, and its end is told', async () => {
  const { kept, notices, disk, change } = stage()
  disk.isFull = true
  change('1')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(notices).toEqual([expect.stringContaining('goes on in memory: Error: ENOSPC')])
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual(['1'])
  expect(notices).toHaveLength(2)
})

test('nothing is written after a stop', async () => {
  const { kept, keeper, change } = stage()
  change('1')
  keeper.stop()
  change('2')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual([])
})
