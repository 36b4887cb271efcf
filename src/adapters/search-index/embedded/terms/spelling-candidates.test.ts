import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChanges } from '#features/search/domain.ts'
import { openSpellingCandidates } from './spelling-candidates.ts'

test('misses no word within two changes', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'e', 'n', 't', 's'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, (words, asked) => {
      const seen = new Set<number>()
      openSpellingCandidates(words).each(asked, (number) => seen.add(number))
      words.forEach((known, number) => {
        if (countChanges(known, asked, 2) <= 2) expect(seen).toContain(number)
      })
    }),
    { numRuns: 200 },
  )
})

test('looks at few of many words', () => {
  const words = Array.from({ length: 4_000 }, (_, at) => (at * 7919 + 100_003).toString(26))
  const seen = new Set<number>()
  openSpellingCandidates(words).each(words[1_234] ?? '', (number) => seen.add(number))
  expect(seen).toContain(1_234)
  expect(seen.size).toBeLessThan(1_000)
})
