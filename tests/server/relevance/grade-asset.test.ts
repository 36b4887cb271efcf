import { expect, test } from 'vitest'
import { gradeAsset, isSelected } from './grade-asset.ts'

const truth = new Set(['scene/football/dusk', 'day/2025/06/07', 'city/Aldermont', 'type/image'])

test.each([
  ['scene/football', true],
  ['scene/foot', false],
  ['scene/foot*', true],
  ['scene/*/dusk', true],
  ['scene/football/coral', false],
  ['scene/tennis|scene/football', true],
  ['day/2025/06 city/Aldermont', true],
  ['day/2025/07 city/Aldermont', false],
  ['scene/football -city/Aldermont', false],
  ['scene/football -city/Solenza', true],
])('%s: %s', (selector, expected) => {
  expect(isSelected(selector, truth)).toBe(expected)
})

test('the best grade that is true counts', () => {
  expect(gradeAsset({ exact: ['scene/football'], good: ['scene'] }, truth)).toBe(3)
  expect(gradeAsset({ exact: ['scene/tennis'], good: ['scene'] }, truth)).toBe(2)
  expect(gradeAsset({ exact: ['scene/tennis'], acceptable: ['scene'] }, truth)).toBe(1)
  expect(gradeAsset({ exact: ['scene/tennis'] }, truth)).toBe(0)
})
