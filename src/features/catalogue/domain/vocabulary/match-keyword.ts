import type { Locale } from '#i18n/locales.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { foldLoosely, foldText } from './fold-text.ts'

/** Null stands for a word that several keywords claim. */
type Words = ReadonlyMap<string, string | null>

/** For each locale the words of the vocabulary, from the surest reading to the most generous one. */
export type KeywordIndex = (locale: Locale) => readonly Words[]

type Entry = { readonly key: string; readonly words: readonly string[] }

/** Built for a locale when it is first asked for: most imports speak one language. */
export function indexVocabulary({ keywords }: Vocabulary): KeywordIndex {
  const built = new Map<Locale, readonly Words[]>()
  const build = (locale: Locale): readonly Words[] => {
    const named = keywords.map(({ key, names }): Entry => ({ key, words: [names[locale].name] }))
    const called = keywords.map(({ key, names }): Entry => ({ key, words: names[locale].synonyms }))
    const loosely = (text: string) => foldLoosely(text, locale)
    return [
      firstOfEach(named, foldText),
      firstOfEach(named, loosely),
      onlyOfEach(called, foldText),
      onlyOfEach(called, loosely),
    ]
  }
  return (locale) => {
    const words = built.get(locale) ?? build(locale)
    built.set(locale, words)
    return words
  }
}

/** Where two keywords have one name in a language, the earlier one has it. */
function firstOfEach(entries: readonly Entry[], fold: (text: string) => string): Words {
  return new Map(
    entries.flatMap(({ key, words }) => words.map((word) => [fold(word), key] as const)).reverse(),
  )
}

function onlyOfEach(entries: readonly Entry[], fold: (text: string) => string): Words {
  const found = new Map<string, string | null>()
  for (const { key, words } of entries) {
    for (const word of words.map(fold)) {
      const other = found.get(word)
      found.set(word, other === undefined || other === key ? key : null)
    }
  }
  return found
}

/**
 * The key of the keyword that a text means in a locale. A name goes before a synonym; a synonym of several keywords means
 * none of them, and the text stays a free keyword.
 */
export function matchKeyword(index: KeywordIndex, text: string, locale: Locale): string | null {
  const exact = foldText(text)
  const loose = foldLoosely(text, locale)
  const [names, looseNames, synonyms, looseSynonyms] = index(locale)
  const found = [names?.get(exact), looseNames?.get(loose), synonyms?.get(exact), looseSynonyms?.get(loose)]
  return found.find((key) => key !== undefined) ?? null
}
