import { findMatches } from '../find-matches.ts'
import { foldLetters } from './fold-letters.ts'
import type { Span } from './left-alone.ts'

/** A word of a phrase, folded. */
export type NameToken = Span & Readonly<{ key: string }>

const words = /[\p{L}\p{M}\p{N}]+/gu

export function nameTokens(phrase: string): readonly NameToken[] {
  return findMatches(words, foldLetters(phrase)).map(({ 0: key, index }) => ({
    key,
    start: index,
    end: index + key.length,
  }))
}

/** A name as it is looked up: "Dae-woon Myeongri" and "dae woon myeongri" are one. */
export function nameKey(name: string): string {
  return nameTokens(name)
    .map(({ key }) => key)
    .join(' ')
}
