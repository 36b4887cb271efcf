import type { ScenePalette } from '../scene-palettes.data.ts'
import { circle, d, ellipse, faded, group, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

/** A conical flask, half full, on the origin; an adult is 100 high. */
export function flask(liquid: string): string {
  return (
    shape('M-2.6-20H2.6V-12.6L9-1.6Q9.6 0 8 0H-8Q-9.6 0-9-1.6L-2.6-12.6Z', '#ffffff', faded(0.75)) +
    shape('M-5.4-8H5.4L9-1.6Q9.6 0 8 0H-8Q-9.6 0-9-1.6Z', liquid) +
    circle(-1, -4, 1, lighter(liquid, 0.5)) +
    circle(2.4, -6, 0.7, lighter(liquid, 0.5)) +
    stroke('M-3.4-20H3.4', '#9fb4c6', 1.2)
  )
}

export function testTubes(colors: readonly string[], wood: string): string {
  return (
    colors
      .map((color, place) => {
        const x = -10 + place * 7
        return (
          rect(x, -17, 4.4, 16, '#ffffff', `${rounded(2.2)}${faded(0.8)}`) +
          rect(x, -10, 4.4, 9, color, rounded(2.2))
        )
      })
      .join('') +
    rect(-13, -9, 28, 3, wood, rounded(1)) +
    rect(-13, -2, 28, 3, wood, rounded(1))
  )
}

export function microscope({ ink, accents }: ScenePalette): string {
  return (
    rect(-11, -3, 24, 3.4, ink, rounded(1.6)) +
    stroke('M7-3C14-10 12-22 4-25', accents[4], 4) +
    rect(-9, -9, 15, 2.4, ink, rounded(1)) +
    group(
      rect(-2.6, -34, 5.2, 20, accents[4], rounded(1.4)) +
        rect(-1.8, -39, 3.6, 6, ink, rounded(1)) +
        rect(-1.6, -15, 3.2, 4, ink),
      ' transform="rotate(-14 0 -20)"',
    )
  )
}

export function monitor(ink: string, accent: string): string {
  return (
    rect(-2, -8, 4, 8, ink) +
    rect(-8, -1.4, 16, 1.8, ink, rounded(0.9)) +
    rect(-20, -34, 40, 27, ink, rounded(2)) +
    rect(-18, -32, 36, 23, '#eaf4f8', rounded(1)) +
    stroke('M-15-14L-9-19L-4-16L3-25L8-21L15-27', accent, 1.4) +
    rect(-15, -29.5, 12, 2, lighter(accent, 0.4), rounded(1))
  )
}

/** Shelves with jars, seen from the front. */
export function jarShelf({ wood, accents }: ScenePalette): string {
  const jar = (x: number, y: number, color: string) =>
    rect(x, y - 11, 8, 11, color, rounded(1.6)) +
    rect(x + 1, y - 13.4, 6, 2.6, darker(wood, 0.1), rounded(0.8))
  return [0, -24]
    .map(
      (y, row) =>
        rect(-34, y, 68, 2.6, wood, rounded(1)) +
        [-28, -15, 0, 14, 24]
          .map((x, place) => jar(x, y, lighter(accents[(place + row * 2) % 6] ?? '#7aa', 0.25)))
          .join(''),
    )
    .join('')
}

/** A rocket of 200 on its flame, the nozzle at the origin. */
export function rocket({ accents, paper, ink }: ScenePalette): string {
  return (
    shape('M-15 6C-18 34-7 62 0 84C7 62 18 34 15 6Z', '#ffb347') +
    shape('M-8 6C-10 24-4 42 0 56C4 42 10 24 8 6Z', '#fff1b8') +
    shape('M-17-62L-36-14L-34 4L-17-8Z', accents[0]) +
    shape('M17-62L36-14L34 4L17-8Z', darker(accents[0], 0.18)) +
    shape('M0-200C16-178 20-150 20-112L18 4H-18L-20-112C-20-150-16-178 0-200Z', paper) +
    shape('M0-200C16-178 20-150 20-112L18 4H6C10-60 10-140 0-200Z', darker(paper, 0.1)) +
    shape('M0-200C9-188 14-174 16.6-158H-16.6C-14-174-9-188 0-200Z', accents[0]) +
    circle(0, -122, 9, ink) +
    circle(0, -122, 6.4, '#a9dcef') +
    rect(-19.4, -72, 38.8, 6, accents[4]) +
    rect(-19, -40, 38, 6, accents[4]) +
    shape('M-12 4H12L15 12H-15Z', ink)
  )
}

/** The tower beside a rocket, a lattice of 190. */
export function launchTower(color: string): string {
  const braces = Array.from({ length: 9 }, (_, place) => {
    const y = -place * 21
    return d`M-11 ${y}L11 ${y - 21}M11 ${y}L-11 ${y - 21}M-11 ${y}H11`
  }).join('')
  return (
    stroke(d`M-11 0V-190M11 0V-190${0}`.replace(/0$/, ''), color, 3) +
    stroke(braces, color, 1.4) +
    stroke('M11-150H26M11-90H26', color, 3)
  )
}

/** Steam that rolls away over the ground. */
export function steam(color: string): string {
  return (
    (
      [
        [-120, -16, 30],
        [-76, -24, 36],
        [-30, -20, 34],
        [22, -22, 36],
        [70, -26, 36],
        [116, -14, 28],
        [0, -8, 30],
      ] as const
    )
      .map(([x, y, radius]) => circle(x, y, radius, color))
      .join('') + ellipse(0, 4, 150, 22, color)
  )
}
