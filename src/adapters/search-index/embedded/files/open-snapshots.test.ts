import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexTerm } from '#features/search/domain.ts'
import { openReader } from '../reading/open-reader.ts'
import { addTo, changesOf, type Truth, truthAfter } from '../testing/change-stream.ts'
import { findDifferences } from '../testing/find-differences.ts'
import { openMemoryFiles } from '../testing/memory-files.ts'
import { openGeneration } from '../writing/open-generation.ts'
import { openPublisher, type Standing } from '../writing/open-publisher.ts'
import { packTerms, unpackTerms } from '../writing/terms-block.ts'
import { filesOf, readManifest } from './manifest.ts'
import { openSnapshots, type Snapshots } from './open-snapshots.ts'

const size = 20
const terms: readonly IndexTerm[] = [
  { kind: 'word', locale: null, text: 'Sea', folded: 'sea', id: '', weight: 1 },
]
const packed = packTerms('t', terms)
const refuse = () => Promise.reject(new Error('nothing is merged aside here'))

function growing(id: string, kept: Standing | null) {
  const rest = { mostMergedHere: 1e9, mergeAside: refuse, onMerged: () => {}, onNotice: () => {} }
  const generation = openGeneration(kept ? { id, kept, ...rest } : { id, ...rest })
  return (batch: number): Standing => {
    const { entries, gone, position } = changesOf(1, batch, size)
    generation.put(entries, gone)
    return { parts: generation.parts(), names: generation.names(), terms: packed, position }
  }
}

function differences({ found }: Pick<Snapshots, 'found'>, truth: Truth): readonly string[] {
  if (!found) return ['nothing was found']
  const reader = openReader()
  void openPublisher(reader.show)(found)
  return findDifferences(reader, truth)
}

const unexpected = (text: string) => expect.unreachable(text)

/** Two snapshots, of batches 8 and 12, with newer versions and deletes between them. */
async function twoSnapshots() {
  const files = openMemoryFiles()
  const snapshots = await openSnapshots(files, 'one', unexpected)
  const put = growing('one', null)
  for (let batch = 1; batch < 8; batch += 1) put(batch)
  await snapshots.keep(put(8))
  for (let batch = 9; batch < 12; batch += 1) put(batch)
  await snapshots.keep(put(12))
  return files
}

test('an empty folder has nothing, and what others laid there stays', async () => {
  const files = openMemoryFiles(new Map([['notes.txt', Buffer.from('mine')]]))
  const snapshots = await openSnapshots(files, 'one', unexpected)
  expect(snapshots.found).toBeNull()
  expect(snapshots.position()).toBeNull()
  expect([...files.content.keys()]).toEqual(['notes.txt'])
})

test('what was kept is found again, and goes on from there', async () => {
  const files = await twoSnapshots()
  let truth = truthAfter(1, 12, size)
  for (let round = 0; round < 12; round += 1) {
    const snapshots = await openSnapshots(files, `round-${round}`, unexpected)
    expect(snapshots.position()).toBe(String(12 + round))
    expect(differences(snapshots, truth)).toEqual([])
    expect(snapshots.found?.terms && unpackTerms(snapshots.found.terms)).toEqual(terms)
    const put = growing(`round-${round}`, snapshots.found)
    await snapshots.keep(put(13 + round))
    truth = new Map(truth)
    addTo(truth, changesOf(1, 13 + round, size))
  }
  expect([...files.content.keys()].filter((file) => file.startsWith('manifest')).length).toBe(2)
  expect(files.content.size).toBeLessThan(30)
})

test('a snapshot is written once: what has not changed is not written again', async () => {
  const files = openMemoryFiles()
  const snapshots = await openSnapshots(files, 'one', unexpected)
  const put = growing('one', null)
  const standing = put(1)
  await snapshots.keep(standing)
  const before = new Set(files.content.keys())
  await snapshots.keep({ ...standing, position: 'later' })
  expect([...files.content.keys()].filter((file) => !before.has(file))).toEqual(['manifest-2.json'])
  expect(snapshots.position()).toBe('later')
})

