import type { Token } from '../index-entry.ts'

/** The catalogue's vocabulary as rows, plain enough to be sent to a thread. */
export type SearchVocabulary = Readonly<{
  keywords: readonly Readonly<{
    id: number
    kind: string
    /** Ids of wider keywords. */
    broader: readonly number[]
  }>[]
  names: readonly Readonly<{
    keywordId: number
    locale: string
    name: string
    synonyms: readonly string[]
    related: readonly string[]
  }>[]
}>

/**
 * The token of a keyword, the same in all languages. Words are in small letters, so that no word, and no beginning of one,
 * is ever taken for it: K2 is a mountain.
 */
export function conceptToken(keywordId: number | string): Token {
  return `K${keywordId}`
}
