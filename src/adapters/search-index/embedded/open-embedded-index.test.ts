import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question } from '#features/search/domain.ts'
import { IndexUnavailable } from '#features/search/server.ts'
import { openEmbeddedIndex } from './open-embedded-index.ts'
import { openEmbeddedWriter } from './open-embedded-writer.ts'
import { changesOf, makeEntry, truthAfter, wordOf } from './testing/change-stream.ts'

const workerFile = new URL('./reading/reader-worker.ts', import.meta.url)
const mergeWorkerFile = new URL('./writing/merge-worker.ts', import.meta.url)
let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diptych-embedded-index-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function forWord(token: string): Question {
  return {
    match: { kind: 'token', token },
    filters: [],
    assetType: 'image',
    order: { by: 'newest' },
    facets: [{ field: 'artist', limit: 3, excludeOwn: false }],
    limit: 5,
    from: 0,
  }
}

async function start() {
  const index = openEmbeddedIndex({ workerFile, threads: 2 })
  const writer = await openEmbeddedWriter({ directory, mergeWorkerFile, publish: index.show })
  return { index, writer, close: () => Promise.all([writer.close(), index.close()]) }
}

test('threads find what was applied as soon as the apply is answered', async () => {
  const { index, writer, close } = await start()
  expect(await index.health()).toMatchObject({ isReady: false, assets: 0, position: null })
  await expect(index.search(forWord('x'))).rejects.toBeInstanceOf(IndexUnavailable)
  for (let version = 1; version <= 8; version += 1) {
    await writer.apply({ entries: [makeEntry('7', version)], gone: [], position: String(version) })
    const answers = await Promise.all([1, 2, 3, 4].map(() => index.search(forWord(wordOf('7', version)))))
    for (const answer of answers) {
      expect(answer).toMatchObject({ ids: ['7'], totals: { image: 1, film: 0 } })
      expect(answer.facets.artist).toEqual([{ value: `Artist "7"\n${version}`, count: 1 }])
    }
    expect((await index.search(forWord(wordOf('7', version - 1)))).ids).toEqual([])
  }
  expect(await index.health()).toMatchObject({ isReady: true, assets: 1, position: '8' })
  await close()
})

test('every kind of question is answered', async () => {
  const { index, writer, close } = await start()
  await writer.apply(changesOf(1, 1, 200))
  await writer.keepTerms([
    { kind: 'keyword', locale: 'en-us', text: 'Sea', folded: 'sea', id: '3', weight: 2 },
    { kind: 'keyword', locale: 'en-us', text: 'Seal', folded: 'seal', id: '4', weight: 1 },
  ])
  const truth = truthAfter(1, 1, 200)
  const images = [...truth.keys()].filter((id) => Number(id) % 5 !== 0)
  const { facets, from, ...rest } = forWord('the')
  const group = await index.group({ ...rest, by: 'artist', each: 1, offset: 0 })
  expect(group.groupCount).toBe(images.length)
  const id = images[0] ?? ''
  const alike = { filters: [], assetType: 'image', limit: 5 } as const
  expect(await index.similar({ to: { kind: 'subject', id }, ...alike })).not.toContainEqual({ id })
  expect(await index.similar({ to: { kind: 'look-of', id }, ...alike })).toEqual([])
  const related = { match: null, filters: [], assetType: 'image', field: 'keywords', limit: 3 } as const
  expect(Array.isArray(await index.related(related))).toBe(true)
  const typed = { locale: 'en-us', folded: 'se', kinds: ['keyword'], limit: 5 } as const
  const proposed = async () => (await index.suggest(typed)).map(({ text }) => text)
  await vi.waitFor(async () => expect(await proposed()).toEqual(['Sea', 'Seal']), { timeout: 20_000 })
  const misspelt = { locale: 'en-us', folded: 'sael', limit: 1 }
  expect(await index.spell(misspelt)).toMatchObject([{ term: { text: 'Seal' }, changes: 1 }])
  await close()
})

test('while new terms are opened the old ones answer, and other changes open none', async () => {
  const { index, writer, close } = await start()
  await writer.apply(changesOf(1, 1, 20))
  const keep = (text: string) =>
    writer.keepTerms([{ kind: 'word', locale: null, text, folded: text, id: '', weight: 1 }])
  const typed = { locale: 'en-us', folded: 'se', kinds: ['word'], limit: 5 } as const
  const proposed = async () => (await index.suggest(typed)).map(({ text }) => text)
  await keep('sea')
  await vi.waitFor(async () => expect(await proposed()).toEqual(['sea']), { timeout: 20_000 })
  await keep('seal')
  expect(await proposed()).toEqual(['sea'])
  await writer.apply(changesOf(1, 2, 20))
  await vi.waitFor(async () => expect(await proposed()).toEqual(['seal']), { timeout: 20_000 })
  await close()
})

test('a thread that hangs or dies is replaced, and the index answers again', {
  timeout: 30_000,
}, async () => {
  const notices: string[] = []
  const index = openEmbeddedIndex({
    workerFile: new URL('./testing/moody-worker.ts', import.meta.url),
    threads: 1,
    answerWithinMs: 1_500,
    onNotice: (text) => notices.push(text),
  })
  const writer = await openEmbeddedWriter({ directory, mergeWorkerFile, publish: index.show })
  await writer.apply({ entries: [makeEntry('7', 1)], gone: [], position: '1' })
  await vi.waitFor(async () => expect((await index.health()).isReady).toBe(true), { timeout: 10_000 })
  await expect(index.search(forWord('hang'))).rejects.toBeInstanceOf(IndexUnavailable)
  await vi.waitFor(async () => expect((await index.search(forWord(wordOf('7', 1)))).ids).toEqual(['7']), {
    timeout: 10_000,
  })
  await expect(index.search(forWord('die'))).rejects.toBeInstanceOf(IndexUnavailable)
  await vi.waitFor(async () => expect((await index.search(forWord(wordOf('7', 1)))).ids).toEqual(['7']), {
    timeout: 10_000,
  })
  expect(notices.length).toBeGreaterThanOrEqual(2)
  await Promise.all([writer.close(), index.close()])
})
