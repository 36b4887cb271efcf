import { labOfHex } from '#features/catalogue/domain.ts'
import type { Token } from '../index-entry.ts'
import type { Match } from '../index-question.ts'
import { cellsNear, type Lab, nearestCells } from './color-cells.ts'

/** Tokens of a picture that is all of one color. */
const mostTokens = 24

/** A color below this share of a picture is not what anybody sees in it. */
const smallestShare = 0.02

/** A color that lies so clearly in one cell is in no other. */
const onlyOne = 0.75

/**
 * The colors of a picture as tokens of the cells they lie in, each as often as there is of it. A color between two cells
 * is in both. Takes lightness, a, b and share of each color, one after the other.
 */
export function colorTokensOf(palette: readonly number[]): readonly Token[] {
  const counts = new Map<Token, number>()
  for (let at = 0; at + 3 < palette.length; at += 4) {
    const lab: Lab = [palette[at] ?? 0, palette[at + 1] ?? 0, palette[at + 2] ?? 0]
    const share = palette[at + 3] ?? 0
    // Whatever is no number is no color.
    if (!(share >= smallestShare) || Number.isNaN(lab[0] + lab[1] + lab[2])) continue
    const [first, second] = nearestCells(lab)
    const part = isAlike(lab, second.center) ? second.distance / (first.distance + second.distance || 1) : 1
    const amount = Math.min(1, share) * mostTokens
    addTo(counts, first.token, part > onlyOne ? amount : amount * part)
    if (part <= onlyOne) addTo(counts, second.token, amount * (1 - part))
  }
  const tokens: Token[] = []
  for (const [token, count] of counts) {
    for (let left = Math.round(count); left > 0 && tokens.length < mostTokens; left -= 1) tokens.push(token)
  }
  return tokens
}

function addTo(counts: Map<Token, number>, token: Token, amount: number) {
  counts.set(token, (counts.get(token) ?? 0) + amount)
}

/** Farther than this a color is another color. */
const farthest = 0.115

/** Pictures in which a color is seen: its cell and those around it, the nearer the better. What is no color is in none. */
export function matchColor(hex: string): Match {
  if (!/^#?[0-9a-f]{6}$/i.test(hex)) return { kind: 'any', of: [] }
  return matchLab(labOfHex(hex.startsWith('#') ? hex : `#${hex}`))
}

function matchLab(lab: Lab): Match {
  const around = cellsNear(lab, farthest).filter(({ center }) => isAlike(lab, center))
  const cells = around.length > 0 ? around : nearestCells(lab)
  // A color in the corner of its cell is as much in it as one in the middle.
  const nearest = cells[0]?.distance ?? 0
  const of = cells.map(({ token, distance }): Match => {
    const nearness = Math.max(0, 1 - (distance - nearest) / (farthest - Math.min(nearest, farthest / 2)))
    return { kind: 'token', token, weight: Math.round(100 * Math.max(0.05, nearness ** 1.5)) / 100 }
  })
  return { kind: 'best', of }
}

const greyest = 0.03

/** Grey is not a pale color, and a color is no grey, however near they lie. */
function isAlike(lab: Lab, center: Lab): boolean {
  const isGrey = Math.hypot(lab[1], lab[2]) < greyest
  return isGrey === Math.hypot(center[1], center[2]) < greyest
}
