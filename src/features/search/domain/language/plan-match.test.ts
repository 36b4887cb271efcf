import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { stemmers } from '../../server/language/stemmers.ts'
import { anyText } from '../../testing/any-text.ts'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import type { Match } from '../index-question.ts'
import { openAnalyzer } from './analyzer.ts'
import { type PlanOptions, planMatch } from './plan-match.ts'
import { readPhrase } from './read-phrase.ts'
import { openThesaurus } from './thesaurus.ts'

const analyzer = openAnalyzer(stemmers)
const rules = { analyzer, thesaurus: openThesaurus(smallVocabulary, analyzer) }
const plan = (text: string, locale: Locale, options?: PlanOptions) =>
  planMatch(readPhrase(text), locale, rules, options)

/** Readable: `[a b]` all, `a|b` any, `{a b}` best, `"a b"` phrase, weights left out. */
function draw(match: Match | null): string {
  if (match === null) return 'nothing'
  switch (match.kind) {
    case 'token':
      return match.token
    case 'prefix':
      return `${match.prefix}*`
    case 'phrase':
      return `"${match.tokens.join(' ')}"`
    case 'not':
      return `-${draw(match.match)}`
    case 'all':
      return `[${match.of.map(draw).join(' ')}]`
    case 'any':
      return match.of.map(draw).join('|')
    case 'best':
      return `{${match.of.map(draw).join(' ')}}`
  }
}

describe('SEARCH-03, SEARCH-07: what is asked for', () => {
  test.each([
    ['dogs', 'en-us', '{dog K2}|dog'],
    ['Hund', 'de', '{hund dog K2}|dog'],
    ['red dog', 'en-us', '[red {dog K2}|dog]'],
    ['hot dogs', 'en-us', '{"hot dog" hotdog K4 [hot {dog K2}]}|{"hot dog" hotdog}'],
    ['bat', 'en-us', '{bat "baseball bat" baseballbat K6 K7}|{bat "baseball bat" baseballbat}'],
    ['the dog in a park', 'en-us', '[{dog K2}|dog park]'],
    ['the dog', 'de', '{dog K2}|dog'],
    ['at', 'tr', '{at horse K12}|horse'],
    ['the', 'en-us', 'the'],
    ['who is the', 'en-us', '[who is the]'],
    ['"hot dog"', 'en-us', '{"hot dog" K4}|"hot dog"'],
    ['"hot dogs"', 'en-us', '"hot dog"'],
    ['"the dog"', 'en-us', '"the dog"'],
    ['"dog"', 'en-us', '{"dog" K2}|"dog"'],
    ['dog OR cat', 'en-us', '{dog K2}|dog|{cat K3}|cat'],
    ['dog -cat', 'en-us', '[{dog K2}|dog -{cat K3}]'],
    ['-the', 'en-us', '-the'],
    ['dog the OR the', 'en-us', '{dog K2}|dog'],
    ['sunse*', 'en-us', '{sunse* sunse}'],
    ['x-ray', 'en-us', '{"x ray" xray}'],
    ['close-up*', 'en-us', '[close {up* up}]'],
    ['Hundehütte', 'de', '{hundehutt hundehutte [{hund K2 dog} {hutt hutte K9 hut}]}'],
    ['猫の夜', 'ja', '[{猫 cat K3}|cat 夜]'],
    ['#123', 'en-us', 'nothing'],
    ['', 'en-us', 'nothing'],
  ] as const)('%s in %s', (text, locale, expected) => expect(draw(plan(text, locale).match)).toBe(expected))

  test('the last word may still be growing, but not one that is excluded', () => {
    expect(draw(plan('red do', 'en-us', { isTyping: true }).match)).toBe('[red {do do*}]')
    expect(draw(plan('red -do', 'en-us', { isTyping: true }).match)).toBe('[red -do]')
  })

  test('a synonym counts less than a name', () => {
    const readings = [{}, {}, {}, { token: 'K6' }, { token: 'K7', weight: 0.8 }]
    expect(plan('bat', 'en-us').match).toMatchObject({ of: [{ kind: 'best', of: readings }, {}] })
  })
})

test('what became of each word is told', () => {
  const { words, ids } = plan('the Hot Dogs "red car" -blue gi:7', 'en-us')
  expect(ids).toEqual(['7'])
  expect(words).toEqual([
    { text: 'the', surface: 'the', kind: 'stop', keywordIds: [], isNegated: false },
    { text: 'Hot Dogs', surface: 'hot dogs', kind: 'concept', keywordIds: [4], isNegated: false },
    { text: 'red car', surface: 'red car', kind: 'quote', keywordIds: [], isNegated: false },
    { text: 'blue', surface: 'blue', kind: 'word', keywordIds: [], isNegated: true },
  ])
})

test('a text without blanks is no way around the limit', () => {
  const { words, ignored } = plan(Array.from({ length: 6 }, () => '夜'.repeat(50)).join(' '), 'ja')
  expect(words.length).toBeLessThanOrEqual(32)
  expect(ignored.length).toBeGreaterThan(0)
})

test('whatever is typed, in whatever locale, becomes a bounded question', () => {
  const size = (match: Match): number =>
    'of' in match
      ? match.of.reduce((sum, one) => sum + size(one), 1)
      : match.kind === 'not'
        ? 1 + size(match.match)
        : 1
  fc.assert(
    fc.property(anyText, fc.constantFrom(...locales), (text, locale) => {
      const { match } = plan(text, locale, { isTyping: true })
      expect(match ? size(match) : 0).toBeLessThan(32 * 30)
    }),
  )
})
