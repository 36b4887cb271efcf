/**
 * The parts of a cell: separated by semicolons or line breaks or, where there is neither, by commas. A backslash before
 * a semicolon or a backslash makes it part of the text.
 */
export function splitList(cell: string): readonly string[] {
  const bySemicolon = splitAt(cell, (sign) => sign === ';' || sign === '\n' || sign === '\r')
  const parts = bySemicolon.length > 1 ? bySemicolon : splitAt(cell, (sign) => sign === ',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** One cell that `splitList` reads as the same parts again. */
export function joinList(parts: readonly string[]): string {
  const cell = parts.map((part) => part.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ')
  // A single part with a comma needs a semicolon somewhere, lest it is split at the comma.
  return parts.length === 1 && cell.includes(',') ? `${cell};` : cell
}

function splitAt(cell: string, isSeparator: (sign: string) => boolean): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (let position = 0; position < cell.length; position += 1) {
    const sign = cell.charAt(position)
    const next = cell.charAt(position + 1)
    if (sign === '\\' && (next === ';' || next === '\\')) {
      part += next
      position += 1
    } else if (isSeparator(sign)) {
      parts.push(part)
      part = ''
    } else {
      part += sign
    }
  }
  parts.push(part)
  return parts
}
