import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedWriterOptions, openEmbeddedWriter } from './open-embedded-writer.ts'
import { gatherPublications } from './reading/gather-publications.ts'
import { openReader } from './reading/open-reader.ts'
import { changesOf, makeEntry, type Truth, truthAfter } from './testing/change-stream.ts'
import { findDifferences } from './testing/find-differences.ts'
import { openMemoryFiles } from './testing/memory-files.ts'
import type { Publication } from './writing/publication.ts'

const mergeWorkerFile = new URL('./writing/merge-worker.ts', import.meta.url)
const size = 40
let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diptych-embedded-writer-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function start(options: Partial<EmbeddedWriterOptions> = {}) {
  const reader = openReader()
  const writer = openEmbeddedWriter({ directory, mergeWorkerFile, publish: reader.show, ...options })
  return { reader, opening: writer }
}

const entriesOf = (truth: Truth) => [...truth].map(([id, version]) => makeEntry(id, version))

test('what is applied can be found, and after a restart too', async () => {
  const { reader, opening } = start()
  const writer = await opening
  expect(await writer.checkpoint()).toBeNull()
  for (let batch = 1; batch <= 10; batch += 1) await writer.apply(changesOf(2, batch, size))
  expect(findDifferences(reader, truthAfter(2, 10, size))).toEqual([])
  await writer.keepTerms([{ kind: 'word', locale: null, text: 'Sea', folded: 'sea', id: '', weight: 1 }])
  await writer.close()

  const again = start()
  const second = await again.opening
  expect(await second.checkpoint()).toBe('10')
  await second.judgeFound(true)
  expect(findDifferences(again.reader, truthAfter(2, 10, size))).toEqual([])
  const asked = { locale: 'en-us', folded: 'se', kinds: ['word'], limit: 3 } as const
  expect(again.reader.suggest(asked)).toMatchObject([{ text: 'Sea' }])
  // The same changes once more, and then the next.
  for (let batch = 9; batch <= 12; batch += 1) await second.apply(changesOf(2, batch, size))
  expect(findDifferences(again.reader, truthAfter(2, 12, size))).toEqual([])
  await second.close()
})

test('merges in a thread of their own go on while changes come', { timeout: 60_000 }, async () => {
  const { reader, opening } = start({ mostMergedHere: 300 })
  const writer = await opening
  const seen = new Set<number>()
  for (let batch = 1; batch <= 60; batch += 1) {
    await writer.apply(changesOf(3, batch, size))
    seen.add(writer.facts().segments)
  }
  await vi.waitFor(() => expect(writer.facts().segments).toBeLessThanOrEqual(3), { timeout: 20_000 })
  expect(Math.max(...seen)).toBeGreaterThan(3)
  expect(findDifferences(reader, truthAfter(3, 60, size))).toEqual([])
  await writer.close()
})

test('a rebuild answers only when it is finished, from its position, with the last of each asset', async () => {
  const { reader, opening } = start()
  const writer = await opening
  await writer.apply(changesOf(4, 1, size))
  const rebuilding = await writer.rebuild()
  const truth = truthAfter(4, 3, size)
  await rebuilding.add(entriesOf(truthAfter(4, 2, size)))
  await writer.apply(changesOf(4, 2, size))
  expect(findDifferences(reader, truthAfter(4, 2, size))).toEqual([])
  const gone = [...truthAfter(4, 2, size).keys()].filter((id) => !truth.has(id))
  await rebuilding.add(entriesOf(truth))
  await rebuilding.finish('3')
  expect(await writer.checkpoint()).toBe('3')
  await writer.apply({ entries: [], gone, position: '3' })
  expect(findDifferences(reader, truth)).toEqual([])
  await expect(rebuilding.add([])).rejects.toThrow('over')
  await writer.close()
  const again = start()
  const second = await again.opening
  await second.judgeFound(true)
  expect(findDifferences(again.reader, truth)).toEqual([])
  await second.close()
})

test('what was found answers only once it may, and never if it is of another database', async () => {
  const first = await start().opening
  await first.apply(changesOf(10, 1, size))
  await first.keepTerms([{ kind: 'word', locale: null, text: 'Sea', folded: 'sea', id: '', weight: 1 }])
  await first.close()

  const gathered = gatherPublications()
  const open = () => start({ publish: gathered.take }).opening
  const second = await open()
  expect(await second.checkpoint()).toBe('1')
  expect(gathered.latest()).toBeNull()
  await second.judgeFound(false)
  const rebuilding = await second.rebuild()
  await rebuilding.add(entriesOf(truthAfter(11, 2, size)))
  await second.snapshot()
  expect(gathered.latest()).toBeNull()
  await rebuilding.abandon()
  await second.close()

  const third = await open()
  await third.judgeFound(false)
  const again = await third.rebuild()
  await again.add(entriesOf(truthAfter(11, 2, size)))
  await again.finish('2')
  expect(gathered.latest()).toMatchObject({ isFirst: true, position: '2', terms: null })
  await third.close()

  const fourth = await open()
  await fourth.judgeFound(true)
  expect(gathered.latest()).toMatchObject({ isFirst: true, position: '2' })
  await fourth.close()
})

