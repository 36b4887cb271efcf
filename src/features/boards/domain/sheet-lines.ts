/** How wide a text comes out. */
export type Measure = (text: string) => number

/** Scripts that are written without spaces may break before any of their characters. */
const anywhere = /(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u
/** These have no spaces between words either, and break between them alone. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const unspacedWords = new Intl.Segmenter('th', { granularity: 'word' })
/** A letter with all its marks. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** By Unicode a letter can go on for ever; no real one is longer, in units of the string. */
const longestLetter = 64
/** Lines hold fewer letters; a longer word is not measured as a whole. */
const longestWord = 250
const more = '…'

/**
 * The text in lines of this width; what needs more lines than there are ends with an ellipsis. What is measured grows with
 * what is shown, whatever the text is: some are thousands of characters that take no room, or one word.
 */
export function breakIntoLines(
  text: string,
  width: number,
  most: number,
  measure: Measure,
): readonly string[] {
  const lines: string[] = []
  const pieces = piecesOf(text)
  let start = 0
  const lineUntil = (end: number) => pieces.slice(start, end).join('').trimEnd()
  const fits = (end: number) => measure(lineUntil(end)) <= width
  while (start < pieces.length) {
    let end = lastWith(start, pieces.length, fits)
    const next = pieces[end]
    // A word wider than a line is broken wherever it must be, and a letter wider than a line has one of its own.
    if (next !== undefined && (next.length > longestWord || measure(next.trimEnd()) > width)) {
      pieces.splice(end, 1, ...lettersOf(next))
      end = lastWith(Math.max(end, start + 1), pieces.length, fits)
    }
    if (end < pieces.length && lines.length === most - 1)
      return [...lines, shorten(pieces.slice(start).join(''), width, measure)]
    lines.push(lineUntil(end))
    start = end
  }
  return lines
}

/**
 * The last number for which it holds, where it holds up to some number and not from there on; the first is not asked about.
 * It is near the first one as a rule, so steps begin small, and the numbers asked about add up to little.
 */
function lastWith(first: number, last: number, holds: (place: number) => boolean): number {
  let [low, high] = [first, last]
  for (let step = 1; low + step <= high; step *= 2) {
    if (holds(low + step)) low += step
    else high = low + step - 1
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Words with the space behind them. */
function piecesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=\s)(?=\S)/u)
    .map((word) => word.replace(/\s+$/u, ' '))
    .flatMap((word) => (unspaced.test(word) ? segment(word, unspacedWords) : word.split(anywhere)))
    .filter((piece) => piece !== '')
}

function lettersOf(text: string): readonly string[] {
  return segment(text, letters).flatMap((letter) => (letter.length > longestLetter ? [...letter] : [letter]))
}

function segment(text: string, segmenter: Intl.Segmenter): readonly string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

function shorten(text: string, width: number, measure: Measure): string {
  const characters = lettersOf(text)
  const shortened = (count: number) => characters.slice(0, count).join('').trimEnd() + more
  return shortened(lastWith(0, characters.length, (count) => measure(shortened(count)) <= width))
}
