import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'

/** What to leave out where nothing was found: the filters, else a word, else everything. */
export type WiderSearch =
  | Readonly<{ without: 'filters' }>
  | Readonly<{ without: 'words'; phrase: string }>
  | Readonly<{ without: 'everything' }>

export function widerSearch({ phrase = '' }: SearchParameters, filterCount: number): WiderSearch {
  if (filterCount > 0) return { without: 'filters' }
  const shorter = fewerWords(phrase)
  return shorter === '' ? { without: 'everything' } : { without: 'words', phrase: shorter }
}

/** Without the last word, and without signs and words that would have nothing to join any more. */
function fewerWords(phrase: string): string {
  const words = phrase
    .replace(/["“”„()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, -1)
  while (/^(?:and|or|not|-)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
