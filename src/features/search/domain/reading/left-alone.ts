import { findMatches } from '../find-matches.ts'

/** A stretch of a phrase, `end` not included. */
export type Span = Readonly<{ start: number; end: number }>

/**
 * What its writer has marked as words: quotes (an open one reaches to the end), parentheses, and what is excluded. One
 * who writes alternatives knows what to ask for, so such a phrase is left alone as a whole.
 */
const marked =
  /"[^"]*(?:"|$)|[“”„«「『][^“”»」』]*(?:[“”»」』]|$)|\([^)]*(?:\)|$)|(?<=^|\s)-\S*|(?<=^|\s)NOT\s+\S+|\S*[*#:]\S*/gu
const alternatives = /(?<=^|\s)OR(?=\s|$)|\|/u

export function spansLeftAlone(phrase: string): readonly Span[] {
  if (alternatives.test(phrase)) return [{ start: 0, end: phrase.length }]
  return findMatches(marked, phrase).map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))
}

export function isFree(span: Span, taken: readonly Span[]): boolean {
  return taken.every(({ start, end }) => span.end <= start || span.start >= end)
}
