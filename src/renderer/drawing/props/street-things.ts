import { cycle } from '../dice.ts'
import type { ScenePalette } from '../scene-palettes.data.ts'
import { circle, d, ellipse, faded, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

/** A board on a stick with a drawn sign instead of words. */
export function protestSign(
  color: string,
  symbol: 'leaf' | 'globe' | 'heart' | 'blank',
  ink: string,
): string {
  const signs = {
    leaf: shape('M0-38C10-42 12-30 0-22C-12-30-10-42 0-38Z', '#4f9d69') + stroke('M0-37V-20', '#2f6b45', 1),
    globe:
      circle(0, -30, 9, '#5aa9d6') +
      shape('M-6-34Q0-38 2-33Q-2-28-5-28ZM2-27Q7-28 6-24Q3-21 1-23Z', '#79b86a'),
    heart: shape('M0-22C-14-30-8-41 0-34C8-41 14-30 0-22Z', '#e0526a'),
    blank: '',
  }
  return (
    stroke('M0 6L0-20', darker(ink, 0.1), 1.8) +
    rect(-17, -44, 34, 27, color, rounded(1.6)) +
    rect(-17, -44, 34, 27, '#ffffff', `${rounded(1.6)}${faded(0.35)}`) +
    signs[symbol]
  )
}

/** Small flags on a line between two points of a frame. */
export function bunting(
  fromX: number,
  toX: number,
  y: number,
  sag: number,
  colors: readonly string[],
): string {
  const count = Math.max(6, Math.round((toX - fromX) / 46))
  const flags = Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count
    const x = fromX + (toX - fromX) * share
    const top = y + sag * 4 * share * (1 - share)
    return shape(d`M${x - 13} ${top}L${x + 13} ${top}L${x} ${top + 30}Z`, cycle(colors, place))
  }).join('')
  return stroke(d`M${fromX} ${y}Q${(fromX + toX) / 2} ${y + sag * 2} ${toX} ${y}`, '#ffffff', 2) + flags
}

export function streetLamp(ink: string, light: string): string {
  return (
    rect(-1.4, -150, 2.8, 150, ink) +
    rect(-5, -4, 10, 4, ink, rounded(1)) +
    stroke('M0-148Q0-160 14-158', ink, 2.2) +
    ellipse(16, -155, 8, 3, ink) +
    ellipse(16, -152, 5, 3, light)
  )
}

/** A market stall with an awning; `fruit` are the colors of what lies in the crates. */
export function marketStall({ wood, paper }: ScenePalette, awning: string, fruit: readonly string[]): string {
  const stripes = Array.from({ length: 8 }, (_, place) => {
    const x = -60 + place * 15
    return shape(d`M${x} -128H${x + 15}L${x + 15} -106A7.5 7.5 0 0 1 ${x} -106Z`, place % 2 ? paper : awning)
  }).join('')
  const crates = fruit
    .map((color, place) => {
      const x = -57 + place * 39
      const rows = [0, 1]
        .map((row) =>
          Array.from({ length: 5 - row }, (_, at) =>
            circle(x + 5 + at * 6.6 + row * 3.3, -47 - row * 4.6, 4, row ? lighter(color, 0.16) : color),
          ).join(''),
        )
        .join('')
      return (
        rows +
        rect(x - 1, -46, 38, 12, lighter(wood, 0.12), rounded(1.2)) +
        stroke(d`M${x + 1} -40H${x + 35}`, darker(wood, 0.2), 0.8)
      )
    })
    .join('')
  return (
    ellipse(0, 0, 68, 4, '#1b1a3a', faded(0.13)) +
    rect(-59, -122, 3.4, 122, darker(wood, 0.2)) +
    rect(55.6, -122, 3.4, 122, darker(wood, 0.2)) +
    crates +
    rect(-61, -35, 122, 35, wood, rounded(1.5)) +
    stroke('M-58-23H58M-58-11H58', darker(wood, 0.16), 1) +
    stripes +
    rect(-62, -132, 124, 6, darker(awning, 0.2), rounded(2))
  )
}

export function ballotBox({ paper, accents, ink }: ScenePalette): string {
  return (
    rect(-20, -30, 40, 30, accents[4], rounded(2)) +
    rect(-20, -30, 10, 30, darker(accents[4], 0.14), rounded(2)) +
    rect(-23, -35, 46, 7, lighter(accents[4], 0.2), rounded(2)) +
    rect(-9, -33.4, 18, 2.6, ink, rounded(1.3)) +
    circle(2, -15, 8, paper) +
    stroke('M-2-15L1-12L6.4-19', accents[4], 2.2)
  )
}

export function ballotPaper(paper: string, ink: string): string {
  return (
    rect(-5, -13, 10, 14, paper, rounded(0.6)) +
    stroke('M-3-9.6H1.6M-3-6.8H2.6M-3-4H.6', ink, 0.7, faded(0.5))
  )
}

/** A booth with a curtain that leaves the feet free. */
export function votingBooth({ wood, paper }: ScenePalette, color: string): string {
  return (
    rect(-24, -104, 48, 104, lighter(wood, 0.3), rounded(2)) +
    rect(-21, -100, 42, 100, darker(wood, 0.1)) +
    Array.from({ length: 6 }, (_, place) =>
      rect(-21 + place * 7, -100, 7.2, 74, place % 2 ? darker(color, 0.14) : color),
    ).join('') +
    rect(-26, -108, 52, 7, paper, rounded(2))
  )
}

export function bench({ wood, ink }: ScenePalette): string {
  return (
    ellipse(0, 0, 56, 4, '#1b1a3a', faded(0.12)) +
    rect(-52, -52, 104, 6, darker(wood, 0.1), rounded(2)) +
    rect(-52, -42, 104, 6, darker(wood, 0.1), rounded(2)) +
    rect(-54, -25, 108, 5, wood, rounded(2)) +
    stroke('M-44-24V0M44-24V0M-44-24V-50M44-24V-50', ink, 2.6)
  )
}

export function crowdBarrier(wide: number, color: string): string {
  const bars: string[] = []
  for (let x = -wide / 2 + 6; x < wide / 2; x += 7) bars.push(d`M${x} -6V-34`)
  return (
    stroke(bars.join(''), color, 1) +
    stroke(d`M${-wide / 2} -36H${wide / 2}M${-wide / 2} -5H${wide / 2}`, color, 2.2)
  )
}
