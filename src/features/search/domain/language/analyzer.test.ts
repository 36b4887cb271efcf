import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stemmers } from '../../server/language/stemmers.ts'
import { anyText } from '../../testing/any-text.ts'
import { openAnalyzer } from './analyzer.ts'
import { languageCodes } from './language-code.ts'

const { analyzeText, analyzeTogether } = openAnalyzer(stemmers)
const tokens = (text: string, code: (typeof languageCodes)[number]) =>
  analyzeText(text, code).map(({ token }) => token)

describe('SEARCH-03: letters as each language wants them', () => {
  test('an umlaut may be written with an e, or without anything', () => {
    expect(tokens('Mädchen Maedchen Madchen', 'de')).toEqual(['madch', 'madch', 'madch'])
    expect(tokens('Frauen neue Quelle', 'de')).toEqual(['frau', 'neu', 'quell'])
  })

  test('å is a letter of its own in Swedish, and still found without its ring', () => {
    const [word] = analyzeText('får', 'sv')
    expect(word).toMatchObject({ token: 'får', plainToken: 'far' })
    expect(analyzeText('far', 'sv')[0]?.plainToken).toBe('far')
  })

  test('both scripts of Serbian are one', () => {
    expect(tokens('мачка љубав', 'sr')).toEqual(tokens('mačka ljubav', 'sr'))
  })

  test('a Turkish name loses what follows its apostrophe', () => {
    expect(tokens("İstanbul'da", 'tr')).toEqual(tokens('istanbul', 'tr'))
  })

  test('points stay in numbers alone', () => {
    expect(tokens('U.S.A. 3.5 1,000', 'en')).toEqual(['usa', '3.5', '1000'])
  })
})

test('texts of one asset are read in one language', () => {
  const { code, texts } = analyzeTogether(['Hunde', 'Zwei Hunde spielen mit dem Ball im Garten'])
  expect(code).toBe('de')
  expect(texts[0]?.[0]?.token).toBe('hund')
  expect(analyzeTogether(['Dogs', 'Two dogs play']).code).toBe('en')
})

test('any text in any language gives tokens without blanks, at their places', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageCodes), (text, code) => {
      for (const { token, plainToken, surface, start, end } of analyzeText(text, code)) {
        for (const one of [token, plainToken, surface]) expect(one).toMatch(/^\S+$/)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 500 },
  )
})

test('a word without end costs no more than another', () => {
  for (const code of languageCodes) expect(tokens('x'.repeat(100_000), code)[0]?.length).toBeLessThan(100)
})
