import { findMatches } from '../find-matches.ts'
import type { Steps } from '../steps.ts'
import { datePatterns } from './read-dates.ts'
import { valuePatterns } from './read-values.ts'
import type { ReadingLanguage } from './reading-languages.ts'

/**
 * Has the rules of a language compiled, one at each step: the first phrase would wait for all of them. An expression is
 * compiled plainly for the first text and well for the second.
 */
export function* warmReading(language: ReadingLanguage): Steps<void> {
  for (const pattern of [...valuePatterns(language), ...datePatterns(language)]) {
    for (const text of ['a', 'b']) {
      if (pattern.global) findMatches(pattern, text)
      else pattern.test(text)
      yield
    }
  }
}