test('whatever breaks in whatever file, an older snapshot or none is found, never a wrong one', async () => {
  const whole = await twoSnapshots()
  const truths = new Map([8, 12].map((batch) => [String(batch), truthAfter(1, batch, size)]))
  const damage = fc.record({
    file: fc.constantFrom(...whole.content.keys()),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    how: fc.constantFrom('cut', 'flip', 'lost', 'longer', 'zeros'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      const files = openMemoryFiles(new Map(whole.content))
      for (const { file, at, how } of damages) {
        const bytes = Uint8Array.from(files.content.get(file) ?? [])
        const place = Math.floor(at * bytes.length)
        if (how === 'flip') bytes[place] = (bytes[place] ?? 0) ^ 0x10
        if (how === 'zeros') bytes.fill(0, place)
        if (how === 'lost') files.content.delete(file)
        else if (how === 'cut') files.content.set(file, bytes.slice(0, place))
        else files.content.set(file, how === 'longer' ? Buffer.concat([bytes, Buffer.of(1)]) : bytes)
      }
      const notices: string[] = []
      const snapshots = await openSnapshots(files, 'two', (text) => notices.push(text))
      const truth = truths.get(snapshots.position() ?? '')
      if (truth) expect(differences(snapshots, truth)).toEqual([])
      else expect(snapshots.found).toBeNull()
      if (snapshots.position() !== '12' && files.content.has('manifest-2.json'))
        expect(notices).not.toEqual([])
      // And it can go on from whatever was found.
      const put = growing('two', snapshots.found)
      await snapshots.keep(put(13))
      expect((await openSnapshots(files, 'three', unexpected)).position()).toBe('13')
    }),
    { numRuns: 60 },
  )
})

test('every file of the newest snapshot matters: without it an older one is found, or none', async () => {
  const whole = await twoSnapshots()
  const filesIn = (manifest: string) =>
    filesOf(readManifest(whole.content.get(manifest) ?? new Uint8Array())).concat(manifest)
  const older = filesIn('manifest-1.json')
  for (const file of filesIn('manifest-2.json')) {
    const files = openMemoryFiles(new Map(whole.content))
    files.content.delete(file)
    const snapshots = await openSnapshots(files, 'two', () => {})
    expect([file, snapshots.position()]).toEqual([file, older.includes(file) ? null : '8'])
  }
})

test('what a crash left half done is swept when the folder is opened', async () => {
  const files = await twoSnapshots()
  const known = new Set(files.content.keys())
  for (const file of [
    'unfinished-segment-x-1',
    'segment-x-1',
    'dead-x',
    'names-x',
    'unfinished-manifest-3.json',
  ])
    files.content.set(file, Buffer.from('half'))
  files.content.set('README', Buffer.from('not ours'))
  await openSnapshots(files, 'two', unexpected)
  expect(new Set(files.content.keys())).toEqual(new Set([...known, 'README']))
})

test('at whichever file the disk is full, the last snapshot stays whole and the next one succeeds', async () => {
  const whole = await twoSnapshots()
  for (let writes = 0; writes < 5; writes += 1) {
    const files = openMemoryFiles(new Map(whole.content))
    const snapshots = await openSnapshots(files, 'two', unexpected)
    const put = growing('two', snapshots.found)
    const standing = put(13)
    let left = writes
    const { write } = files
    const limited = {
      ...files,
      write: async (name: string, pieces: readonly Uint8Array[]) => {
        if (left === 0) throw new Error('ENOSPC')
        left -= 1
        return write.call(files, name, pieces)
      },
    }
    const trying = await openSnapshots(limited, 'two', unexpected)
    const outcome = await trying.keep(standing).then(
      () => '13',
      () => '12',
    )
    expect((await openSnapshots(openMemoryFiles(new Map(files.content)), 'x', unexpected)).position()).toBe(
      outcome,
    )
    left = Number.POSITIVE_INFINITY
    await trying.keep(put(14))
    const again = await openSnapshots(files, 'three', unexpected)
    expect(again.position()).toBe('14')
    expect(differences(again, truthAfter(1, 14, size))).toEqual([])
  }
})
