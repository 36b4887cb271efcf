import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { openBySteps, type Steps } from '../steps.ts'
import type { Analyzer, Word } from './analyzer.ts'
import { type Meaning, openConceptWords } from './concept-words.ts'
import { languageOf } from './language-code.ts'
import { openLooseWords } from './loose-words.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

/** Words from one place to another that mean something together; both ends of the words that were asked about. */
export type Concept = Meaning &
  Readonly<{
    from: number
    to: number
    /** No keyword is called so: it only comes to mind, or is part of a name. */
    isLoose?: true
  }>

export type Thesaurus = {
  /** What is meant, from left to right, the longest names first; words that mean nothing stand in none of them. */
  findConcepts(words: readonly Word[], locale: Locale): readonly Concept[]
  /** What a whole text means, as it is. */
  meaningOf(text: string, locale: Locale): Meaning | null
  /** The name in a locale; undefined for an id that is no keyword. */
  nameOf(keywordId: number, locale: Locale): string | undefined
  /** Words that come to mind: for further searches, never to find by. */
  relatedTo(keywordId: number, locale: Locale): readonly string[]
  /** All that stands above a keyword, nearest first. */
  broaderOf(keywordId: number): readonly number[]
  /** Whether the vocabulary has a word of that spelling or stem in a locale. */
  knows(written: string, locale: Locale): boolean
  /** Builds the words of a locale, a few at each step: the first phrase in it would wait for all of them. */
  open(locale: Locale): Steps<void>
}

type NameRow = SearchVocabulary['names'][number]

/** A word is looked up in the locale, then in English: most pictures are named in it. Built for a locale when it is asked for, if not before. */
export function openThesaurus(vocabulary: SearchVocabulary, { analyzeText }: Analyzer): Thesaurus {
  const rows = Map.groupBy(vocabulary.names, ({ locale }) => locale)
  const byId = remember((locale: string) => new Map(rows.get(locale)?.map((row) => [row.keywordId, row])))
  const analyzeIn = (locale: Locale) => (text: string) => analyzeText(text, languageOf(locale))
  const [wordsOf, openWords] = openBySteps((locale: Locale) =>
    openConceptWords(rows.get(locale) ?? [], analyzeIn(locale)),
  )
  const [looseWordsOf, openLoose] = openBySteps((locale: Locale) =>
    openLooseWords(rows.get(locale) ?? [], analyzeIn(locale)),
  )
  const parents = new Map(vocabulary.keywords.map(({ id, broader }) => [id, broader]))
  const rowOf = (id: number, locale: Locale): NameRow | undefined => byId(locale).get(id)

  const localesFor = (locale: Locale): readonly Locale[] =>
    locale === defaultLocale ? [locale] : [locale, defaultLocale]
  const meaningOfWords = (words: readonly Word[], locale: Locale): Meaning | null => {
    if (words.length === 0) return null
    const own = wordsOf(locale).meaningOf(words)
    return own ?? (locale === defaultLocale ? null : wordsOf(defaultLocale).meaningOf(words.map(asEnglish)))
  }

  const looseMeaningAt = (words: readonly Word[], from: number, locale: Locale): Concept | null => {
    for (const one of localesFor(locale)) {
      const known = one === locale ? words : words.map(asEnglish)
      const loose = longestAt(known, from, looseWordsOf(one).longest, (span) =>
        looseWordsOf(one).meaningOf(span),
      )
      if (loose) return { ...loose, isLoose: true }
    }
    return null
  }

  return {
    findConcepts(words, locale) {
      const longest = Math.max(...localesFor(locale).map((one) => wordsOf(one).longest))
      const found: Concept[] = []
      let free = 0
      // Only what lies between names is read loosely, so that no name loses a word to it.
      const readLoosely = (to: number) => {
        while (free < to) {
          const loose = looseMeaningAt(words.slice(0, to), free, locale)
          if (loose) found.push(loose)
          free = loose ? loose.to : free + 1
        }
      }
      for (let from = 0; from < words.length; ) {
        const concept = longestAt(words, from, longest, (span) => meaningOfWords(span, locale))
        from = concept ? concept.to : from + 1
        if (!concept) continue
        readLoosely(concept.from)
        found.push(concept)
        free = concept.to
      }
      readLoosely(words.length)
      return found
    },
    meaningOf: (text, locale) => meaningOfWords(analyzeText(text, languageOf(locale)), locale),
    nameOf: (id, locale) => (rowOf(id, locale) ?? rowOf(id, defaultLocale))?.name,
    relatedTo: (id, locale) => rowOf(id, locale)?.related ?? [],
    broaderOf: remember((id: number) => allAbove(id, parents)),
    knows: (written, locale) => wordsOf(locale).knows(written),
    *open(locale) {
      byId(locale)
      yield* openWords(locale)
      yield* openLoose(locale)
    },
  }
}

function longestAt(
  words: readonly Word[],
  from: number,
  longest: number,
  meaningOf: (span: readonly Word[]) => Meaning | null,
): Concept | null {
  for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
    const meaning = meaningOf(words.slice(from, to))
    if (meaning) return { ...meaning, from, to }
  }
  return null
}

/** The English stem of a word decides whether English has it, whatever the locale makes of it. */
function asEnglish(word: Word): Word {
  return { ...word, token: word.plainToken }
}

function allAbove(id: number, parents: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const above = new Set<number>(parents.get(id) ?? [])
  for (const parent of above) for (const wider of parents.get(parent) ?? []) above.add(wider)
  above.delete(id)
  return [...above]
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const before = made.get(key)
    if (before !== undefined) return before
    const value = make(key)
    made.set(key, value)
    return value
  }
}
