import { expect, test } from 'vitest'
import { openIndexRules } from './open-index-rules.ts'
import { ruleProbes } from './rule-probes.data.ts'

const vocabulary = {
  keywords: [
    { id: 1, kind: 'subject', broader: [] },
    { id: 2, kind: 'subject', broader: [1] },
  ],
  names: [
    { keywordId: 1, locale: 'en-us', name: 'animal', synonyms: [], related: [] },
    { keywordId: 2, locale: 'en-us', name: 'dog', synonyms: [], related: [] },
  ],
}

test('the same rules have the same version, in whatever thread', () => {
  expect(openIndexRules(vocabulary).version).toBe(openIndexRules(structuredClone(vocabulary)).version)
})

test('another place in the vocabulary is another version', () => {
  const [animal, dog] = vocabulary.keywords
  const flat = { ...vocabulary, keywords: [animal, dog].map((keyword) => ({ ...keyword, broader: [] })) }
  expect(openIndexRules(flat as typeof vocabulary).version).not.toBe(openIndexRules(vocabulary).version)
})

test('every probe becomes an entry with words in every part', () => {
  const { entryOf } = openIndexRules(vocabulary)
  for (const probe of ruleProbes) {
    const { words } = entryOf(probe)
    for (const part of ['title', 'caption', 'names', 'freeKeywords', 'concepts', 'colors'] as const) {
      expect(words[part]?.length, `${probe.title}: ${part}`).toBeGreaterThan(0)
    }
  }
})
