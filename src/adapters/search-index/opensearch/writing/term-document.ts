import type { IndexTerm } from '#features/search/domain.ts'
import { termOf } from '../query/term-of.ts'

const wordStart = /(?<=[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]/gu
const mostStarts = 32

export function termDocument(term: IndexTerm): object {
  const { kind, locale, folded, weight } = term
  return {
    kind,
    locale: locale ?? '',
    folded: termOf(folded),
    starts: startsOf(folded),
    spelling: termOf(spellingOf(locale, folded)),
    weight: Number.isFinite(weight) ? weight : 0,
    term,
  }
}

/** No locale has a bar in its name. */
export function spellingOf(locale: string | null, folded: string): string {
  return `${locale ?? ''}|${folded}`
}

/** The text from each of its words on. */
function startsOf(text: string): readonly string[] {
  const starts = [termOf(text)]
  for (const { index } of text.matchAll(wordStart)) {
    if (starts.length === mostStarts) break
    starts.push(termOf(text.slice(index)))
  }
  return starts
}
