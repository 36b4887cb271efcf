import { expect, test } from 'vitest'
import { duration, progressLine } from './ingest-progress.ts'

test('the line says how many, how fast and how long still', () => {
  const counts = { done: 1240, skipped: 240, rejected: 3, total: 9000 }
  expect(progressLine(counts, 40_000)).toBe('1,240 of 9,000 · 25.0/s · 5 min 11 s left · 3 rejected')
})

test('before anything was measured nothing is promised', () => {
  expect(progressLine({ done: 0, skipped: 0, rejected: 0, total: 10 }, 0)).toBe('0 of 10 · 0.0/s')
})

test('a total that was too low does not show', () => {
  expect(progressLine({ done: 12, skipped: 0, rejected: 0, total: 10 }, 1000)).toBe('12 of 12 · 12.0/s')
})

test.each([
  [7, '7 s'],
  [307, '5 min 7 s'],
  [7265, '2 h 1 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
