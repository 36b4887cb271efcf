import type { Dice } from '../dice.ts'
import type { ScenePalette } from '../scene-palettes.data.ts'
import { circle, d, ellipse, faded, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

/** Everything here stands on the origin in the measure of people: an adult is 100 high. */
export function roundTree({ leaf, leafDark, wood }: ScenePalette): string {
  return (
    ellipse(0, 0, 26, 4, '#1b1a3a', faded(0.12)) +
    shape('M-4 0L-3-60L3-60L4 0Z', wood) +
    stroke('M0-44L13-64M0-54L-12-72', wood, 3) +
    circle(-17, -82, 24, leafDark) +
    circle(18, -86, 25, leaf) +
    circle(0, -108, 28, leaf) +
    circle(-8, -112, 17, lighter(leaf, 0.14))
  )
}

export function poplar({ leaf, leafDark, wood }: ScenePalette): string {
  return (
    ellipse(0, 0, 16, 3, '#1b1a3a', faded(0.12)) +
    rect(-2.5, -40, 5, 40, wood) +
    ellipse(0, -86, 20, 62, leafDark) +
    shape('M0-148C11-120 20-104 20-86C20-52 11-24 0-24Z', leaf)
  )
}

export function bush({ leaf, leafDark }: ScenePalette): string {
  return (
    circle(-16, -10, 15, leafDark) +
    circle(15, -12, 17, leafDark) +
    circle(0, -20, 18, leaf) +
    rect(-31, -8, 63, 8, leafDark, rounded(4))
  )
}

function frond(length: number, breadth: number, color: string, turn: number): string {
  const half = breadth / 2
  return placed(
    shape(
      d`M0 0C${-half * 1.5} ${-length * 0.35} ${-half} ${-length * 0.8} 0 ${-length}C${half} ${-length * 0.8} ${half * 1.5} ${-length * 0.35} 0 0Z`,
      color,
    ) + stroke(d`M0 -2L0 ${-length * 0.86}`, darker(color, 0.2), 0.8),
    0,
    0,
    1,
    1,
    turn,
  )
}

/** A house plant, about 70 high. */
export function pottedPlant({ leaf, leafDark, paper, accents }: ScenePalette): string {
  const leaves = [-62, 58, -38, 34, -16, 14]
    .map((turn, place) => frond(46 - Math.abs(turn) * 0.16, 15, place % 2 ? leaf : leafDark, turn))
    .join('')
  return (
    ellipse(0, 0, 15, 2.6, '#1b1a3a', faded(0.14)) +
    placed(leaves + frond(48, 14, lighter(leaf, 0.12), 0), 0, -22) +
    shape('M-13-26L13-26L10 0L-10 0Z', accents[0]) +
    rect(-14.5, -29, 29, 6, lighter(accents[0], 0.2), rounded(2)) +
    stroke('M-8-14L8-14', paper, 1.2, faded(0.5))
  )
}

/** Large leaves that frame a portrait from below. */
export function leafSpray({ leaf, leafDark, far }: ScenePalette): string {
  const turns = [-70, -46, -24, -4, 18, 42, 66]
  const colors = [leafDark, leaf, far, leafDark, leaf, far, leaf]
  return turns
    .map((turn, place) => frond(96 - Math.abs(turn) * 0.3, 30, colors[place] ?? leaf, turn))
    .join('')
}

export function cloud(color: string): string {
  return (
    circle(-22, -8, 13, color) +
    circle(-2, -16, 18, color) +
    circle(20, -9, 14, color) +
    rect(-36, -9, 70, 13, color, rounded(6.5))
  )
}

/** A line of hills across a frame, as path data down to its lower edge. */
export function hillLine(dice: Dice, width: number, top: number, rise: number, bottom: number): string {
  const humps = dice.whole(3, 4)
  const share = width / humps
  const start = top + dice.between(-0.3, 0.3) * rise
  const curves = Array.from({ length: humps }, (_, place) => {
    const middle = share * (place + 0.5)
    const peak = top - rise * dice.between(0.4, 1)
    const end = top + dice.between(-0.3, 0.3) * rise
    return d`C${middle - share * 0.25} ${peak} ${middle + share * 0.15} ${peak} ${share * (place + 1)} ${end}`
  })
  return d`M0 ${start}` + curves.join('') + d`L${width} ${bottom}L0 ${bottom}Z`
}
