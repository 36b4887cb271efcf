import { textParts } from '../domain/entry-fields.data.ts'
import { gap, type IndexEntry, type TextPart, type Token } from '../domain/index-entry.ts'
import type { EntryField, Filter, Match } from '../domain.ts'

const inOrderParts = (Object.keys(textParts) as TextPart[]).filter((part) => textParts[part].inOrder)

/** What a match means, said as plainly as possible. Prefixes are not limited here. */
export function isMatching(entry: IndexEntry, match: Match): boolean {
  switch (match.kind) {
    case 'token':
      return match.token !== gap && tokensOf(entry).includes(match.token)
    case 'prefix':
      return match.prefix !== '' && tokensOf(entry).some((token) => token.startsWith(match.prefix))
    case 'phrase':
      return inOrderParts.some((part) => holdsPhrase(entry.words[part] ?? [], match.tokens))
    case 'all':
      return match.of.every((one) => isMatching(entry, one))
    case 'any':
    case 'best':
      return match.of.some((one) => isMatching(entry, one))
    case 'not':
      return !isMatching(entry, match.match)
  }
}

/** A phrase of wildcards alone holds nowhere; beside a word, a wildcard is any one token. */
function holdsPhrase(tokens: readonly Token[], phrase: readonly Token[]): boolean {
  if (phrase.every((wanted) => wanted === gap)) return false
  return tokens.some((_, start) =>
    phrase.every((wanted, at) => {
      const token = tokens[start + at] ?? gap
      return token !== gap && (wanted === gap || wanted === token)
    }),
  )
}

export function isPassing(entry: IndexEntry, filter: Filter): boolean {
  switch (filter.kind) {
    case 'one-of':
      return valuesOf(entry, filter.field).some((value) => filter.values.includes(value))
    case 'between': {
      const number = entry.fields[filter.field]
      return (
        number !== null && number >= (filter.from ?? 0) && number <= (filter.to ?? Number.POSITIVE_INFINITY)
      )
    }
    case 'has':
      return valuesOf(entry, filter.field).length > 0
    case 'ids':
      return filter.ids.includes(entry.id)
    case 'words':
      return isMatching(entry, filter.match)
    case 'all':
      return filter.of.every((one) => isPassing(entry, one))
    case 'any':
      return filter.of.some((one) => isPassing(entry, one))
    case 'not':
      return !isPassing(entry, filter.filter)
  }
}

/** Whether a facet that leaves out its own filters leaves out this one. */
export function isFilterOf(filter: Filter, field: EntryField): boolean {
  const leaves = leavesOf(filter)
  return leaves.length > 0 && leaves.every((leaf) => 'field' in leaf && leaf.field === field)
}

function leavesOf(filter: Filter): readonly Filter[] {
  if (filter.kind === 'not') return leavesOf(filter.filter)
  return filter.kind === 'all' || filter.kind === 'any' ? filter.of.flatMap(leavesOf) : [filter]
}

/** The values of a field as texts, each once. */
export function valuesOf(entry: IndexEntry, field: EntryField): readonly string[] {
  const value: string | number | null | readonly string[] = entry.fields[field]
  if (value === null) return []
  return typeof value === 'object' ? [...new Set(value)] : [String(value)]
}

function tokensOf(entry: IndexEntry): readonly Token[] {
  return Object.values(entry.words).flat()
}
