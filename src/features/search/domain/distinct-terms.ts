import type { IndexTerm } from './index-question.ts'

/** More is never proposed, whatever is asked. */
export const mostTerms = 300

/** The heaviest first, then by the alphabet. */
export function compareTerms(one: IndexTerm, other: IndexTerm): number {
  return other.weight - one.weight || (one.folded < other.folded ? -1 : one.folded > other.folded ? 1 : 0)
}

/**
 * One of each spelling and kind, and one of each thing, the heaviest first; a mere word gives way to what is called so.
 */
export function distinctTerms(terms: readonly IndexTerm[]): readonly IndexTerm[] {
  const named = new Set(terms.filter(({ kind }) => kind !== 'word').map(({ folded }) => folded))
  const seen = new Set<string>()
  return terms.toSorted(compareTerms).filter(({ kind, folded, id }) => {
    if (kind === 'word' && named.has(folded)) return false
    const names = [`${kind} spelt ${folded}`, ...(id === '' ? [] : [`${kind} of ${id}`])]
    if (names.some((name) => seen.has(name))) return false
    for (const name of names) seen.add(name)
    return true
  })
}
