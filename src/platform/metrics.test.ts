import { afterEach, expect, test, vi } from 'vitest'
import { type IndexFacts, openMetrics } from './metrics.ts'

const facts: IndexFacts = {
  isReady: true,
  assets: 7,
  segments: 2,
  behind: 3,
  levelSeconds: 1,
  working: 0,
  waiting: 0,
}

afterEach(() => void vi.useRealTimers())

const gaugesOf = (text: string) => text.split('\n').filter((line) => /^search_(index|questions)_/.test(line))

test('the index is asked once for all of its numbers', async () => {
  const metrics = openMetrics()
  const read = vi.fn(async () => facts)
  metrics.watchIndex(read)
  expect(gaugesOf(await metrics.text())).toEqual([
    'search_index_ready 1',
    'search_index_assets 7',
    'search_index_segments 2',
    'search_index_behind_assets 3',
    'search_index_behind_seconds 1',
    'search_questions_working 0',
    'search_questions_waiting 0',
  ])
  expect(read).toHaveBeenCalledTimes(1)
})

test('what is not known is left out, and comes back when it is known', async () => {
  const metrics = openMetrics()
  let behind: number | null = null
  metrics.watchIndex(async () => ({ ...facts, behind }))
  expect(await metrics.text()).not.toMatch(/^search_index_behind_assets /m)
  behind = 4
  expect(await metrics.text()).toMatch(/^search_index_behind_assets 4$/m)
  behind = null
  expect(await metrics.text()).not.toMatch(/^search_index_behind_assets /m)
})

test('an index that fails or is silent is not ready, and the other metrics are there', async () => {
  const failing = openMetrics()
  failing.watchIndex(() => Promise.reject(new Error('401')))
  expect(gaugesOf(await failing.text())).toEqual(['search_index_ready 0'])

  vi.useFakeTimers()
  const silent = openMetrics()
  silent.watchIndex(() => new Promise(() => {}))
  const text = silent.text()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(gaugesOf(await text)).toEqual(['search_index_ready 0'])
  expect(await text).toContain('process_cpu_seconds_total')
})
