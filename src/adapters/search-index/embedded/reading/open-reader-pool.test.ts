import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IndexUnavailable } from '#features/search/server.ts'
import { emptyNamesLog } from '../writing/names-log.ts'
import type { Publication } from '../writing/publication.ts'
import { gatherPublications } from './gather-publications.ts'
import { openReaderPool } from './open-reader-pool.ts'
import type { OpenReaderThread } from './open-reader-thread.ts'
import type { ReaderReply, ReaderTask } from './reader-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const publication: Publication = {
  isFirst: true,
  parts: [],
  segments: [],
  names: emptyNamesLog('log'),
  terms: null,
  position: '1',
  assets: 0,
}

/** Threads that do what the test says. */
function stage({ threads = 2, mostWaiting = 10, isShown = true } = {}) {
  const opened: {
    readonly told: ReaderTask[]
    readonly reply: (reply: ReaderReply) => void
    readonly die: (reason: string) => void
    isEnded: boolean
  }[] = []
  const openThread: OpenReaderThread = (_, { onReply, onEnd }) => {
    const thread = { told: [] as ReaderTask[], reply: onReply, die: onEnd, isEnded: false }
    opened.push(thread)
    return {
      tell: (task) => void thread.told.push(task),
      setBusy: () => {},
      async end() {
        thread.isEnded = true
        onEnd('it was ended')
      },
    }
  }
  const gathered = gatherPublications()
  const notices: string[] = []
  const needs = {
    lane: 'searches',
    threads,
    openThread,
    gathered,
    mostWaiting,
    answerWithinMs: 1_000,
    startWithinMs: 5_000,
  } as const
  const pool = openReaderPool({ ...needs, onNotice: (text) => notices.push(text) })
  const show = () => {
    gathered.take(publication)
    pool.show(publication)
  }
  if (isShown) {
    show()
    for (const { reply } of opened) reply({ kind: 'ready' })
  }
  const questionsOf = (at: number) =>
    opened[at]?.told.flatMap((task) => (task.kind === 'ask' ? [task.question] : []))
  const answer = (at: number, value: unknown) => opened[at]?.reply({ kind: 'answer', value })
  return { pool, opened, notices, show, questionsOf, answer }
}

