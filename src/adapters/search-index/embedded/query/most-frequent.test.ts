import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostFrequent } from './most-frequent.ts'

test('highest counts first, equals by their letters, none without a count', () => {
  const values = fc.uniqueArray(fc.string({ maxLength: 2 }))
  fc.assert(
    fc.property(values, fc.infiniteStream(fc.nat(4)), fc.nat(8), fc.nat(1), (names, drawn, limit, shift) => {
      const counts = Uint32Array.from({ length: names.length + shift }, () => drawn.next().value ?? 0)
      const expected = names
        .map((value, at) => ({ value, count: counts[at + shift] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
        .slice(0, limit)
      expect(mostFrequent(names, counts, shift, limit)).toEqual(expected)
    }),
  )
})
