import { expect, test } from 'vitest'
import { openAnalyzer, type Word } from './analyzer.ts'
import { isStopWord } from './is-stop-word.ts'

test('words that mean something in the locale are kept, though English would drop them', () => {
  const [at] = openAnalyzer({}).analyzeText('at', 'tr') as readonly [Word]
  expect(isStopWord(at, true, 'tr')).toBe(false)
  expect(isStopWord(at, false, 'tr')).toBe(true)
  expect(isStopWord(at, true, 'en')).toBe(true)
})