const settled = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test('questions go to who is least busy, two at a time, and the rest waits', async () => {
  const { pool, questionsOf, answer } = stage()
  const answers = [1, 2, 3, 4, 5].map((question) => pool.ask('search', question))
  expect([questionsOf(0), questionsOf(1)]).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(pool.load()).toEqual({ ready: 2, working: 4, waiting: 1 })
  answer(1, 'two')
  expect(questionsOf(1)).toEqual([2, 4, 5])
  answer(0, 'one')
  answer(1, 'four')
  answer(1, 'five')
  answer(0, 'three')
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('before the first publication it is unavailable; before a thread is warm, questions wait', async () => {
  const { pool, opened, show, questionsOf, answer } = stage({ isShown: false })
  expect(await settled(pool.ask('search', 0))).toBeInstanceOf(IndexUnavailable)
  show()
  const asked = pool.ask('search', 1)
  expect(questionsOf(0)).toEqual([])
  opened[1]?.reply({ kind: 'ready' })
  expect(questionsOf(1)).toEqual([1])
  answer(1, 'found')
  expect(await asked).toBe('found')
})

test('more than may wait are refused at once', async () => {
  const { pool } = stage({ threads: 1, mostWaiting: 3 })
  const waiting = [1, 2, 3, 4, 5].map((question) => settled(pool.ask('search', question)))
  const refused = await settled(pool.ask('search', 6))
  expect(refused).toBeInstanceOf(IndexUnavailable)
  expect(String(refused)).toContain('Too many searches')
  await pool.close()
  await Promise.all(waiting)
})

test('a question that a thread died of is tried once elsewhere; those behind it lose nothing', async () => {
  const { pool, opened, notices, questionsOf, answer } = stage()
  const poison = settled(pool.ask('search', 'poison'))
  const other = pool.ask('search', 'other')
  const behind = pool.ask('search', 'behind')
  opened[0]?.die('out of memory')
  expect(questionsOf(1)).toEqual(['other', 'poison'])
  answer(1, 'fine')
  expect(questionsOf(1)).toEqual(['other', 'poison', 'behind'])
  opened[1]?.die('out of memory')
  expect(await other).toBe('fine')
  expect(await poison).toBeInstanceOf(IndexUnavailable)
  expect(notices).toEqual(Array(2).fill(expect.stringContaining('out of memory')))
  await vi.advanceTimersByTimeAsync(200)
  expect(opened).toHaveLength(4)
  expect(opened[2]?.told).toEqual([{ kind: 'show', publication }])
  opened[2]?.reply({ kind: 'ready' })
  expect(questionsOf(2)).toEqual(['behind'])
  answer(2, 'still there')
  expect(await behind).toBe('still there')
})

test('what takes too long is unavailable and costs the thread; what waited behind it is not lost', async () => {
  const { pool, opened, questionsOf } = stage({ threads: 1 })
  const slow = settled(pool.ask('search', 'slow'))
  await vi.advanceTimersByTimeAsync(500)
  const behind = settled(pool.ask('search', 'behind'))
  const queued = settled(pool.ask('search', 'queued'))
  await vi.advanceTimersByTimeAsync(500)
  expect(String(await slow)).toContain('did not answer in time')
  expect(opened[0]?.isEnded).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  opened[1]?.reply({ kind: 'ready' })
  expect(questionsOf(1)).toEqual(['behind', 'queued'])
  opened[1]?.reply({ kind: 'answer', value: 'in time' })
  expect(await behind).toBe('in time')
  await vi.advanceTimersByTimeAsync(400)
  expect(await queued).toBeInstanceOf(IndexUnavailable)
})

test('a thread that is only late because many ask is not ended', async () => {
  const { pool, opened, answer } = stage({ threads: 1 })
  const asked = [1, 2, 3, 4].map((question) => settled(pool.ask('search', question)))
  for (let at = 0; at < 4; at += 1) {
    await vi.advanceTimersByTimeAsync(400)
    answer(0, at)
  }
  expect(await Promise.all(asked)).toEqual([0, 1, expect.any(IndexUnavailable), expect.any(IndexUnavailable)])
  expect(opened[0]?.isEnded).toBe(false)
})

test('a failure of the code is a failure, not an outage', async () => {
  const { pool, opened } = stage()
  const asked = settled(pool.ask('search', 1))
  opened[0]?.reply({ kind: 'failure', reason: 'x is undefined' })
  const error = await asked
  expect(error).not.toBeInstanceOf(IndexUnavailable)
  expect(String(error)).toContain('x is undefined')
})

test('threads that never come to life are opened less and less often', async () => {
  const { opened } = stage({ threads: 1, isShown: false })
  for (let second = 0; second < 60; second += 1) {
    if (!opened.at(-1)?.isEnded) {
      const last = opened.at(-1)
      if (last) last.isEnded = true
      last?.die('no such file')
    }
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(opened.length).toBeGreaterThan(4)
  expect(opened.length).toBeLessThan(20)
})

test('a fresh thread takes the place of the old one when it is warm, and no question is lost', async () => {
  const { pool, opened, notices, questionsOf, answer } = stage({ threads: 1 })
  const first = pool.ask('suggest', 1)
  pool.renew()
  expect(opened[1]?.told).toEqual([{ kind: 'show', publication }])
  const second = pool.ask('suggest', 2)
  expect(questionsOf(0)).toEqual([1, 2])
  opened[1]?.reply({ kind: 'ready' })
  const third = pool.ask('suggest', 3)
  expect(questionsOf(1)).toEqual([3])
  answer(0, 'one')
  expect(opened[0]?.isEnded).toBe(false)
  answer(0, 'two')
  expect(opened[0]?.isEnded).toBe(true)
  answer(1, 'three')
  expect(await Promise.all([first, second, third])).toEqual(['one', 'two', 'three'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toHaveLength(2)
  expect(notices).toEqual([])
})

test('one that is not warm yet gives way to a fresher one; one that dies before is opened again', async () => {
  const { pool, opened, questionsOf } = stage({ threads: 1 })
  pool.renew()
  pool.renew()
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([false, true, false])
  opened[2]?.die('out of memory')
  void settled(pool.ask('suggest', 1))
  expect(questionsOf(0)).toEqual([1])
  await vi.advanceTimersByTimeAsync(200)
  opened[3]?.reply({ kind: 'ready' })
  expect(pool.load().ready).toBe(2)
  opened[0]?.reply({ kind: 'answer', value: 'one' })
  expect(pool.load()).toEqual({ ready: 1, working: 0, waiting: 0 })
  await pool.close()
})

test('after closing nobody waits', async () => {
  const { pool, opened } = stage({ threads: 1 })
  const asked = [1, 2, 3].map((question) => settled(pool.ask('search', question)))
  await pool.close()
  for (const outcome of await Promise.all(asked)) expect(outcome).toBeInstanceOf(IndexUnavailable)
  expect(await settled(pool.ask('search', 4))).toBeInstanceOf(IndexUnavailable)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toHaveLength(1)
})
