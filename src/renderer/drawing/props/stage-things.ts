import type { ScenePalette } from '../scene-palettes.data.ts'
import { circle, d, ellipse, faded, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'

/** Things of halls and stages, on the origin; an adult is 100 high. */
export function lectern({ wood, accents, paper }: ScenePalette): string {
  return (
    ellipse(0, 0, 22, 3, '#1b1a3a', faded(0.16)) +
    shape('M-15 0L-19-52L19-52L15 0Z', wood) +
    shape('M-15 0L-19-52L-8-52L-6 0Z', darker(wood, 0.12)) +
    rect(-22, -58, 44, 7, lighter(wood, 0.2), rounded(2)) +
    circle(2, -28, 8, accents[2]) +
    circle(2, -28, 5, paper)
  )
}

/** A microphone on a goose neck that bends to the side given. */
export function deskMicrophone(ink: string, bend: number, color: string): string {
  return (
    stroke(d`M0 0Q0 -10 ${bend} -17`, ink, 1.2) +
    placed(rect(-2, -7, 4, 8, color, rounded(2)) + rect(-2, -1.4, 4, 1.6, ink), bend, -17, 1, 1, bend * 2)
  )
}

export function standMicrophone(ink: string): string {
  return (
    stroke('M0 0L0-78', ink, 1.4) +
    stroke('M-8 0L8 0', ink, 2) +
    placed(rect(-2.4, -8, 4.8, 10, lighter(ink, 0.3), rounded(2.4)), 0, -77, 1, 1, -18)
  )
}

/** Held at arm's length towards somebody. */
export function handMicrophone(ink: string, color: string, turn: number): string {
  return placed(rect(-1.3, -6, 2.6, 12, ink, rounded(1.2)) + circle(0, -8, 3, color), 0, 0, 1, 1, turn)
}

export function trophy(gold: string): string {
  return (
    stroke('M-6-15Q-11-14-8.4-9Q-7-6.4-4-6.4M6-15Q11-14 8.4-9Q7-6.4 4-6.4', darker(gold, 0.14), 1.5) +
    shape('M-6.6-18L6.6-18C6.6-8 4-5 1.4-4.4L1.4-1L-1.4-1L-1.4-4.4C-4-5-6.6-8-6.6-18Z', gold) +
    shape('M-6.6-18L-2-18C-2-8-2-5-1.4-4.4C-4-5-6.6-8-6.6-18Z', lighter(gold, 0.35)) +
    rect(-4.6, -1.4, 9.2, 3.4, darker(gold, 0.3), rounded(0.8))
  )
}

export function photoCamera(ink: string): string {
  return (
    rect(-7, -5, 14, 9, ink, rounded(1.6)) +
    rect(-3, -7, 6, 3, ink, rounded(1)) +
    circle(0, -0.4, 3.6, lighter(ink, 0.4)) +
    circle(0, -0.4, 2.2, '#bfe3f2')
  )
}

/** The burst of a flash. */
export function flash(light: string): string {
  const rays = Array.from({ length: 8 }, (_, place) => {
    const angle = (place * Math.PI) / 4
    const far = place % 2 ? 7 : 12
    return d`M0 0L${Math.cos(angle) * far} ${Math.sin(angle) * far}`
  }).join('')
  return circle(0, 0, 11, light, faded(0.4)) + stroke(rays, '#ffffff', 1.1) + circle(0, 0, 3, '#ffffff')
}

export function filmCamera(ink: string, color: string): string {
  return (
    stroke('M0-56L-14 0M0-56L14 0M0-56L0-4', ink, 2) +
    rect(-14, -76, 28, 17, ink, rounded(2.4)) +
    shape('M14-72L23-76L23-60L14-64Z', darker(ink, 0.3)) +
    circle(-7, -83, 7, lighter(ink, 0.25)) +
    circle(7, -82, 6, lighter(ink, 0.25)) +
    circle(-7, -83, 2.4, color) +
    circle(7, -82, 2, color)
  )
}

export function guitar(color: string, wood: string): string {
  return placed(
    rect(-1.3, -40, 2.6, 30, darker(wood, 0.3)) +
      rect(-2.4, -45, 4.8, 7, darker(wood, 0.5), rounded(1)) +
      shape(
        'M0-14C8-14 8-7 5.6-4.6C9-2 10 4 6.6 8C3-.6-3-.6 0 11C-8 10-10 2-5.6-4.6C-8-7-8-14 0-14Z',
        color,
      ) +
      ellipse(0, 1, 9, 8, color) +
      circle(0, -3, 2.6, darker(color, 0.5)) +
      stroke('M-.6-40L-.6 3M.6-40L.6 3', '#f6efe6', 0.3),
    0,
    0,
    1,
    1,
    62,
  )
}

export function drumKit({ accents, paper, ink }: ScenePalette): string {
  const drum = (x: number, y: number, wide: number, high: number) =>
    rect(x - wide / 2, y, wide, high, accents[0], rounded(1.5)) +
    ellipse(x, y, wide / 2, wide * 0.14, paper) +
    rect(x - wide / 2, y + high * 0.4, wide, 1.4, lighter(accents[0], 0.4))
  return (
    stroke('M-32 0L-30-52M32 0L30-56', ink, 1.2) +
    ellipse(-30, -53, 14, 2.4, accents[2]) +
    ellipse(30, -57, 14, 2.4, accents[2]) +
    drum(-14, -44, 18, 12) +
    drum(14, -44, 18, 12) +
    circle(0, -17, 17, accents[0]) +
    circle(0, -17, 13.6, paper) +
    circle(0, -17, 6, mix(paper, accents[0], 0.3)) +
    drum(-29, -28, 18, 26)
  )
}

export function keyboard({ ink, paper }: ScenePalette): string {
  return (
    stroke('M-18-42L16 0M18-42L-16 0', ink, 1.8) +
    rect(-26, -48, 52, 7, ink, rounded(1.4)) +
    rect(-24, -48.6, 48, 3, paper) +
    Array.from({ length: 9 }, (_, place) => rect(-22 + place * 5, -48.6, 2, 1.8, ink)).join('')
  )
}

export function loudspeaker(ink: string): string {
  const cone = (y: number, radius: number) =>
    circle(0, y, radius, lighter(ink, 0.22)) + circle(0, y, radius * 0.45, darker(ink, 0.4))
  return rect(-15, -74, 30, 74, ink, rounded(2)) + cone(-56, 9) + cone(-26, 12)
}

/** Cloth that hangs in folds, from the top of a frame. */
export function curtain(x: number, wide: number, high: number, color: string): string {
  const folds = 6
  const share = wide / folds
  return Array.from({ length: folds }, (_, place) =>
    shape(
      d`M${x + place * share} 0H${x + (place + 1) * share + 1}V${high}Q${x + (place + 0.5) * share} ${high + 12} ${x + place * share} ${high}Z`,
      place % 2 ? darker(color, 0.14) : color,
    ),
  ).join('')
}
