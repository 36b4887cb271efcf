import { circle, d, ellipse, faded, group, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { brightness, darker, lighter, mix } from '../tint.ts'
import { drawHair } from './hair.ts'
import type { Headwear, Person } from './person.ts'

const outline = 'M-10 -1C-10.6-16.6 10.6-16.6 10-1C9.9 6.8 5.6 12.4 0 12.4C-5.6 12.4-9.9 6.8-10-1Z'

export type HeadView = {
  readonly turn: number
  readonly fromBehind: boolean
  /** A close look shows brows, lips and light; from afar a few dots say more. */
  readonly close: boolean
  readonly expression: 'smile' | 'calm' | 'open'
}

function ear(side: 1 | -1, skin: string): string {
  return ellipse(side * 9.9, 0.6, 1.9, 2.7, skin) + ellipse(side * 10.1, 0.8, 0.9, 1.5, darker(skin, 0.16))
}

function ears(skin: string, turn: number): string {
  if (turn > 0.45) return placed(ear(-1, skin), turn * 3.4, 0)
  return ear(-1, skin) + ear(1, skin)
}

function eyes(person: Person, view: HeadView, shift: number): string {
  const ink = '#2b2433'
  const gap = 4 * (1 - view.turn * 0.16)
  const spots = [-gap + shift, gap + shift]
  if (!view.close) {
    // Dark eyes alone would be lost on dark skin.
    const white = brightness(person.skin) < 0.42
    return spots
      .map(
        (x) =>
          (white ? ellipse(x, -0.4, 1.55, 1.4, mix(person.skin, '#ffffff', 0.78)) : '') +
          ellipse(x, -0.4, 0.95, 1.25, ink),
      )
      .join('')
  }
  const brow = person.hair.style === 'receding' ? darker(person.skin, 0.4) : darker(person.hair.color, 0.25)
  return spots
    .map(
      (x, side) =>
        ellipse(x, -0.5, 1.75, 1.3, '#ffffff') +
        circle(x + view.turn * 0.4, -0.45, 1.15, ink) +
        circle(x + 0.4 + view.turn * 0.4, -0.85, 0.35, '#ffffff') +
        stroke(d`M${x - 2} ${-0.5}Q${x} ${-2.5} ${x + 2} ${-0.5}`, ink, 0.45) +
        stroke(
          d`M${x - 2.1} ${side === 0 ? -3.5 : -4}Q${x} ${-5} ${x + 2.1} ${side === 0 ? -4 : -3.5}`,
          brow,
          0.8,
        ),
    )
    .join('')
}

function mouth(person: Person, view: HeadView, shift: number): string {
  const shade = brightness(person.skin) < 0.5 ? lighter(person.skin, 0.25) : darker(person.skin, 0.25)
  const lip = mix(
    shade,
    brightness(person.skin) < 0.5 ? '#d8736f' : '#b8434f',
    person.sex === 'woman' ? 0.7 : 0.5,
  )
  const x = shift * 1.05
  if (view.expression === 'open') {
    return shape(
      d`M${x - 3} 6Q${x} 6.8 ${x + 3} 6Q${x + 2.4} 9.8 ${x} 9.8Q${x - 2.4} 9.8 ${x - 3} 6Z`,
      '#7a2a36',
    )
  }
  if (view.expression === 'calm') return stroke(d`M${x - 2.4} 6.6Q${x} 7.9 ${x + 2.4} 6.6`, lip, 0.9)
  if (!view.close) return stroke(d`M${x - 2.4} 6Q${x} 8.4 ${x + 2.4} 6`, lip, 0.85)
  return (
    shape(d`M${x - 3.1} 5.9Q${x} 6.7 ${x + 3.1} 5.9Q${x} 10.6 ${x - 3.1} 5.9Z`, '#ffffff') +
    stroke(d`M${x - 3.1} 5.9Q${x} 6.7 ${x + 3.1} 5.9Q${x} 10.6 ${x - 3.1} 5.9Z`, lip, 0.55)
  )
}

function beard(person: Person, shift: number): string {
  const color = person.hair.color
  return (
    shape(
      'M-10.05 0C-9.4 2.2-8.6 3.6-6.6 4.2C-4 3.4-2 4.4 0 4.4C2 4.4 4 3.4 6.6 4.2C8.6 3.6 9.4 2.2 10.05 0C10.2 8.6 5.8 13.6 0 13.6C-5.8 13.6-10.2 8.6-10.05 0Z',
      color,
    ) + ellipse(shift, 7, 3.3, 1.9, mix(person.skin, color, 0.12))
  )
}

function face(person: Person, view: HeadView): string {
  const { skin } = person
  const shift = view.turn * 3
  const wrinkles =
    person.age === 'senioradult' && view.close
      ? stroke(
          d`M${shift - 7.4} 1.6l-1.2 .8M${shift + 7.4} 1.6l1.2 .8M${shift - 3} -7.6q3 -.8 6 0`,
          darker(skin, 0.22),
          0.4,
        )
      : ''
  const nose = view.close
    ? stroke(
        d`M${shift + 0.4 + view.turn} ${0.2}q${1.1} ${2.6} ${0.2 + view.turn * 0.6} ${3}q${-0.9} ${0.5} ${-1.7} ${0}`,
        darker(skin, 0.26),
        0.6,
      )
    : stroke(d`M${shift + view.turn * 1.2} 1.4q.9 1.6 -.3 1.9`, darker(skin, 0.24), 0.6)
  const cheeks = [-5.6, 5.6]
    .map((x) =>
      ellipse(
        x * (1 - view.turn * 0.1) + shift,
        3.6,
        1.9,
        1.3,
        '#e8604c',
        faded(brightness(skin) > 0.5 ? 0.2 : 0.14),
      ),
    )
    .join('')
  const glasses = person.glasses
    ? [-4.1, 4.1]
        .map(
          (x) =>
            `<circle cx="${x + shift}" cy="-0.3" r="3" fill="#ffffff" fill-opacity="0.16" stroke="#2b2433" stroke-width="0.6"/>`,
        )
        .join('') + stroke(d`M${shift - 1.2} -.6Q${shift} -1.3 ${shift + 1.2} -.6`, '#2b2433', 0.6)
    : ''
  return (
    cheeks +
    (person.beard ? beard(person, shift) : '') +
    eyes(person, view, shift) +
    nose +
    mouth(person, view, shift) +
    wrinkles +
    glasses
  )
}

function drawHeadwear(cut: Headwear, color: string, fromBehind: boolean): string {
  const dome = 'M-11-3C-12-18 12-18 11-3Q0-6.4-11-3Z'
  switch (cut) {
    case 'cap':
      return (
        shape(dome, color) +
        (fromBehind ? '' : shape('M-9-4.6Q2-8 10.6-4.4Q16-3.6 16.4-1.6Q6-4.4-8-3Z', darker(color, 0.2)))
      )
    case 'beanie':
      return (
        shape('M-11-4C-12-20 12-20 11-4Z', color) +
        rect(-11.6, -6.4, 23.2, 4.4, darker(color, 0.15), rounded(2)) +
        circle(0, -17, 2.6, lighter(color, 0.3))
      )
    case 'helmet':
      return (
        shape('M-12-3C-13.4-20.6 13.4-20.6 12-3Q0-8-12-3Z', color) +
        stroke('M-5-6.6C-6-11-4-15-2-16M5-6.6C6-11 4-15 2-16', darker(color, 0.28), 1.3)
      )
    case 'hardhat':
      return (
        shape('M-11.4-4C-12-19 12-19 11.4-4Z', color) +
        rect(-13, -5.4, 26, 2.8, darker(color, 0.12), rounded(1.4)) +
        rect(-2, -16.6, 4, 12, lighter(color, 0.25), rounded(2))
      )
    case 'swimcap':
      return (
        shape('M-10.8-2C-12.4-18 12.4-18 10.8-2Q0-6-10.8-2Z', color) +
        stroke('M-9-8Q0-12 9-8', lighter(color, 0.5), 1.2)
      )
  }
}

export type DrawnHead = { readonly behind: string; readonly head: string }

/** A head around its own middle, 10 to each side and 12.5 up and down. */
export function drawHead(person: Person, view: HeadView): DrawnHead {
  const { skin, headwear } = person
  const style =
    headwear &&
    (person.hair.style === 'curls' || person.hair.style === 'bun' || person.hair.style === 'quiff')
      ? 'crop'
      : person.hair.style
  const { back, front } = drawHair(style, person.hair.color, skin, view.fromBehind)
  const hat = headwear ? drawHeadwear(headwear.cut, headwear.color, view.fromBehind) : ''
  if (view.fromBehind) {
    return { behind: '', head: group(ear(-1, skin) + ear(1, skin) + shape(outline, skin) + front + hat) }
  }
  const locks = placed(front, view.turn * 0.9, 0)
  const worn = headwear?.cut === 'swimcap' ? hat : locks + hat
  return {
    behind: headwear?.cut === 'swimcap' ? '' : back,
    head: group(ears(skin, view.turn) + shape(outline, skin) + face(person, view) + worn),
  }
}
