import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { openAnalyzer } from './analyzer.ts'
import { conceptToken } from './search-vocabulary.ts'

test('the token of a keyword is never that of a word', () => {
  const words = openAnalyzer(stemmers).analyzeText('K2 k2 K 2', 'en')
  expect(words.map(({ token }) => token)).not.toContain(conceptToken(2))
})
