import { columnOf } from './column-mapping.ts'

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** The one that splits the first line into most columns that are known, or else into most parts. */
export function recognizeDelimiter(header: string): Delimiter {
  const points = delimiters.map((delimiter) => {
    const names = header.split(delimiter).map((name) => name.trim().replaceAll('"', ''))
    return names.filter((name) => columnOf(name)).length * 1000 + names.length
  })
  return delimiters[points.indexOf(Math.max(...points))] ?? ','
}

/**
 * One line of a CSV file. A cell that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets do
 * not show and `plainCell` takes away.
 */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
  return `${safe.map((cell) => (/[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

export function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
