import { expect, test } from 'vitest'
import type { Question } from '#features/search/domain.ts'
import { changesOf } from '../testing/change-stream.ts'
import { openGeneration } from '../writing/open-generation.ts'
import { openPublisher } from '../writing/open-publisher.ts'
import { openReader } from './open-reader.ts'
import { warmUp } from './warm-up.ts'

function readerOf(batches: number) {
  const mergeAside = () => Promise.reject(new Error('nothing is merged aside here'))
  const rest = { mostMergedHere: 1e9, mergeAside, onMerged: () => {}, onNotice: () => {} }
  const generation = openGeneration({ id: 'one', ...rest })
  for (let batch = 1; batch <= batches; batch += 1) generation.put(changesOf(1, batch, 30).entries, [])
  const reader = openReader()
  const standing = { parts: generation.parts(), names: generation.names(), terms: null, position: '1' }
  void openPublisher(reader.show)(standing)
  const asked: Question[] = []
  const search: typeof reader.search = (question) => {
    asked.push(question)
    return reader.search(question)
  }
  return { reader: { ...reader, search }, asked }
}

test('asks for words that the index has, and stops after some hundred', () => {
  const { reader, asked } = readerOf(3)
  warmUp(reader, 'searches', () => 0)
  expect(asked).toHaveLength(300)
  const words = asked.filter(({ match }) => match?.kind === 'token')
  expect(words.some((question) => reader.search(question).ids.length > 0)).toBe(true)
})

test('stops when its time is over, however slow the questions are', () => {
  const { reader, asked } = readerOf(1)
  let now = 0
  warmUp(reader, 'searches', () => {
    now += 100
    return now
  })
  expect(asked.length).toBeLessThan(10)
})

test('an empty index, and one that only knows terms, are warm at once', () => {
  const { reader, asked } = readerOf(0)
  warmUp(reader, 'terms', () => 0)
  expect(asked).toEqual([])
  expect(() => warmUp(reader, 'searches', () => 0)).not.toThrow()
})
