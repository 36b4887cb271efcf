import { describe, expect, test } from 'vitest'
import { readVocabulary } from '#features/catalogue/server/vocabulary/read-vocabulary.ts'
import { type Locale, locales, pseudoLocale } from '#i18n/locales.ts'
import type { Match } from '../../domain/index-question.ts'
import { languageOf } from '../../domain/language/language-code.ts'
import { readPhrase } from '../../domain/language/read-phrase.ts'
import { conceptToken, type SearchVocabulary } from '../../domain/language/search-vocabulary.ts'
import { openLanguage } from './open-language.ts'

const { keywords } = await readVocabulary()
const ids = new Map(keywords.map(({ key }, at) => [key, at + 1]))
const idOf = (key: string): number => ids.get(key) ?? 0
const vocabulary: SearchVocabulary = {
  keywords: keywords.map(({ key, kind, broader }) => ({ id: idOf(key), kind, broader: broader.map(idOf) })),
  names: keywords.flatMap(({ key, names }) =>
    Object.entries(names).map(([locale, name]) => ({ keywordId: idOf(key), locale, ...name })),
  ),
}
const language = openLanguage(vocabulary)

function tokensOf(match: Match | null): readonly string[] {
  if (match === null) return []
  if (match.kind === 'token') return [match.token]
  return 'of' in match ? match.of.flatMap(tokensOf) : []
}

const planned = (text: string, locale: Locale) => tokensOf(language.planMatch(readPhrase(text), locale).match)

/** Forms of one word in each locale: number or case. */
const forms: Readonly<Record<Locale, readonly (readonly [string, ...string[]])[]>> = {
  cs: [
    ['kočka', 'kočky', 'kočkou'],
    ['strom', 'stromy', 'stromů'],
    ['dům', 'dumu'],
  ],
  de: [
    ['Hund', 'Hunde', 'Hunden'],
    ['Haus', 'Häuser', 'Haeuser'],
    ['Mädchen', 'Maedchen'],
  ],
  'en-gb': [
    ['colour', 'colours', 'color'],
    ['child', 'children'],
  ],
  'en-us': [
    ['dog', 'dogs', 'dog’s'],
    ['city', 'cities'],
    ['woman', 'women'],
    ['run', 'running'],
  ],
  es: [
    ['perro', 'perros'],
    ['flor', 'flores'],
    ['niña', 'niñas'],
  ],
  fi: [
    ['koira', 'koirat'],
    ['talo', 'talot', 'talossa'],
  ],
  fr: [
    ['chien', 'chiens'],
    ['cheval', 'chevaux'],
    ['maison', 'maisons'],
  ],
  hu: [
    ['kutya', 'kutyák'],
    ['ház', 'házak'],
  ],
  id: [
    ['makan', 'makanan'],
    ['bunga', 'bunganya'],
  ],
  it: [
    ['gatto', 'gatti'],
    ['casa', 'case'],
    ['acqua', 'dell’acqua'],
  ],
  ja: [
    ['デジタル', 'ﾃﾞｼﾞﾀﾙ'],
    ['ＴＯＫＹＯ', 'tokyo'],
  ],
  ko: [
    ['강아지', '강아지가', '강아지들을'],
    ['바다', '바다에서'],
  ],
  nl: [
    ['hond', 'honden'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
  ],
  pl: [
    ['kot', 'koty', 'kotów'],
    ['kwiat', 'kwiaty', 'kwiatach'],
  ],
  'pt-br': [
    ['gato', 'gatos'],
    ['flor', 'flores'],
  ],
  'pt-pt': [
    ['casa', 'casas'],
    ['menina', 'meninas'],
  ],
  ro: [
    ['casă', 'case'],
    ['câine', 'câini'],
  ],
  ru: [
    ['собака', 'собаки', 'собакой'],
    ['дом', 'дома'],
  ],
  sr: [
    ['mačka', 'mačke', 'мачке'],
    ['kuća', 'kuće'],
  ],
  sv: [
    ['hund', 'hundar', 'hunden'],
    ['flicka', 'flickor'],
  ],
  th: [['สุนัข', ' สุนัข ']],
  tr: [
    ['köpek', 'köpekler'],
    ['İstanbul', "İstanbul'da"],
    ['IŞIK', 'ışık'],
  ],
  uk: [
    ['собака', 'собаки'],
    ['книга', 'книги'],
  ],
  vi: [['chó', 'CHÓ']],
  'zh-hk': [['狗', '狗 ']],
}

describe('SEARCH-03: forms of one word meet in every locale', () => {
  test.each(locales.flatMap((locale) => forms[locale].map((words) => [locale, words] as const)))(
    '%s: %s',
    (locale, [base, ...others]) => {
      const token = (text: string) => language.analyzeText(text, languageOf(locale)).map((word) => word.token)
      for (const other of others) expect(token(other)).toEqual(token(base))
    },
  )
})

describe('SEARCH-07: keywords are found in every locale', () => {
  const named = (locale: Locale, key: string) =>
    keywords.find((keyword) => keyword.key === key)?.names[locale].name ?? ''

  test.each(locales)(
    '%s: the names of dog, cat, sun, flower and mountain lead to what they name',
    (locale) => {
      for (const key of ['dog', 'cat', 'sun', 'flower', 'mountain']) {
        expect(ids.has(key)).toBe(true)
        expect(planned(named(locale, key), locale)).toContain(conceptToken(idOf(key)))
      }
    },
  )

  test('"Hund" on /de finds what "dog" finds', () => {
    const dog = new Set(planned('dog', 'en-us'))
    expect([...dog]).toEqual(['dog', conceptToken(idOf('dog'))])
    expect(planned('Hunde', 'de')).toEqual(expect.arrayContaining([...dog]))
    expect(planned('犬', 'ja')).toEqual(expect.arrayContaining([...dog]))
  })

  test('English is understood everywhere', () => {
    for (const locale of locales) expect(planned('sunset', locale)).toContain(conceptToken(idOf('sunset')))
  })

  test.each(locales)('%s: nearly every name of the vocabulary is understood as it is written', (locale) => {
    const lost = vocabulary.names
      .filter((row) => row.locale === locale && row.keywordId % 5 === 0)
      .filter(({ name, keywordId }) => !language.thesaurus.meaningOf(name, locale)?.named.includes(keywordId))
    expect(lost.length).toBeLessThan(5)
  })
})

test('a compound that the vocabulary lacks is found by its nouns', () => {
  expect(planned('Hundefoto', 'de')).toContain(conceptToken(idOf('dog')))
  const words = language.analyzeText('Strandhund', 'de')
  expect(language.partsOf(words, 'de')).toEqual(['', 'strand', '', 'hund'])
  expect(language.partsOf(words, 'en')).toEqual([])
})

test('folded text is the same for all who type it', () => {
  expect(language.fold('  Zürich–São   Paulo! ')).toBe('zurich sao paulo')
  expect(language.wordsOf('Ђоковић, Đoković')).toEqual(['dokovic', 'dokovic'])
})

test('the pseudo-locale reads English', () => {
  expect(tokensOf(language.planMatch(readPhrase('dogs'), pseudoLocale).match)).toContain(
    conceptToken(idOf('dog')),
  )
})
