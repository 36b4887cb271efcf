import type { Suggestion } from './advice.ts'

/** What an export adds for review. An ingest never reads them: what is right is moved into the record's own columns. */
export const suggestionColumns = [
  'suggested_keywords',
  'suggested_people',
  'suggested_nudity',
  'suggestion_model',
] as const

export type SuggestionCells = Readonly<Record<(typeof suggestionColumns)[number], readonly string[]>>

/** Case, spaces and signs do not count, as in all names of columns. */
export function isSuggestionColumn(name: string): boolean {
  return plain.has(plainName(name))
}

const plain: ReadonlySet<string> = new Set(suggestionColumns.map(plainName))

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** The surest first, as they are given. A keyword stands as it may be copied; the others carry how sure the model was. */
export function suggestionCells(
  suggestions: readonly (Suggestion & { readonly model: string })[],
): SuggestionCells {
  const of = (kind: Suggestion['kind']) => suggestions.filter((suggestion) => suggestion.kind === kind)
  const withScore = ({ value, score }: Suggestion) => `${value} (${score.toFixed(2)})`
  return {
    suggested_keywords: of('keyword').map(({ value }) => value),
    suggested_people: of('people').map(withScore),
    suggested_nudity: of('nudity').map(withScore),
    suggestion_model: [...new Set(suggestions.map(({ model }) => model))].sort(),
  }
}
