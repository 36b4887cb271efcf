import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitJsonRows } from './json-rows.ts'

function split(text: string, pieceLength = 7) {
  const splitter = splitJsonRows()
  const pieces = []
  for (let at = 0; at < text.length; at += pieceLength)
    pieces.push(...splitter.push(text.slice(at, at + pieceLength)))
  return [...pieces, ...splitter.end()]
}

test('rows come out as they went in, from an array and from lines, wherever the text is cut', () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 5 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 2), (given, cut, indent) => {
      const read = (text: string) => split(text, cut).map((piece) => JSON.parse(piece.text))
      const expected = JSON.parse(JSON.stringify(given))
      expect(read(JSON.stringify(given, null, indent))).toEqual(expected)
      expect(read(given.map((row) => JSON.stringify(row)).join('\n'))).toEqual(expected)
    }),
  )
})

test('each row knows its line', () => {
  expect(split('[\n  {"a": 1},\n\n  {"b": 2}\n]').map(({ line }) => line)).toEqual([2, 4])
  expect(split('{"a": 1}\n\n{"b": 2}\n').map(({ line }) => line)).toEqual([1, 3])
})

test('an array without an end and text behind one are told', () => {
  expect(split('[{"a": 1}, {"b"').at(-1)?.problem).toBe('the array has no end')
  expect(split('[{"a": 1}] x').at(-1)?.problem).toBe('something follows the array')
})

test('a row that is too long is told, and the next one read', () => {
  const pieces = split(`{"a": "${'x'.repeat(1_100_000)}"}\n{"b": 2}\n`, 100_000)
  expect(pieces.map(({ text, problem }) => problem ?? text)).toEqual([
    'is longer than 1000000 characters',
    '{"b": 2}',
  ])
})
