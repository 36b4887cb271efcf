import type { LanguageCode } from '../language/language-code.ts'
import { defaultKeyboard, keyboards } from './keyboards.data.ts'

/** What a slip costs: the likelier it is, the less. Nothing costs more than one. */
const costs = { other: 1, swapped: 0.6, neighbor: 0.6, doubled: 0.5 } as const
/** People rarely get the first letter wrong. */
const firstLetterCost = 0.4

/** How far a typed word is from one that may have been meant: Damerau's changes, weighted by how fingers slip. */
export function spellingCost(typed: string, meant: string, code: LanguageCode): number {
  const from = [...typed]
  const to = [...meant]
  const rows = keyboards[code] ?? defaultKeyboard
  const width = to.length + 1
  const table = new Float64Array((from.length + 1) * width)
  const at = (row: number, column: number) => table[row * width + column] ?? 0
  for (let row = 0; row <= from.length; row += 1) {
    for (let column = 0; column <= to.length; column += 1) {
      if (row === 0 || column === 0) {
        table[row * width + column] = row + column
        continue
      }
      const [one = '', other = ''] = [from[row - 1], to[column - 1]]
      let cost = Math.min(
        at(row - 1, column) + (one === from[row - 2] ? costs.doubled : costs.other),
        at(row, column - 1) + (other === to[column - 2] ? costs.doubled : costs.other),
        at(row - 1, column - 1) + exchangeCost(one, other, rows),
      )
      if (row > 1 && column > 1 && one === to[column - 2] && other === from[row - 2]) {
        cost = Math.min(cost, at(row - 2, column - 2) + costs.swapped)
      }
      table[row * width + column] = cost
    }
  }
  return at(from.length, to.length) + (from[0] === to[0] ? 0 : firstLetterCost)
}

function exchangeCost(one: string, other: string, rows: readonly string[]): number {
  if (one === other) return 0
  return areNeighbors(one, other, rows) ? costs.neighbor : costs.other
}

function areNeighbors(one: string, other: string, rows: readonly string[]): boolean {
  const [row, column] = keyOf(one, rows)
  const [otherRow, otherColumn] = keyOf(other, rows)
  if (row < 0 || otherRow < 0) return false
  const aside = otherColumn - column
  if (row === otherRow) return Math.abs(aside) === 1
  // Each row stands half a key to the right of the one above.
  if (otherRow === row + 1) return aside === 0 || aside === -1
  return otherRow === row - 1 && (aside === 0 || aside === 1)
}

function keyOf(letter: string, rows: readonly string[]): readonly [row: number, column: number] {
  const row = rows.findIndex((letters) => letters.includes(letter))
  return [row, row < 0 ? -1 : (rows[row] ?? '').indexOf(letter)]
}
