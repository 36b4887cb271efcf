import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChanges, longestCompared } from './count-changes.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж', '犬'), maxLength: 9 })

/** Written down from the definition, without rows or limits. */
function changesBetween(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length)
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwapped =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    changesBetween(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
    changesBetween(a, other) + 1,
    changesBetween(one, b) + 1,
    isSwapped ? changesBetween(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

test.each([
  ['dog', 'dog', 0],
  ['dog', 'dgo', 1],
  ['dog', 'og', 1],
  ['dog', 'fog', 1],
  ['dog', 'doggy', 2],
  ['dog', 'cat', 3],
  ['', 'ab', 2],
])('%s and %s are %i changes apart', (one, other, changes) => {
  expect(countChanges(one, other, 2)).toBe(changes)
})

test('counts as the definition does, and not beyond what is asked', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(short, short, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(countChanges(one, other, most)).toBe(Math.min(most + 1, changesBetween(one, other)))
    }),
    { numRuns: 300 },
  )
})

test('does not depend on who is compared with whom', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(countChanges(one, other, 2)).toBe(countChanges(other, one, 2))
    }),
  )
})

test('compares no novels, but knows the same text again', () => {
  const novel = 'x'.repeat(longestCompared + 1)
  expect(countChanges(novel, novel, 2)).toBe(0)
  expect(countChanges(novel, `${novel}y`, 2)).toBe(3)
})
