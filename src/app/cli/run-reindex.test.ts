import { expect, test } from 'vitest'
import type { RebuildProgress } from '#features/search/server.ts'
import { type ReindexDesk, runReindex } from './run-reindex.ts'

type Given = {
  readonly followers?: number
  readonly progress?: readonly (readonly RebuildProgress[])[]
  readonly rebuildHere?: ReindexDesk['rebuildHere']
  readonly isStopped?: () => boolean
}

async function run({ followers = 1, progress = [], rebuildHere, isStopped = () => false }: Given) {
  const said: string[] = []
  let now = 0
  let look = 0
  const code = await runReindex({
    terminal: { isInteractive: true, write: (text) => void said.push(text), now: () => now },
    isStopped,
    pause: async (ms) => {
      now += ms
      // Lets whatever works beside this come to its turn.
      await new Promise((resolve) => setImmediate(resolve))
    },
    open: async () => ({
      ask: async () => '7',
      countFollowers: async () => followers,
      async readProgress() {
        look += 1
        return progress[Math.min(look, progress.length) - 1] ?? []
      },
      rebuildHere: rebuildHere ?? (() => Promise.reject(new Error('not here'))),
      close: async () => void said.push('closed'),
    }),
  })
  return { code, said: said.join('') }
}

test('a product that runs is asked, and its progress shown with rate and time', async () => {
  const { code, said } = await run({
    progress: [
      [],
      [{ state: 'running', done: 1_000, total: 4_000 }],
      [{ state: 'running', done: 2_000, total: 4_000 }],
      [{ state: 'done', done: 4_000, total: 4_000 }],
    ],
  })
  expect(code).toBe(0)
  expect(said).toMatch(/2000 of 4000 assets, 4000 a second, \S+ ?s left/)
  expect(said).toContain('4000 assets indexed')
  expect(said).toContain('closed')
})

test('of several processes all must have done it, and a failure is told', async () => {
  const done = { state: 'done', done: 5, total: 5 } as const
  const { code, said } = await run({
    followers: 2,
    progress: [
      [done, { ...done, state: 'running' }],
      [done, { ...done, state: 'failed' }],
    ],
  })
  expect(code).toBe(1)
  expect(said).toContain('1 could not do it')
})

test('where nobody keeps an index, it is built here', async () => {
  const { code, said } = await run({
    followers: 0,
    rebuildHere: async ({ onProgress }) => onProgress(3, 3),
  })
  expect(code).toBe(0)
  expect(said).toContain('3 assets indexed')
})

test('Ctrl-C leaves the old index', async () => {
  let looks = 0
  const { code, said } = await run({
    followers: 0,
    isStopped() {
      looks += 1
      return looks > 2
    },
    rebuildHere: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  expect(code).toBe(130)
  expect(said).toContain('The index is what it was')
})
