import { createRequire } from 'node:module'
import type openBidi from 'bidi-js'

/** How a text that is mixed from both directions is read (UAX 9). */
export type Levels = Readonly<{
  /** That of the whole paragraph: 1 where it starts at the right. */
  base: number
  /** Of each unit of the string; the odd ones are read from right to left. Null where all are 0. */
  at: Uint8Array | null
}>

/** Letters, numbers and marks that can turn a text around; without them nothing has to be looked up. */
const turning =
  /[\u0590-\u08ff\u200f\u202b\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const require = createRequire(import.meta.url)
let opened: ReturnType<typeof openBidi> | undefined

/** Its tables take some megabytes of memory, and few texts need them. */
function bidi(): ReturnType<typeof openBidi> {
  opened ??= (require('bidi-js') as typeof openBidi)()
  return opened
}

export function readLevels(text: string): Levels {
  if (!turning.test(text)) return { base: 0, at: null }
  const { levels, paragraphs } = bidi().getEmbeddingLevels(inPlainUnits(text))
  return { base: paragraphs[0]?.level ?? 0, at: levels }
}

/** Of characters beyond the first 65,536, which the package takes for two letters: a character as good as each unit. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u, '\u05d0'],
  [/[\p{M}\p{Cf}]/u, '\u0300'],
  [/[\p{L}\p{RI}]/u, 'a'],
]
const neutral = '\u2605'

function inPlainUnits(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (character) =>
    (standIns.find(([kind]) => kind.test(character))?.[1] ?? neutral).repeat(2),
  )
}

/** As it is drawn where the line goes from right to left, one letter after the other: turned around, brackets as well. */
export function turnAround(text: string): string {
  return Array.from(letters.segment(text), ({ segment }) => bidi().getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('')
}

/** A letter with all its marks. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