test('an abandoned rebuild leaves nothing', async () => {
  const { reader, opening } = start()
  const writer = await opening
  await writer.apply(changesOf(5, 1, size))
  const rebuilding = await writer.rebuild()
  await rebuilding.add(entriesOf(truthAfter(5, 9, size)))
  await rebuilding.abandon()
  await writer.apply(changesOf(5, 2, size))
  expect(findDifferences(reader, truthAfter(5, 2, size))).toEqual([])
  await writer.close()
  const segments = (await readdir(directory)).filter((file) => file.startsWith('segment'))
  expect(segments).toHaveLength(2)
})

test('while a first index is built, a few changes alone are not taken for one', async () => {
  const { reader, opening } = start()
  const writer = await opening
  const rebuilding = await writer.rebuild()
  await writer.apply(changesOf(6, 5, size))
  await writer.snapshot()
  expect(await writer.checkpoint()).toBeNull()
  await rebuilding.add(entriesOf(truthAfter(6, 4, size)))
  await rebuilding.finish('4')
  await writer.apply(changesOf(6, 5, size))
  expect(findDifferences(reader, truthAfter(6, 5, size))).toEqual([])
  await writer.close()
})

test('terms that are as they were are not published again', async () => {
  const gathered = gatherPublications()
  const writer = await start({ publish: gathered.take }).opening
  await writer.apply(changesOf(12, 1, size))
  const term = { kind: 'word', locale: null, text: 'Sea', folded: 'sea', id: '', weight: 1 } as const
  await writer.keepTerms([term])
  const block = gathered.latest()?.terms
  expect(block).toBeTruthy()
  await writer.keepTerms([{ ...term }])
  expect(gathered.latest()?.terms).toBe(block)
  await writer.keepTerms([{ ...term, weight: 2 }])
  expect(gathered.latest()?.terms).not.toBe(block)
  await writer.close()
})

test('a full disk costs nothing that is in memory, and is made up for when there is room', async () => {
  const files = openMemoryFiles()
  const notices: string[] = []
  const { reader, opening } = start({
    openFiles: async () => files,
    onNotice: (text) => notices.push(text),
  })
  const writer = await opening
  files.room = 10_000
  for (let batch = 1; batch <= 5; batch += 1) await writer.apply(changesOf(7, batch, size))
  await writer.snapshot()
  expect(notices).toEqual([expect.stringContaining('ENOSPC')])
  expect(await writer.checkpoint()).toBeNull()
  await writer.apply(changesOf(7, 6, size))
  expect(findDifferences(reader, truthAfter(7, 6, size))).toEqual([])
  files.room = Number.POSITIVE_INFINITY
  await writer.snapshot()
  expect(await writer.checkpoint()).toBe('6')
  await writer.close()
})

test('changes are kept on disk by and by, without being asked', async () => {
  const { opening } = start({ snapshotAfterMs: 10 })
  const writer = await opening
  await writer.apply(changesOf(8, 1, size))
  await vi.waitFor(async () => expect(await writer.checkpoint()).toBe('1'))
  await writer.close()
})

test('a view that somebody holds sees all of a batch or nothing, whatever comes after', async () => {
  const gathered = gatherPublications()
  const held: { readonly publication: Publication | null; readonly truth: Truth }[] = []
  const { opening } = start({ publish: gathered.take })
  const writer = await opening
  for (let batch = 1; batch <= 12; batch += 1) {
    await writer.apply(changesOf(9, batch, size))
    held.push({ publication: gathered.whole(), truth: truthAfter(9, batch, size) })
  }
  for (const { publication, truth } of held) {
    const reader = openReader()
    if (publication) reader.show(publication)
    expect(findDifferences(reader, truth)).toEqual([])
  }
  await writer.close()
})

test('a second writer of the same folder waits until the first has let go of it', async () => {
  const first = await start().opening
  let isOpen = false
  const second = start().opening.finally(() => {
    isOpen = true
  })
  for (let batch = 1; batch <= 3; batch += 1) await first.apply(changesOf(1, batch, size))
  await first.snapshot()
  expect(isOpen).toBe(false)
  await first.close()
  expect(await (await second).checkpoint()).toBe('3')
  await (await second).close()
})
