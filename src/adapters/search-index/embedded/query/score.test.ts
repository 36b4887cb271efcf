import { expect, test } from 'vitest'
import { finalScore, idfOf, priorOf } from './score.ts'

const plain = { quality: 3, popularity: 100, day: 20_000 }
const today = 20_100

test('a rare word says more than a frequent one, and even that never counts against', () => {
  expect(idfOf(3, 1000)).toBeGreaterThan(idfOf(300, 1000))
  expect(idfOf(1000, 1000)).toBeGreaterThan(0)
})

test.each([
  ['better', { ...plain, quality: 1 }],
  ['more popular', { ...plain, popularity: 5000 }],
  ['fresher', { ...plain, day: today }],
])('of two alike the %s one is ahead', (_, better) => {
  expect(priorOf(better, today)).toBeGreaterThan(priorOf(plain, today))
})

test('what is unknown is middling, and dates to come are as good as today', () => {
  expect(priorOf({ ...plain, quality: null }, today)).toBe(priorOf(plain, today))
  expect(priorOf({ ...plain, day: today + 900 }, today)).toBe(priorOf({ ...plain, day: today }, today))
  expect(priorOf({ ...plain, day: null }, today)).toBeLessThan(priorOf(plain, today))
})

test('freshness halves in two years', () => {
  const share = (day: number) => priorOf({ ...plain, day }, today) - priorOf({ ...plain, day: null }, today)
  expect(share(today - 730)).toBeCloseTo(share(today) / 2)
})

test('whatever speaks for an asset no more than doubles or so what its words say', () => {
  const best = priorOf({ quality: 1, popularity: 4_294_967_295, day: today }, today)
  expect(best).toBeLessThan(1.2)
  expect(finalScore(10, best)).toBeGreaterThan(finalScore(10, 0))
})
