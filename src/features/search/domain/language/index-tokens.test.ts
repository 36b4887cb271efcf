import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { openAnalyzer } from './analyzer.ts'
import { indexTokens, nameTokens } from './index-tokens.ts'
import { languageCodes } from './language-code.ts'

const { analyzeText } = openAnalyzer(stemmers)

test('after the words follow other readings of them, a gap before each', () => {
  expect(indexTokens(analyzeText('Dogs, close-up', 'en'))).toEqual(['dog', 'close', 'up', '', 'closeup'])
  expect(indexTokens(analyzeText('東京の夜', 'ja'))).toEqual(['東京', 'の', '夜', '', '東京', '京の', 'の夜'])
  expect(indexTokens(analyzeText('Los perros', 'es'))).toEqual(['los', 'perr', '', 'los', 'perro'])
})

test('a name is written alike for all languages', () => {
  expect(nameTokens(analyzeText('Jean-Luc Müllers', 'en'))).toEqual(['jean', 'luc', 'muller', '', 'jeanluc'])
})

test('SEARCH-07: whatever language a text is in, who types a word of it in another locale finds it', () => {
  const word = fc.stringMatching(/^[a-zäöüßéèñçåøłőžčşğıđ]{1,12}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...languageCodes),
      fc.constantFrom(...languageCodes),
      (words, written, typed) => {
        const tokens = indexTokens(analyzeText(words.join(' '), written))
        for (const { plainToken } of analyzeText(words.join(' '), typed)) expect(tokens).toContain(plainToken)
      },
    ),
  )
})
