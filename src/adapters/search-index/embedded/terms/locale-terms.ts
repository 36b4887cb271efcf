import { countChanges, type IndexTerm, type SpellingAnswer, type TermKind } from '#features/search/domain.ts'
import { openSpellingCandidates, type SpellingCandidates } from './spelling-candidates.ts'
import { openTermStarts, type TermStarts } from './term-starts.ts'

/** The terms of one locale, or those of none. */
export type LocaleTerms = {
  suggest(beginning: string, kinds: readonly TermKind[], limit: number): readonly IndexTerm[]
  spell(text: string, farthest: number): SpellingAnswer
  /** Puts in order what would be at the first question. */
  prepare(): void
}

/** More are looked for than are wanted: some turn out to be the same thing twice. */
const spareTerms = 16

/** Beginnings and spellings are put in order each when they are first asked for. */
export function openLocaleTerms(terms: readonly IndexTerm[]): LocaleTerms {
  let heaviestFirst: readonly IndexTerm[] | undefined
  let starts: TermStarts | undefined
  let spellings: { readonly terms: readonly IndexTerm[]; readonly candidates: SpellingCandidates } | undefined

  function inOrder(): readonly IndexTerm[] {
    heaviestFirst ??= [...terms].sort((one, other) => other.weight - one.weight)
    return heaviestFirst
  }

  /** The heaviest of those that are spelt alike stands for all. */
  function openSpellings() {
    const distinct = new Map<string, IndexTerm>()
    for (const term of inOrder()) if (!distinct.has(term.folded)) distinct.set(term.folded, term)
    return { terms: [...distinct.values()], candidates: openSpellingCandidates([...distinct.keys()]) }
  }

  function openStarts(): TermStarts {
    starts ??= openTermStarts(inOrder().map(({ folded }) => folded))
    return starts
  }

  return {
    prepare() {
      openStarts()
      spellings ??= openSpellings()
    },

    suggest(beginning, kinds, limit) {
      const ordered = inOrder()
      const isWanted = (term: number) => kinds.includes(ordered[term]?.kind ?? 'word')
      return openStarts()
        .find(beginning, isWanted, limit * 2 + spareTerms)
        .flatMap((term) => ordered[term] ?? [])
    },

    spell(text, farthest) {
      spellings ??= openSpellings()
      const known = spellings.terms
      const seen = new Map<number, number>()
      spellings.candidates.each(text, (word) => {
        if (!seen.has(word)) seen.set(word, countChanges(text, known[word]?.folded ?? '', farthest))
      })
      return [...seen].flatMap(([word, changes]) => {
        const term = known[word]
        return term && changes <= farthest ? [{ term, changes }] : []
      })
    },
  }
}
