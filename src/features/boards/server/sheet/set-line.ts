import { isRightToLeft, orderByLevels } from '../../domain/sheet-order.ts'
import type { Face } from './open-font-family.ts'
import type { WritingDirection } from './open-shaper.ts'
import { type Levels, readLevels, turnAround } from './read-levels.ts'
import { splitIntoRuns } from './text-runs.ts'

/** A line of a paragraph, whose directions follow from the whole paragraph. */
export type Line = Readonly<{ text: string; levels: Levels }>

/** What is drawn in one go. */
export type Piece = Readonly<{
  /** The part of the line that it stands for. */
  text: string
  /** As it is given to the face. */
  shown: string
  face: Face | null
  direction: WritingDirection
  level: number
}>

export function lineOf(text: string): Line {
  return { text, levels: readLevels(text) }
}

/** Lines that a paragraph was broken into; the last may end with an ellipsis instead of the rest. */
export function linesOf(paragraph: string, lines: readonly string[]): readonly Line[] {
  const shown: { text: string; at: number }[] = []
  let written = ''
  for (const text of lines) {
    const gap = paragraph.startsWith(' ', written.length) ? ' ' : ''
    written += gap
    shown.push({ text, at: written.length })
    written += text
  }
  const { base, at: levels } = readLevels(written)
  return shown.map(({ text, at }) => {
    const own = levels?.slice(at, at + text.length) ?? null
    return { text, levels: { base, at: own } }
  })
}

/** In the order in which the line is read. */
export function piecesOf({ text, levels }: Line, faces: readonly Face[]): readonly Piece[] {
  return splitByLevel(text, levels).flatMap((part) =>
    splitIntoRuns(part.text, faces).flatMap((run): readonly Piece[] => {
      const { face } = run
      const isTurned = isRightToLeft(part.level) && !face?.isEmoji
      const direction = isTurned ? 'right-to-left' : 'left-to-right'
      const rest = { face, direction, level: part.level } as const
      if (face?.shape) return run.shown === run.text ? wordsOf(run.text, rest) : [{ ...run, ...rest }]
      return [{ text: run.text, shown: isTurned ? turnAround(run.shown) : run.shown, ...rest }]
    }),
  )
}

/** The places of the pieces from left to right. */
export function orderOf(pieces: readonly Piece[]): readonly number[] {
  return orderByLevels(pieces.map(({ level }) => level))
}

/** Letters are not joined across spaces, and words come again. */
function wordsOf(text: string, rest: Omit<Piece, 'text' | 'shown'>): readonly Piece[] {
  return text.split(/(?<= )/u).map((word) => ({ text: word, shown: word, ...rest }))
}

function splitByLevel(text: string, { at }: Levels): readonly { text: string; level: number }[] {
  if (at === null) return [{ text, level: 0 }]
  const parts: { text: string; level: number }[] = []
  let start = 0
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && at[place] === at[start]) continue
    parts.push({ text: text.slice(start, place), level: at[start] ?? 0 })
    start = place
  }
  return parts
}
