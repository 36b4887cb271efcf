import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { foldText } from './fold-text.ts'
import { termName } from './term-names.ts'
import { terms } from './terms.data.ts'

describe.each(locales)('our terms in %s', (locale) => {
  const named = terms.map(([key]) => ({ key, ...termName(key, locale) }))

  test('are all there and written out', () => {
    const wrong = named
      .flatMap(({ name, synonyms }) => [name, ...synonyms])
      .filter((word) => word.trim() !== word || !word)
    expect(wrong).toEqual([])
  })

  test('have names that are told apart', () => {
    const keys = new Map<string, string[]>()
    for (const { key, name } of named) keys.set(foldText(name), [...(keys.get(foldText(name)) ?? []), key])
    expect([...keys.values()].filter((same) => same.length > 1)).toEqual([])
  })
})

test('British English says otherwise only what it spells otherwise', () => {
  expect(termName('color', 'en-gb').name).toBe('colour')
  expect(termName('tree', 'en-gb')).toEqual(termName('tree', 'en-us'))
})

test.each([
  ['ru', /\p{Script=Cyrillic}/u],
  ['uk', /\p{Script=Cyrillic}/u],
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['zh-hk', /\p{Script=Han}/u],
] as const)('names in %s are in its script', (locale, script) => {
  const foreign = terms.map(([key]) => termName(key, locale).name).filter((name) => !script.test(name))
  expect(foreign).toEqual([])
})

test('Serbian is written in Latin script', () => {
  expect(terms.filter(([key]) => /\p{Script=Cyrillic}/u.test(termName(key, 'sr').name))).toEqual([])
})
