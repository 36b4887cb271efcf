import { expect, test } from 'vitest'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import { countryKeywords } from './country-keywords.ts'

test('a country is known by both its codes and by its English name', () => {
  const keywordOf = countryKeywords(smallVocabulary)
  for (const country of ['FR', 'FRA', 'France', ' france ']) expect(keywordOf(country)).toBe(10)
  for (const other of ['DE', 'dog', 'Atlantis', '']) expect(keywordOf(other)).toBeNull()
})
