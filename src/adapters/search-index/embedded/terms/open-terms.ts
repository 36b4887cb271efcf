import {
  clamp,
  compareTerms,
  distinctTerms,
  farthestSpelling,
  type IndexTerm,
  mostTerms,
  type SpellingAnswer,
  type SpellingQuestion,
  type SuggestQuestion,
} from '#features/search/domain.ts'
import { type LocaleTerms, openLocaleTerms } from './locale-terms.ts'

export type Terms = {
  /** Begins with what was typed, or has a word that does; the heaviest first. */
  suggest(question: SuggestQuestion): readonly IndexTerm[]
  /** Within `farthestSpelling` changes, nearest first, then the heaviest; one for each spelling. */
  spell(question: SpellingQuestion): SpellingAnswer
  /** Puts the terms of all locales in order, so that no question waits for it. */
  prepare(): void
}

/** What visitors are offered while they type. The terms of a locale are put in order when it is first asked for. */
export function openTerms(terms: readonly IndexTerm[]): Terms {
  const byLocale = Map.groupBy(terms, ({ locale }) => locale)
  const opened = new Map<string | null, LocaleTerms>()
  const open = (locale: string | null) => {
    const known = opened.get(locale)
    if (known) return known
    const fresh = openLocaleTerms(byLocale.get(locale) ?? [])
    // Whoever asks chooses the locale: one that no term has must not be kept.
    if (byLocale.has(locale)) opened.set(locale, fresh)
    return fresh
  }

  return {
    prepare() {
      for (const locale of byLocale.keys()) open(locale).prepare()
    },

    suggest({ locale, folded, kinds, limit }) {
      if (folded === '') return []
      const most = clamp(limit, mostTerms)
      const found = [open(locale), open(null)].flatMap((group) => group.suggest(folded, kinds, most))
      return distinctTerms(found).slice(0, most)
    },

    spell({ locale, folded, limit }) {
      if (folded === '') return []
      const found = [open(locale), open(null)].flatMap((group) => group.spell(folded, farthestSpelling))
      found.sort((one, other) => one.changes - other.changes || compareTerms(one.term, other.term))
      const spellings = new Set<string>()
      return found
        .filter(({ term }) => !spellings.has(term.folded) && spellings.add(term.folded))
        .slice(0, clamp(limit, mostTerms))
    },
  }
}
