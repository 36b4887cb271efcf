import { gap, type TextPart, type Token, textParts } from '#features/search/domain.ts'
import { anyOf, type Clause, nothing } from './clause.ts'
import { termOf } from './term-of.ts'

export const longestPhrase = 32

const inOrderParts = (Object.keys(textParts) as TextPart[]).filter((part) => textParts[part].inOrder)

/** One token after the other in one part. A gap stands for any one token, but never for a gap of the asset. */
export function phraseClause(tokens: readonly Token[], weight: number): Clause {
  const first = tokens.findIndex((token) => token !== gap)
  if (first === -1) return nothing
  const last = tokens.findLastIndex((token) => token !== gap)
  const around = { pre: first, post: tokens.length - 1 - last }
  return anyOf(
    inOrderParts.map((part) =>
      spans(`words.${part}`, tokens.slice(first, last + 1), around, weight * textParts[part].weight),
    ),
  )
}

function spans(
  field: string,
  tokens: readonly Token[],
  around: { readonly pre: number; readonly post: number },
  boost: number,
): Clause {
  const terms = clausesOf(field, tokens)
  const [only = nothing] = terms
  const hasWildcards = around.pre > 0 || around.post > 0 || tokens.includes(gap)
  if (!hasWildcards) {
    return terms.length === 1
      ? { term: { [field]: { value: termOf(tokens[0] ?? ''), boost } } }
      : { span_near: { clauses: terms, slop: 0, in_order: true, boost } }
  }
  const include = terms.length === 1 ? only : { span_near: { clauses: terms, slop: 0, in_order: true } }
  // Every part begins and ends with a gap, so that a wildcard before or behind needs a token there.
  return { span_not: { include, exclude: { span_term: { [field]: gap } }, ...around, boost } }
}

/** Wildcards in a row are one clause. */
function clausesOf(field: string, tokens: readonly Token[]): readonly Clause[] {
  const clauses: Clause[] = []
  let wildcards = 0
  for (const token of tokens) {
    if (token === gap) {
      wildcards += 1
      continue
    }
    if (wildcards > 0) clauses.push({ span_gap: { [field]: wildcards } })
    wildcards = 0
    clauses.push({ span_term: { [field]: termOf(token) } })
  }
  return clauses
}
