/** How wide a text comes out. */
export type Measure = (text: string) => number

/** Scripts that are written without spaces may break before any of their characters. */
const anywhere = /(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])/u
const more = '…'

/** The text in lines of this width; what needs more lines than there are ends with an ellipsis. */
export function breakIntoLines(
  text: string,
  width: number,
  most: number,
  measure: Measure,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  const pieces = piecesOf(text).flatMap((piece) =>
    // A word wider than a line is broken wherever it must be.
    measure(piece.trimEnd()) > width ? [...piece] : [piece],
  )
  for (const [place, piece] of pieces.entries()) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      if (lines.length === most - 1)
        return [...lines, shorten(line + pieces.slice(place).join(''), width, measure)]
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}

/** Words with the space behind them. */
function piecesOf(text: string): readonly string[] {
  return text
    .trim()
    .split(/(?<=\s)(?=\S)/u)
    .map((word) => word.replace(/\s+$/u, ' '))
    .flatMap((word) => word.split(anywhere))
    .filter((piece) => piece !== '')
}

function shorten(text: string, width: number, measure: Measure): string {
  const characters = [...text]
  let low = 0
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(characters.slice(0, middle).join('').trimEnd() + more) <= width) low = middle
    else high = middle - 1
  }
  return characters.slice(0, low).join('').trimEnd() + more
}
