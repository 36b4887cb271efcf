/** A piece of JSON text that should be one row, with the line it begins on. */
export type JsonPiece = { readonly text: string; readonly line: number; readonly problem?: string }

const longestRow = 1_000_000
const none: readonly JsonPiece[] = []

/**
 * Cuts JSON text that comes in pieces into its rows: the elements of one array, or one value on each line. Holds one row
 * at a time, and none that is longer than a million characters.
 */
export function splitJsonRows(): {
  readonly push: (chunk: string) => readonly JsonPiece[]
  readonly end: () => readonly JsonPiece[]
} {
  let form: 'unknown' | 'array' | 'lines' | 'over' = 'unknown'
  let line = 1
  let row = { text: '', line: 1, isTooLong: false }
  let depth = 0
  let isInString = false
  let isEscaped = false

  function cut(): readonly JsonPiece[] {
    const { text, line: begins, isTooLong } = row
    row = { text: '', line, isTooLong: false }
    if (isTooLong) return [{ text: '', line: begins, problem: `is longer than ${longestRow} characters` }]
    return text.trim() === '' ? none : [{ text: text.trim(), line: begins }]
  }

  function keep(sign: string): void {
    if (row.text === '' && /\s/.test(sign)) return
    if (row.text === '') row.line = line
    if (row.text.length < longestRow) row.text += sign
    else row.isTooLong = true
  }

  function inArray(sign: string): readonly JsonPiece[] {
    if (isInString) {
      if (isEscaped) isEscaped = false
      else if (sign === '\\') isEscaped = true
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || (sign === ']' && depth > 0)) depth -= 1
    else if (depth === 0 && (sign === ',' || sign === ']')) {
      if (sign === ']') form = 'over'
      return cut()
    }
    keep(sign)
    return none
  }

  function read(sign: string): readonly JsonPiece[] {
    if (form === 'unknown' && !/\s/.test(sign)) {
      form = sign === '[' ? 'array' : 'lines'
      if (form === 'array') return none
    }
    if (form === 'array') return inArray(sign)
    if (form === 'lines' && sign === '\n') return cut()
    if (form !== 'unknown') keep(sign)
    return none
  }

  return {
    push(chunk) {
      const pieces: JsonPiece[] = []
      for (const sign of chunk) {
        for (const piece of read(sign)) pieces.push(piece)
        if (sign === '\n') line += 1
      }
      return pieces
    },
    end() {
      const left = cut()
      if (form === 'array') return [...left, { text: '', line, problem: 'the array has no end' }]
      if (form === 'over' && left.length > 0)
        return [{ text: '', line, problem: 'something follows the array' }]
      return left
    },
  }
}
