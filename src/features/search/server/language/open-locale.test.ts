import { expect, test } from 'vitest'
import { smallVocabulary } from '../../testing/small-vocabulary.ts'
import { openLanguage } from './open-language.ts'
import { openLocale } from './open-locale.ts'

test.each([
  ['de', ['en-us', 'de']],
  ['ar-xb', ['en-us']],
] as const)('%s is opened with English, step by step', (locale, expected) => {
  const { thesaurus } = openLanguage(smallVocabulary)
  const opened = new Set<string>()
  const watched = {
    ...thesaurus,
    *open(each: Parameters<typeof thesaurus.open>[0]) {
      opened.add(each)
      yield* thesaurus.open(each)
    },
  }
  expect([...openLocale({ thesaurus: watched }, locale)].length).toBeGreaterThan(20)
  expect([...opened]).toEqual(expected)
})
