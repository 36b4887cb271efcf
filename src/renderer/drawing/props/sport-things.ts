import type { ScenePalette } from '../scene-palettes.data.ts'
import { circle, d, ellipse, faded, group, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

/** A football of radius 5 around the origin. */
export function football(ink: string): string {
  const spots = Array.from({ length: 5 }, (_, place) => {
    const angle = (place * 2 * Math.PI) / 5 - Math.PI / 2
    return circle(Math.cos(angle) * 4.1, Math.sin(angle) * 4.1, 1, ink)
  }).join('')
  return circle(0, 0, 5, '#ffffff') + shape('M0-2L1.9-.6L1.2 1.6L-1.2 1.6L-1.9-.6Z', ink) + spots
}

/** A goal that faces the viewer. */
export function goal(wide: number, high: number): string {
  const lines: string[] = []
  for (let x = -wide / 2; x <= wide / 2; x += wide / 14) lines.push(d`M${x} 0V${-high}`)
  for (let y = 0; y <= high; y += high / 6) lines.push(d`M${-wide / 2} ${-y}H${wide / 2}`)
  return (
    stroke(lines.join(''), '#ffffff', 0.8, faded(0.55)) +
    stroke(d`M${-wide / 2} 0V${-high}H${wide / 2}V0`, '#ffffff', 3.6)
  )
}

/** Held by its grip at the origin, its head up. */
export function racket(color: string, turn: number): string {
  const strings = [-4, -2, 0, 2, 4].map((at) => d`M${at} -32V-17M-6 ${-24.5 + at}H6`).join('')
  return group(
    stroke('M0 3L0-14', darker(color, 0.4), 2.2) +
      stroke('M0-14L-3.4-18M0-14L3.4-18', color, 1.4) +
      stroke(strings, '#ffffff', 0.35) +
      `<ellipse cx="0" cy="-24.5" rx="6.8" ry="8.4" fill="none" stroke="${color}" stroke-width="1.6"/>`,
    ` transform="rotate(${turn})"`,
  )
}

/** A racing bicycle that drives to the right, wheels on the ground. */
export function bicycle(color: string, ink: string): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-17" r="16" fill="none" stroke="${ink}" stroke-width="1.8"/>` +
    stroke(
      Array.from({ length: 8 }, (_, place) => {
        const angle = (place * Math.PI) / 8
        const [across, down] = [Math.cos(angle) * 15, Math.sin(angle) * 15]
        return d`M${x - across} ${-17 - down}L${x + across} ${-17 + down}`
      }).join(''),
      ink,
      0.3,
      faded(0.55),
    ) +
    circle(x, -17, 1.8, ink)
  return (
    ellipse(2, 0.4, 48, 3.4, '#1b1a3a', faded(0.14)) +
    wheel(-27) +
    wheel(31) +
    stroke('M-27-17L2-17L-9-48ZM2-17L22-50L-8-44M31-17L22-50', color, 2.4) +
    stroke('M-9-48L-10.4-53', ink, 1.8) +
    rect(-17, -55, 13, 3, ink, rounded(1.5)) +
    stroke('M22-50L23-56L29-57Q32-55 29-51', ink, 1.9) +
    circle(2, -17, 3.6, lighter(ink, 0.3)) +
    stroke('M2-17L4-9M2-17L0-25', ink, 1.6)
  )
}

/** A sailing boat, its water line near the origin, with a crew between sails and hull. */
export function sailBoat(hull: string, sail: string, ink: string, crew: string): string {
  return (
    stroke('M2-4L2-150', ink, 1.8) +
    shape('M5-146C34-110 46-60 46-16L5-14Z', sail) +
    shape('M-1-138C-14-104-30-56-42-14L-1-16Z', lighter(sail, 0.55)) +
    stroke('M8-104Q24-98 33-98M8-64Q28-58 43-58', darker(sail, 0.2), 0.8, faded(0.6)) +
    shape('M2-150L18-146L2-141Z', ink) +
    crew +
    shape('M-46-2L50-2C46 8 38 13 30 13L-34 13C-40 13-44 6-46-2Z', hull) +
    rect(-46, -4, 96, 4, darker(hull, 0.16), rounded(2))
  )
}

export function buoy(color: string): string {
  return (
    shape('M-9 2L-5-20L5-20L9 2Q0 6-9 2Z', color) +
    rect(-6.6, -13, 13.2, 5, '#ffffff') +
    circle(0, -22, 3, darker(color, 0.2))
  )
}

export function scoreboard({ ink, accents }: ScenePalette): string {
  return (
    rect(-42, -30, 84, 30, ink, rounded(3)) +
    rect(-36, -24, 32, 18, accents[0], rounded(2)) +
    rect(4, -24, 32, 18, accents[4], rounded(2)) +
    [-20, 20].map((x) => rect(x - 2.5, -20, 5, 10, '#ffffff', rounded(1))).join('')
  )
}
