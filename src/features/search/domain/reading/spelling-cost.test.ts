import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingCost } from './spelling-cost.ts'

const cost = (typed: string, meant: string) => spellingCost(typed, meant, 'en')

type Slip = readonly [typed: string, meant: string]

test.each<readonly [string, Slip, Slip]>([
  ['a doubled letter', ['sunnset', 'sunset'], ['suneset', 'sunset']],
  ['a letter left single', ['footbal', 'football'], ['fotball', 'football']],
  ['letters in the wrong order', ['folwer', 'flower'], ['flowex', 'flower']],
  ['a key beside', ['flowet', 'flower'], ['flowep', 'flower']],
  ['the right first letter', ['hoese', 'horse'], ['porse', 'horse']],
])('%s is a likelier slip', (_what, likely, other) => {
  expect(cost(...likely)).toBeLessThanOrEqual(cost(...other))
})

test('keyboards differ', () => {
  expect(spellingCost('zebta', 'zebra', 'en')).toBeLessThan(1)
  expect(spellingCost('tzpe', 'type', 'en')).toBeGreaterThanOrEqual(1)
  expect(spellingCost('ouyeau', 'ouzeau', 'de')).toBeGreaterThanOrEqual(1)
  expect(spellingCost('zatt', 'aatt', 'fr')).toBeLessThan(spellingCost('zatt', 'aatt', 'es') + 0.01)
})

test('the same word costs nothing, and no change costs more than one', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(cost(one, one)).toBe(0)
      expect(cost(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length) + 0.41)
      expect(one === other || cost(one, other) > 0).toBe(true)
    }),
  )
})
