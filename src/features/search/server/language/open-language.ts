import { type AnyLocale, defaultLocale, isLocale } from '#i18n/locales.ts'
import { gap, type Token } from '../../domain/index-entry.ts'
import { type Analyzer, openAnalyzer, type Word } from '../../domain/language/analyzer.ts'
import { nameTokens } from '../../domain/language/index-tokens.ts'
import type { LanguageCode } from '../../domain/language/language-code.ts'
import type { PhraseTree } from '../../domain/language/phrase-tree.ts'
import { type PlannedMatch, type PlanOptions, planMatch } from '../../domain/language/plan-match.ts'
import type { SearchVocabulary } from '../../domain/language/search-vocabulary.ts'
import { compoundLocale, compoundsOf } from '../../domain/language/split-compound.ts'
import { openThesaurus, type Thesaurus } from '../../domain/language/thesaurus.ts'
import { countryKeywords } from './country-keywords.ts'
import { stemmers } from './stemmers.ts'

/** Everything that is known of words. One for each thread: it remembers what it has read. */
export type Language = Readonly<{
  analyzeText(text: string, code: LanguageCode): readonly Word[]
  /** Texts of one asset, in the language that they seem to be written in: English when unsure. */
  analyzeTogether: Analyzer['analyzeTogether']
  /** The tokens of a name, which is never inflected. */
  nameTokens(name: string): readonly Token[]
  /** Words in small unmarked letters with one blank between: what typed text is compared by, in all locales. */
  fold(text: string): string
  /** The words of a text, folded. */
  wordsOf(text: string): readonly string[]
  planMatch(tree: PhraseTree, locale: AnyLocale, options?: PlanOptions): PlannedMatch
  /** The nouns of the compounds among words, a gap before each; none where the language has no compounds. */
  partsOf(words: readonly Word[], code: LanguageCode): readonly Token[]
  thesaurus: Thesaurus
  /** The keyword of a country, by its ISO code or its English name. */
  countryKeyword(country: string): number | null
}>

/** Raised when the same asset or phrase becomes other tokens: an index built by other rules must be built anew. */
export const languageVersion = 2

export function openLanguage(vocabulary: SearchVocabulary): Language {
  const analyzer: Analyzer = openAnalyzer(stemmers)
  const thesaurus = openThesaurus(vocabulary, analyzer)
  const wordsOf = (text: string) => analyzer.analyzeText(text, 'en').map(({ surface }) => surface)
  return {
    ...analyzer,
    nameTokens: remembered((name) => nameTokens(analyzer.analyzeText(name, 'en'))),
    wordsOf,
    fold: (text) => wordsOf(text).join(' '),
    planMatch: (tree, locale, options) =>
      planMatch(tree, isLocale(locale) ? locale : defaultLocale, { analyzer, thesaurus }, options),
    partsOf: (words, code) => {
      const locale = compoundLocale(code)
      if (locale === null) return []
      return compoundsOf(words, code, (part) => thesaurus.knows(part, locale)).flatMap((part) =>
        analyzer.analyzeText(part, code).flatMap(({ token }) => [gap, token]),
      )
    },
    thesaurus,
    countryKeyword: countryKeywords(vocabulary),
  }
}

const mostRemembered = 50_000

/** Names of places, artists and collections come again and again. */
function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (known.size >= mostRemembered) known.clear()
    known.set(text, value)
    return value
  }
}
