import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countChanges, type IndexTerm, type TermKind } from '#features/search/domain.ts'
import { openTerms } from './open-terms.ts'

const allKinds: readonly TermKind[] = ['keyword', 'person', 'event', 'collection', 'place', 'word']
const term = (folded: string, weight: number, other: Partial<IndexTerm> = {}): IndexTerm => ({
  kind: 'keyword',
  locale: 'en-us',
  text: folded.toUpperCase(),
  folded,
  id: folded,
  weight,
  ...other,
})
const terms = openTerms([
  term('dog', 90),
  term('dogwood', 20),
  term('hot dog', 50),
  term('doge', 60, { kind: 'person', locale: null }),
  term('dog', 300, { kind: 'word', locale: null, id: '' }),
  term('dogma', 5, { kind: 'word', locale: null, id: '' }),
  term('dogge', 70, { locale: 'de' }),
  term('dog show', 40, { id: 'dog' }),
  term('dog', 1, { id: 'other-dog' }),
])
const suggest = (folded: string, kinds = allKinds, limit = 10, locale = 'en-us') =>
  terms.suggest({ locale, folded, kinds, limit }).map((found) => `${found.kind} ${found.folded}`)
const spell = (folded: string, limit = 10) =>
  terms.spell({ locale: 'en-us', folded, limit }).map((found) => `${found.term.folded} ${found.changes}`)

describe('suggestions', () => {
  test('are of the locale or of none, the heaviest first, each thing and each spelling once', () => {
    expect(suggest('dog')).toEqual([
      'keyword dog',
      'person doge',
      'keyword hot dog',
      'keyword dogwood',
      'word dogma',
    ])
    expect(suggest('dog', allKinds, 10, 'de')).toEqual([
      'word dog',
      'keyword dogge',
      'person doge',
      'word dogma',
    ])
  })

  test('are of the kinds that were asked for, and no more than that', () => {
    expect(suggest('dog', ['person'])).toEqual(['person doge'])
    expect(suggest('dog', ['word'])).toEqual(['word dog', 'word dogma'])
    expect(suggest('dog', allKinds, 2)).toEqual(['keyword dog', 'person doge'])
    expect(suggest('dog', allKinds, -1)).toEqual([])
    expect(suggest('dog', allKinds, Number.NaN)).toEqual([])
  })

  test('of nothing are none, and an unknown locale has those of none', () => {
    expect(suggest('')).toEqual([])
    expect(suggest('doge', allKinds, 10, 'xx')).toEqual(['person doge'])
  })
})

describe('spelling', () => {
  test('tells the nearest first, then the heaviest, and each spelling once', () => {
    expect(spell('dog')).toEqual(['dog 0', 'doge 1', 'dogma 2'])
    expect(spell('odg')).toEqual(['dog 1', 'doge 2'])
    expect(spell('tog')).toEqual(['dog 1', 'doge 2'])
    expect(spell('hto dog')).toEqual(['hot dog 1'])
    expect(spell('dog', 1)).toEqual(['dog 0'])
    expect(spell('')).toEqual([])
  })

  test('finds the same as comparing with every term', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'i', 'n', 'r'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, asked) => {
        const known = openTerms(words.map((text, at) => term(text, at)))
        const found = known.spell({ locale: 'en-us', folded: asked, limit: 300 })
        const expected = words
          .map((text, at) => ({ text, at, changes: countChanges(text, asked, 2) }))
          .filter(({ changes }) => changes <= 2)
          .sort((one, other) => one.changes - other.changes || other.at - one.at)
        expect(found.map((one) => one.term.folded)).toEqual(expected.map(({ text }) => text))
      }),
    )
  })

  test('bears texts of any length', () => {
    expect(spell('x'.repeat(100_000))).toEqual([])
    expect(suggest('x'.repeat(100_000))).toEqual([])
  })
})
