import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRandom } from './testing/change-stream.ts'
import { type KillMoment, killWriter } from './testing/kill-writer.ts'

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diptych-killed-index-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const random = makeRandom(4)
const moments: readonly KillMoment[] = [
  // Long enough for a first snapshot; what comes later always finds one.
  { words: '', count: 100 + Math.floor(random() * 150) },
  { words: 'writing segment', count: 4 },
  { words: 'writing manifest', count: 3 },
  { words: 'removing', count: 3 },
  { words: 'merging', count: 2 },
  { words: 'rebuilding', count: 1 },
  { words: '', count: 3 + Math.floor(random() * 250) },
]

let before = 0

/** One after the other on the same folder: each goes on from what the one before left. */
test.each(moments)(
  'kill -9 after $count steps "$words …": nothing that was kept is lost',
  { timeout: 60_000 },
  async (moment) => {
    const outcome = await killWriter(directory, 1, moment)
    expect(outcome.signal).toBe('SIGKILL')
    expect(outcome.reached).toBeGreaterThanOrEqual(moment.count)
    expect(outcome.differences).toEqual([])
    expect(outcome.found).toBeGreaterThan(0)
    expect(outcome.found).toBeGreaterThanOrEqual(Math.max(outcome.promised, before))
    before = outcome.left
  },
)
