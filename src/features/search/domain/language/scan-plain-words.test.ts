import { expect, test } from 'vitest'
import { scanPlainWords } from './scan-plain-words.ts'

test('words, numbers and letters with points are told apart', () => {
  const text = "Dog's 1,000.5 U.S. e.g x86"
  expect(scanPlainWords(text)?.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Dog's",
    '1,000.5',
    'U.S.',
    'e',
    'g',
    'x86',
  ])
})

test('what is not ASCII is left to others', () => {
  expect(scanPlainWords('café')).toBeNull()
  expect(scanPlainWords('bar — foo')).toBeNull()
  expect(scanPlainWords('')).toEqual([])
})
