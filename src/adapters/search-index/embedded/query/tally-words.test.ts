import { expect, test } from 'vitest'
import { openDice } from '#features/search/testing.ts'
import { chunkStarts } from '../segment/field-layout.ts'
import { countsPerWord } from './tally-chunks.ts'
import { tallyTwoWords, tallyWord } from './tally-words.ts'

const dice = openDice(77)
const words = () => Uint32Array.from({ length: 900 }, () => dice.throw(2 ** 32))
const places = Uint32Array.from({ length: 300 }, (_, at) => at * 3)
const list = { places, scores: new Float32Array(), isScored: false, count: 280 }

/** Cut where the layout says. */
function countPlainly(all: Uint32Array): Uint32Array {
  const counts = new Uint32Array(countsPerWord)
  let at = 0
  for (const [row, start] of chunkStarts.entries()) {
    const combinations = 2 ** ((chunkStarts[row + 1] ?? 32) - start)
    for (const place of places.subarray(0, list.count)) {
      const combination = at + (Math.floor((all[place] ?? 0) / 2 ** start) % combinations)
      counts[combination] = (counts[combination] ?? 0) + 1
    }
    at += combinations
  }
  return counts
}

test('each chunk of a word is counted, alone or with another word', () => {
  const [one, two] = [words(), words()]
  const [alone, first, second] = [one, one, two].map((all) => ({
    words: all,
    counts: new Uint32Array(countsPerWord),
  }))
  if (!alone || !first || !second) throw new Error('Three were made.')
  tallyWord(alone, list, 1)
  tallyTwoWords(first, second, list, 1)
  expect(alone.counts).toEqual(countPlainly(one))
  expect(first.counts).toEqual(countPlainly(one))
  expect(second.counts).toEqual(countPlainly(two))
  tallyWord(alone, list, -1)
  expect(alone.counts.every((count) => count === 0)).toBe(true)
})
