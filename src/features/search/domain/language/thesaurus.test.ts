import { describe, expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { stemmers } from '../../server/language/stemmers.ts'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import { openAnalyzer } from './analyzer.ts'
import { languageOf } from './language-code.ts'
import { openThesaurus } from './thesaurus.ts'

const analyzer = openAnalyzer(stemmers)
const thesaurus = openThesaurus(smallVocabulary, analyzer)
const find = (text: string, locale: Locale) =>
  thesaurus.findConcepts(analyzer.analyzeText(text, languageOf(locale)), locale)

describe('SEARCH-07: what words mean in a locale', () => {
  test.each([
    ['dogs', 'en-us', [2]],
    ['Hunde', 'de', [2]],
    ['chiens', 'fr', [2]],
    ['犬', 'ja', [2]],
    ['dog', 'de', [2]],
    ['hounds', 'en-us', [2]],
    ['chat', 'fr', [3]],
    ['at', 'tr', [12]],
    ['glasses', 'en-us', [13]],
    ['glass', 'en-us', [14]],
  ] as const)('%s in %s', (text, locale, ids) => {
    expect(find(text, locale).flatMap(({ named, called }) => [...named, ...called])).toEqual(ids)
  })

  test('the longest name is meant', () => {
    expect(
      find('a hot dog and copy space', 'en-us').map(({ from, to, named }) => [from, to, ...named]),
    ).toEqual([
      [1, 3, 4],
      [4, 6, 5],
    ])
  })

  test('names go before synonyms, and no meaning is lost', () => {
    expect(find('bats', 'en-us')).toEqual([{ named: [6], called: [7], from: 0, to: 1 }])
  })
})

test('names, related words and what stands above', () => {
  expect(thesaurus.nameOf(2, 'de')).toBe('Hund')
  expect(thesaurus.nameOf(13, 'fr')).toBe('glasses')
  expect(thesaurus.nameOf(99, 'fr')).toBeUndefined()
  expect(thesaurus.relatedTo(2, 'de')).toEqual(['bone'])
  expect(thesaurus.broaderOf(2)).toEqual([1])
  expect(thesaurus.meaningOf('Hot Dogs', 'en-us')?.named).toEqual([4])
  expect(thesaurus.meaningOf('', 'en-us')).toBeNull()
})

test('a circle upwards ends', () => {
  const circle = openThesaurus(
    {
      keywords: [
        { id: 1, kind: 'subject', broader: [2] },
        { id: 2, kind: 'subject', broader: [1] },
      ],
      names: [],
    },
    analyzer,
  )
  expect(circle.broaderOf(1)).toEqual([2])
})

test('in a locale that is open no word of the vocabulary is read any more', () => {
  let read = 0
  const watched = openThesaurus(smallVocabulary, {
    ...analyzer,
    analyzeText(text, code) {
      read += 1
      return analyzer.analyzeText(text, code)
    },
  })
  const unknown = analyzer.analyzeText('blorp bone', 'de')
  expect([...watched.open('de'), ...watched.open('en-us')].length).toBeGreaterThan(10)
  const before = read
  watched.findConcepts(unknown, 'de')
  expect(read).toBe(before)
  watched.findConcepts(unknown, 'fr')
  expect(read).toBeGreaterThan(before)
})
