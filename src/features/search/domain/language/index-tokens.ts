import { gap, type Token } from '../index-entry.ts'
import type { Word } from './analyzer.ts'
import { ideographPairs } from './ideograph-pairs.ts'
import { stemEnglish } from './stem-english.ts'

/**
 * The tokens of a text in order. After a gap follow other readings of the same: hyphenated words as one, neighboring
 * ideographs, and the whole as somebody would look for it who does not know its language.
 */
export function indexTokens(words: readonly Word[]): readonly Token[] {
  const tokens = words.map(({ token }) => token)
  for (const joined of joinedWords(words)) tokens.push(gap, joined)
  for (const run of ideographRuns(words)) tokens.push(gap, ...ideographPairs(run))
  if (words.some(({ token, plainToken }) => token !== plainToken)) tokens.push(gap, ...plainTokens(words))
  return tokens
}

/** For names: nobody inflects them, and they are typed alike in all languages. */
export function nameTokens(words: readonly Word[]): readonly Token[] {
  const tokens = [...plainTokens(words)]
  for (const joined of joinedWords(words)) tokens.push(gap, joined)
  for (const run of ideographRuns(words)) tokens.push(gap, ...ideographPairs(run))
  return tokens
}

function plainTokens(words: readonly Word[]): readonly Token[] {
  return words.map(({ plainToken }) => plainToken)
}

/** "close-up" as "closeup". */
export function joinWords(words: readonly Word[]): Token {
  return stemEnglish(words.map(({ surface }) => surface).join(''))
}

function joinedWords(words: readonly Word[]): readonly Token[] {
  const found: Token[] = []
  let start = 0
  for (let at = 1; at <= words.length; at += 1) {
    if (words[at]?.isJoined) continue
    if (at - start > 1) found.push(joinWords(words.slice(start, at)))
    start = at
  }
  return found
}

function ideographRuns(words: readonly Word[]): readonly string[] {
  const runs: { text: string; end: number }[] = []
  for (const { script, written, start, end } of words) {
    if (script !== 'ideographic') continue
    const last = runs.at(-1)
    if (last?.end === start) Object.assign(last, { text: last.text + written, end })
    else runs.push({ text: written, end })
  }
  return runs.map(({ text }) => text)
}
