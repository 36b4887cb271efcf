import { defaultLocale, type Locale } from '#i18n/locales.ts'
import type { Match } from '../index-question.ts'
import type { Analyzer, Word } from './analyzer.ts'
import type { Meaning } from './concept-words.ts'
import { isStopWord } from './is-stop-word.ts'
import type { LanguageCode } from './language-code.ts'
import { conceptToken } from './search-vocabulary.ts'
import { splitCompound } from './split-compound.ts'
import type { Thesaurus } from './thesaurus.ts'
import { bestOf, readingsOfWord, readingsOfWords, readingWeights, tokenOf } from './word-readings.ts'

/** What is known of words where something is searched for. */
export type WordRules = Readonly<{
  analyzer: Analyzer
  thesaurus: Thesaurus
  locale: Locale
  code: LanguageCode
}>

/** A meaning beyond these is no longer what anybody thought of. */
export const mostMeanings = 12
const mostEnglishNames = 3

/** What a text may have for them. A word that the locale has says little where an English text has it: "cane" is a dog. */
export function readingsOfTexts(
  words: readonly Word[],
  { thesaurus, locale, code }: WordRules,
): readonly Match[] {
  const [word, ...others] = words
  if (!word || others.length > 0 || code === 'en' || !thesaurus.knows(word.written, locale)) {
    return readingsOfWords(words)
  }
  return readingsOfWord(word, readingWeights.foreign)
}

export function readingsOfKeywords({ named, called }: Meaning, weight: number): readonly Match[] {
  return [...named, ...called]
    .slice(0, mostMeanings)
    .map((id) =>
      tokenOf(
        conceptToken(id),
        named.length > 0 && !named.includes(id) ? readingWeights.synonym * weight : weight,
      ),
    )
}

/** Its English names: most titles are English, and not every picture has all its keywords. */
export function readingsOfNames(
  { named, called }: Meaning,
  { analyzer, thesaurus }: WordRules,
  weight: number,
): readonly Match[] {
  return [...named, ...called]
    .slice(0, mostEnglishNames)
    .flatMap((id) => thesaurus.nameOf(id, defaultLocale) ?? [])
    .flatMap((name) => {
      const words = analyzer.analyzeText(name, 'en')
      return words.length > 0 ? readingsOfWords(words, readingWeights.englishName * weight) : []
    })
}

/** Words that name one thing together, each by itself: a starry sky has stars and a sky. */
export function readingsOfEach(words: readonly Word[], rules: WordRules): readonly Match[] {
  const telling = words.filter((word) => !isStopWord(word, false, rules.code))
  if (telling.length < 2) return []
  const of = telling.flatMap((word) => {
    const meaning = rules.thesaurus.meaningOf(word.written, rules.locale)
    const meant = meaning ? readingsOfMeaning(meaning, rules, readingWeights.apart) : []
    return bestOf([...readingsOfWord(word, readingWeights.apart), ...meant]) ?? []
  })
  return [{ kind: 'all', of }]
}

function readingsOfMeaning(meaning: Meaning, rules: WordRules, weight = 1): readonly Match[] {
  return [...readingsOfKeywords(meaning, weight), ...readingsOfNames(meaning, rules, weight)]
}

/** A compound that the vocabulary does not have may still be about both its nouns. */
export function readingsOfParts([word, ...others]: readonly Word[], rules: WordRules): readonly Match[] {
  if (!word || others.length > 0) return []
  const { thesaurus, analyzer, locale, code } = rules
  const parts = splitCompound(word.written, code, (part) => thesaurus.knows(part, locale))
  if (!parts) return []
  const of = parts.flatMap((part) => {
    const words = analyzer.analyzeText(part, code)
    const meaning = thesaurus.meaningOf(part, locale)
    const readings = [...readingsOfWords(words), ...(meaning ? readingsOfMeaning(meaning, rules) : [])]
    return bestOf(readings.map((reading) => weaken(reading, readingWeights.compound))) ?? []
  })
  return [{ kind: 'all', of }]
}

export function weaken(match: Match, factor: number): Match {
  return 'weight' in match || match.kind === 'token' || match.kind === 'phrase' || match.kind === 'prefix'
    ? { ...match, weight: (match.weight ?? 1) * factor }
    : match
}
