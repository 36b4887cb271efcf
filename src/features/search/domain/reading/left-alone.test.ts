import { expect, test } from 'vitest'
import { isFree, spansLeftAlone } from './left-alone.ts'

test.each([
  ['a "quoted thing" b', ['"quoted thing"']],
  ['a „quoted“ b', ['„quoted“']],
  ['a «quoted» b', ['«quoted»']],
  ['昨日「試合」', ['「試合」']],
  ['open "to the end', ['"to the end']],
  ['a (b c) d', ['(b c)']],
  ['a -portrait b', ['-portrait']],
  ['a NOT portrait b', ['NOT portrait']],
  ['well-known thing', []],
  ['port* gi:12', ['port*', 'gi:12']],
  ['a OR b', ['a OR b']],
  ['a | b', ['a | b']],
])('SEARCH-03: of %s these stay words: %j', (phrase, texts) => {
  expect(spansLeftAlone(phrase).map(({ start, end }) => phrase.slice(start, end))).toEqual(texts)
})

test('a stretch is free when it touches nothing that is taken', () => {
  const taken = [{ start: 3, end: 6 }]
  expect(isFree({ start: 0, end: 3 }, taken)).toBe(true)
  expect(isFree({ start: 6, end: 7 }, taken)).toBe(true)
  expect(isFree({ start: 5, end: 7 }, taken)).toBe(false)
})
