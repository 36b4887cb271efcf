import { expect, test } from 'vitest'
import type { NamedThing } from '#features/catalogue/server.ts'
import { collectTerms } from './collect-terms.ts'

const rules = {
  fold: (text: string) => text.toLowerCase(),
  wordsOf: (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [],
}

function named(thing: Partial<NamedThing>): NamedThing {
  return { kind: 'keyword', locale: 'de', text: 'Hund', others: [], id: '2', weight: 5, ...thing }
}

async function collect(
  keywords: readonly NamedThing[],
  names: readonly NamedThing[],
  texts: readonly string[],
) {
  const terms = await collectTerms(
    {
      readKeywords: async () => keywords,
      readNames: async () => names,
      sampleTexts: async () => texts,
      readVocabularyRows: () => Promise.reject(new Error('not asked for')),
    },
    rules,
  )
  return terms.map(({ kind, locale, folded, weight }) => [kind, locale, folded, weight].join(' '))
}

test('a keyword is proposed by its name; words of names and synonyms are known for spelling', async () => {
  expect(await collect([named({ text: 'Großer Hund', others: ['Dogge'] })], [], [])).toEqual([
    'keyword de großer hund 5',
    'word de großer 5',
    'word de hund 5',
    'word de dogge 5',
  ])
})

test('what no asset has is not proposed, but it is no slip either', async () => {
  expect(await collect([named({ weight: 0 })], [], [])).toEqual(['word de hund 0'])
})

test('every name of a person leads to the person', async () => {
  const person = named({ kind: 'person', locale: null, text: 'Bo Ek', others: ['Bo the Great'], id: '9' })
  expect(await collect([], [person], [])).toEqual([
    'person  bo ek 5',
    'person  bo the great 5',
    'word  the 5',
    'word  great 5',
  ])
})

test('of the words of texts those count that come again; figures and single letters never', async () => {
  expect(await collect([], [], ['sea sea a a 24 24', 'sea once'])).toEqual(['word  sea 3'])
})
