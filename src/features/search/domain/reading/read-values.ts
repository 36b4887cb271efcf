import { findMatches } from '../find-matches.ts'
import { isFree, type Span } from './left-alone.ts'
import { boundedPattern, type ReadingLanguage } from './reading-languages.ts'
import { type ValueName, type ValueReading, valueReadings } from './value-readings.data.ts'
import { valueWords } from './value-words.data.ts'

export type ReadValue = Span & Readonly<{ means: ValueName; reading: ValueReading }>

type Rule = Readonly<{ pattern: RegExp; means: ValueName }>

const rules = new Map<ReadingLanguage, readonly Rule[]>()

/** Formats, counts, ages and the like in a phrase that was folded, outside what is taken; each meaning once. */
export function readValues(
  folded: string,
  { language, taken }: Readonly<{ language: ReadingLanguage; taken: readonly Span[] }>,
): readonly ReadValue[] {
  const found: ReadValue[] = []
  for (const { pattern, means } of rulesOf(language)) {
    for (const { 0: text, index } of findMatches(pattern, folded)) {
      const span = { start: index, end: index + text.length }
      if (!isFree(span, taken) || !isFree(span, found)) continue
      if (found.every((other) => other.means !== means)) {
        found.push({ ...span, means, reading: valueReadings[means] })
      }
    }
  }
  return found
}

/** Those that `readValues` goes by. */
export function valuePatterns(language: ReadingLanguage): readonly RegExp[] {
  return rulesOf(language).map(({ pattern }) => pattern)
}

function rulesOf(language: ReadingLanguage): readonly Rule[] {
  const known = rules.get(language)
  if (known) return known
  const made = valueWords[language].map(
    ([pattern, means]): Rule => ({ pattern: boundedPattern(pattern, language), means }),
  )
  rules.set(language, made)
  return made
}
