import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { foldLoosely, foldText } from './fold-text.ts'

test('case, hyphens and spaces make no difference', () => {
  expect(foldText('  Close-Up ')).toBe(foldText('close up'))
  expect(foldText('New Year’s Eve')).toBe(foldText("new year's eve"))
})

describe('a loose reading', () => {
  test.each([
    ['Gemälde', 'gemalde', 'de'],
    ['Straße', 'strasse', 'de'],
    ['łódź', 'lodz', 'pl'],
    ['gün batımı', 'gun batimi', 'tr'],
    ['đèn', 'den', 'vi'],
  ] as const)('takes %s for %s', (text, plain, locale) => {
    expect(foldLoosely(text, locale)).toBe(foldLoosely(plain, locale))
  })

  test.each([
    ['dogs', 'dog'],
    ['cities', 'city'],
    ['beaches', 'beach'],
    ['tomatoes', 'tomato'],
    ['children', 'child'],
    ['old women', 'old woman'],
    ['glass', 'glass'],
    ['cactus', 'cactus'],
    ['gas', 'gas'],
  ])('takes the English plural %s for %s', (plural, singular) => {
    expect(foldLoosely(plural, 'en-us')).toBe(singular)
  })

  test('leaves plurals of other languages alone', () => {
    expect(foldLoosely('Autos', 'de')).toBe('autos')
  })

  test('keeps Thai vowels and Japanese voicing, which are no accents', () => {
    expect(foldLoosely('น้ำ', 'th')).not.toBe(foldLoosely('นา', 'th'))
    expect(foldLoosely('かぎ', 'ja')).not.toBe(foldLoosely('かき', 'ja'))
  })

  test('read twice is read once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (text, locale) => {
        fc.pre(!locale.startsWith('en-'))
        const once = foldLoosely(text, locale)
        expect(foldLoosely(once, locale)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })
})
