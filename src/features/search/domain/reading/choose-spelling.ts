import type { SpellingAnswer } from '../index-question.ts'
import type { LanguageCode } from '../language/language-code.ts'
import { spellingCost } from './spelling-cost.ts'

export type Spelling = Readonly<{
  text: string
  /** The typed word is no word at all; else it is one that the other is far more frequent than. */
  isSure: boolean
}>

/** Shorter words are near to too many others. */
const shortestCorrected = 4
const timesMoreFrequent = 50
/** A thousandfold frequency is worth as much as less than half a slip. */
const worthOfTenfold = 0.13

/** Whether a word, as it was folded, may be misspelt at all: figures, short words and other scripts are not. */
export function canBeMisspelt(folded: string): boolean {
  return (
    [...folded].length >= shortestCorrected && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Hangul}'-]+$/u.test(folded)
  )
}

/** What was meant, of terms near to what was typed; null where nothing is near enough. */
export function chooseSpelling(typed: string, near: SpellingAnswer, code: LanguageCode): Spelling | null {
  if (!canBeMisspelt(typed)) return null
  const known = near.filter(({ changes }) => changes === 0)
  const knownWeight = Math.max(0, ...known.map(({ term }) => term.weight))
  const farthest = known.length > 0 || [...typed].length < 6 ? 1.4 : 2
  const [best] = near
    .filter(({ changes, term }) => changes > 0 && term.weight > 0)
    .filter(({ term }) => known.length === 0 || term.weight >= timesMoreFrequent * Math.max(1, knownWeight))
    .map(({ term }) => ({ term, cost: spellingCost(typed, term.folded, code) }))
    .filter(({ cost }) => cost <= farthest)
    .map(({ term, cost }) => ({ text: term.text, rank: cost - worthOfTenfold * Math.log10(term.weight) }))
    .sort((one, other) => one.rank - other.rank || (one.text < other.text ? -1 : 1))
  return best ? { text: best.text, isSure: known.length === 0 } : null
}
