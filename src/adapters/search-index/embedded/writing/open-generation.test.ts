import { expect, test } from 'vitest'
import { openReader } from '../reading/open-reader.ts'
import { mergeSegments } from '../segment/merge-segments.ts'
import type { Part, Segment } from '../segment/segment.ts'
import { addTo, changesOf, makeEntry, type Truth } from '../testing/change-stream.ts'
import { findDifferences } from '../testing/find-differences.ts'
import { type Generation, openGeneration } from './open-generation.ts'
import { openPublisher } from './open-publisher.ts'

/** Merges that end when the test says so. */
function heldMerges() {
  const held: { readonly parts: readonly Part[]; readonly end: () => void; readonly fail: () => void }[] = []
  const mergeAside = (name: string, parts: readonly Part[]) =>
    new Promise<Segment>((resolve, reject) => {
      held.push({
        parts,
        end: () => resolve(mergeSegments(name, parts)),
        fail: () => reject(new Error('no memory')),
      })
    })
  return { held, mergeAside }
}

function differences(generation: Generation, truth: Truth): readonly string[] {
  const reader = openReader()
  const tell = openPublisher(reader.show)
  void tell({ parts: generation.parts(), names: generation.names(), terms: null, position: '1' })
  return findDifferences(reader, truth)
}

const entriesOf = (from: number, to: number, version = 1) =>
  Array.from({ length: to - from }, (_, at) => makeEntry(String(from + at), version))
const quiet = { mostMergedHere: 1_000, onMerged: () => {}, onNotice: () => {} }

test('a stream of changes ends in what was last said of each asset', () => {
  const { mergeAside } = heldMerges()
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet })
  const truth: Truth = new Map()
  for (let batch = 1; batch <= 40; batch += 1) {
    const changes = changesOf(5, batch, 25)
    generation.put(changes.entries, changes.gone)
    addTo(truth, changes)
  }
  expect(differences(generation, truth)).toEqual([])
  expect(generation.parts().length).toBeLessThanOrEqual(3)
})

test('in one batch the last of an id wins, and what is gone too is gone', () => {
  const { mergeAside } = heldMerges()
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet })
  const entries = [makeEntry('1', 1), makeEntry('1', 2), makeEntry('2', 1)]
  generation.put(entries, ['2', '3'])
  generation.put(entries, ['2', '3'])
  expect(differences(generation, new Map([['1', 2]]))).toEqual([])
})

test('a list of parts that somebody holds never changes', () => {
  const { mergeAside } = heldMerges()
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet })
  generation.put(entriesOf(1, 50), [])
  const reader = openReader()
  void openPublisher(reader.show)({
    parts: generation.parts(),
    names: generation.names(),
    terms: null,
    position: '1',
  })
  const truth: Truth = new Map(entriesOf(1, 50).map(({ id }) => [id, 1]))
  for (let version = 2; version < 8; version += 1) generation.put(entriesOf(1, 40, version), ['45'])
  expect(findDifferences(reader, truth)).toEqual([])
})

test('what changes while a merge runs aside is carried into its outcome', async () => {
  const { held, mergeAside } = heldMerges()
  let merges = 0
  const onMerged = () => {
    merges += 1
  }
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet, onMerged })
  const truth: Truth = new Map()
  const put = (changes: Parameters<typeof addTo>[1]) => {
    generation.put(changes.entries, changes.gone)
    addTo(truth, changes)
  }
  for (let batch = 0; batch < 4; batch += 1)
    put({ entries: entriesOf(batch * 300, batch * 300 + 300), gone: [], position: '' })
  expect(held).toHaveLength(1)
  put({ entries: entriesOf(10, 20, 2), gone: ['301', '302'], position: '' })
  put({ entries: entriesOf(15, 25, 3), gone: ['10', '900'], position: '' })
  held[0]?.end()
  await generation.settled()
  expect(merges).toBe(1)
  expect(
    generation
      .parts()
      .map(({ segment }) => segment.size)
      .sort(),
  ).toEqual([10, 1_200, 4])
  expect(differences(generation, truth)).toEqual([])
})

test('a merge that fails leaves everything as it was, and is tried again later', async () => {
  const { held, mergeAside } = heldMerges()
  const notices: string[] = []
  const generation = openGeneration({
    id: 'one',
    mergeAside,
    ...quiet,
    mostMergedHere: 500,
    onNotice: (text) => notices.push(text),
  })
  for (let batch = 0; batch < 4; batch += 1) generation.put(entriesOf(batch * 300, batch * 300 + 300), [])
  held[0]?.fail()
  await generation.settled()
  expect(notices).toEqual([expect.stringContaining('no memory')])
  expect(generation.parts()).toHaveLength(4)
  for (let change = 0; change < 20; change += 1) generation.put([], [])
  expect(held).toHaveLength(2)
})

test('a retired one takes no merge in', async () => {
  const { held, mergeAside } = heldMerges()
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet })
  for (let batch = 0; batch < 4; batch += 1) generation.put(entriesOf(batch * 300, batch * 300 + 300), [])
  generation.retire()
  held[0]?.end()
  await generation.settled()
  expect(generation.parts()).toHaveLength(4)
})

test('changes that come faster than a merge aside do not pile up', () => {
  const { held, mergeAside } = heldMerges()
  const generation = openGeneration({ id: 'one', mergeAside, ...quiet, mostMergedHere: 200 })
  let most = 0
  for (let batch = 0; batch < 120; batch += 1) {
    generation.put(entriesOf(batch * 20, batch * 20 + 20), [])
    most = Math.max(most, generation.parts().length)
  }
  expect(held).toHaveLength(1)
  expect(most).toBeLessThan(20)
})
