import { expect, test } from 'vitest'
import { textParts } from '#features/search/domain.ts'
import { impactOf, strengthIn } from './impact.ts'

test('more often says more, but never as much as the whole weight', () => {
  const strengths = [1, 2, 5, 100].map((times) => strengthIn('title', times, 8))
  expect(strengths).toEqual(strengths.toSorted((one, other) => one - other))
  expect(Math.max(...strengths)).toBeLessThan(textParts.title.weight)
})

test('in a long text a word says less than in a short one', () => {
  expect(strengthIn('caption', 1, 60)).toBeLessThan(strengthIn('caption', 1, 6))
})

test('a byte keeps what is there above 0 and does not run over', () => {
  expect(impactOf(0.0001)).toBe(1)
  expect(impactOf(2)).toBe(32)
  expect(impactOf(1000)).toBe(255)
})
