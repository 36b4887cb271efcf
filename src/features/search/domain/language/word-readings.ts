import type { Match } from '../index-question.ts'
import type { Word } from './analyzer.ts'
import { ideographPairs } from './ideograph-pairs.ts'
import { joinWords } from './index-tokens.ts'

/** How much a reading counts beside the surest one, which counts 1. */
export const readingWeights = {
  plain: 0.9,
  synonym: 0.8,
  englishName: 0.7,
  pairs: 0.6,
  /** Of a word of the locale, taken for an English one. */
  foreign: 0.5,
  apart: 0.5,
  beginning: 0.5,
  compound: 0.4,
  loose: 0.4,
  /** What a keyword's name in the text adds to the keyword. */
  mention: 0.4,
} as const

/** As the language of the locale stems it, and as English does. */
export function readingsOfWord(word: Word, weight = 1): readonly Match[] {
  const { token, plainToken, script, written } = word
  const readings: Match[] = [tokenOf(token, weight), tokenOf(plainToken, weight * readingWeights.plain)]
  const pairs = script === 'ideographic' ? ideographPairs(written) : []
  if (pairs.length > 1) readings.push(phraseOf(pairs, weight * readingWeights.pairs))
  return readings
}

/** Words that belong together: one after the other, or written as one. */
export function readingsOfWords(words: readonly Word[], weight = 1): readonly Match[] {
  const [first] = words
  if (!first) return []
  if (words.length === 1) return readingsOfWord(first, weight)
  const readings: Match[] = [
    phraseOf(
      words.map(({ token }) => token),
      weight,
    ),
    phraseOf(
      words.map(({ plainToken }) => plainToken),
      weight * readingWeights.plain,
    ),
  ]
  if (words.every(({ script }) => script === 'ideographic')) {
    const pairs = ideographPairs(words.map(({ written }) => written).join(''))
    if (pairs.length > 1) readings.push(phraseOf(pairs, weight * readingWeights.pairs))
  } else {
    readings.push(tokenOf(joinWords(words), weight * readingWeights.plain))
  }
  return readings
}

/** The best of several readings; the same one twice is one. Null for none. */
export function bestOf(readings: readonly Match[]): Match | null {
  const seen = new Map<string, Match>()
  for (const reading of readings) {
    const key = keyOf(reading)
    if (!seen.has(key)) seen.set(key, reading)
  }
  const of = [...seen.values()]
  return of.length > 1 ? { kind: 'best', of } : (of[0] ?? null)
}

export function tokenOf(token: string, weight = 1): Match {
  return weight === 1 ? { kind: 'token', token } : { kind: 'token', token, weight }
}

export function prefixOf(prefix: string, weight = 1): Match {
  return weight === 1 ? { kind: 'prefix', prefix } : { kind: 'prefix', prefix, weight }
}

export function phraseOf(tokens: readonly string[], weight = 1): Match {
  return weight === 1 ? { kind: 'phrase', tokens } : { kind: 'phrase', tokens, weight }
}

/** Readings differ by what they look for, not by how much it counts. */
function keyOf(match: Match): string {
  return JSON.stringify(match, (name, value) => (name === 'weight' ? undefined : value))
}
