import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { type Annotations, joinVocabulary, keywordsByEmoji } from './join-vocabulary.ts'

// A small CLDR: what our tables lean on must be in it, in the order of Unicode.
const english: Annotations = new Map([
  ['{', { name: 'open curly bracket', hints: [] }],
  ['👶', { name: 'baby', hints: ['infant', 'flower'] }],
  ['🧑‍🚀', { name: 'astronaut', hints: ['rocket'] }],
  ['👩‍🚀', { name: 'woman astronaut', hints: ['rocket'] }],
  ['💐', { name: 'bouquet', hints: ['flower', 'romance', 'posy'] }],
  ['🌅', { name: 'sunrise', hints: ['morning'] }],
  ['💧', { name: 'droplet', hints: ['tear'] }],
])

const annotations = Object.fromEntries(locales.map((locale) => [locale, english])) as Record<
  Locale,
  Annotations
>
const { keywords } = joinVocabulary(annotations)
const find = (key: string) => keywords.find((keyword) => keyword.key === key)

test('an emoji that is a subject becomes a keyword, a sign does not', () => {
  expect(find('bouquet')).toMatchObject({ kind: 'subject', broader: ['flower'] })
  expect(find('open-curly-bracket')).toBeUndefined()
})

test('a term of ours takes in the emoji that shows it', () => {
  expect(find('droplet')).toBeUndefined()
  expect(find('water-drop')?.names.de).toMatchObject({ name: 'Wassertropfen' })
  expect(find('water-drop')?.names['en-us'].synonyms).toContain('droplet')
  expect(keywordsByEmoji(english).get('🌅')).toEqual({ key: 'sunrise', name: 'sunrise' })
})

test('a woman of an occupation is narrower than both', () => {
  expect(find('woman-astronaut')?.broader).toEqual(['astronaut', 'woman'])
})

test('the name of one keyword is no word for another', () => {
  expect(find('bouquet')?.names['en-us'].related).toEqual(['posy'])
  expect(find('baby')?.names['en-us'].related).not.toContain('flower')
})

test('a keyword without a name in some locale is an error', () => {
  expect(() => joinVocabulary({ ...annotations, fi: new Map() })).toThrow('fi')
})
