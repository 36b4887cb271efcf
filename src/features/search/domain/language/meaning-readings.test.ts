import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { stemmers } from '../../server/language/stemmers.ts'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import { openAnalyzer } from './analyzer.ts'
import { languageOf } from './language-code.ts'
import {
  readingsOfEach,
  readingsOfKeywords,
  readingsOfNames,
  readingsOfParts,
  readingsOfTexts,
  weaken,
} from './meaning-readings.ts'
import { openThesaurus } from './thesaurus.ts'

const analyzer = openAnalyzer(stemmers)
const rulesIn = (locale: Locale) => ({
  ...{ analyzer, thesaurus: openThesaurus(smallVocabulary, analyzer) },
  ...{ locale, code: languageOf(locale) },
})
const wordsOf = (text: string, locale: Locale) => analyzer.analyzeText(text, languageOf(locale))

test('a word that the locale has counts less in a text, for the text may be English', () => {
  const [chat] = readingsOfTexts(wordsOf('chat', 'fr'), rulesIn('fr'))
  const [chaise] = readingsOfTexts(wordsOf('chaise', 'fr'), rulesIn('fr'))
  expect(chat).toEqual({ kind: 'token', token: 'chat', weight: 0.5 })
  expect(chaise).toEqual({ kind: 'token', token: 'chais' })
})

test('keywords for which it is another word count less than those that are called so', () => {
  expect(readingsOfKeywords({ named: [6], called: [7] }, 1)).toEqual([
    { kind: 'token', token: 'K6' },
    { kind: 'token', token: 'K7', weight: 0.8 },
  ])
  expect(readingsOfKeywords({ named: [], called: [7] }, 1)).toEqual([{ kind: 'token', token: 'K7' }])
})

test('a keyword is looked for by its English name', () => {
  expect(readingsOfNames({ named: [2], called: [] }, rulesIn('de'), 1)).toMatchObject([{ token: 'dog' }, {}])
})

test('words that name one thing may stand apart, each with its own meaning', () => {
  expect(JSON.stringify(readingsOfEach(wordsOf('hot dog', 'en-us'), rulesIn('en-us')))).toContain('"K2"')
  expect(readingsOfEach(wordsOf('the dog', 'en-us'), rulesIn('en-us'))).toEqual([])
})

test('a compound is looked for by both its nouns, and what is none by nothing', () => {
  const [both] = readingsOfParts(wordsOf('Hundehütte', 'de'), rulesIn('de'))
  expect(both).toMatchObject({ kind: 'all', of: [{}, {}] })
  expect(readingsOfParts(wordsOf('Hund', 'de'), rulesIn('de'))).toEqual([])
})

test('weights come together', () => {
  expect(weaken({ kind: 'token', token: 'a' }, 0.5)).toEqual({ kind: 'token', token: 'a', weight: 0.5 })
  expect(weaken({ kind: 'prefix', prefix: 'a', weight: 0.5 }, 0.5)).toMatchObject({ weight: 0.25 })
})
