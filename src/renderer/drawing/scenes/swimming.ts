import { drawHead } from '../people/head.ts'
import { taper } from '../people/limbs.ts'
import type { Person } from '../people/person.ts'
import { cast, isWide, marked, type Scene } from '../stage.ts'
import { circle, d, ellipse, faded, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, mix } from '../tint.ts'

/** A swimmer in the crawl: head, one arm over the water, splashes. */
function swimmer(person: Person, water: string, stroking: boolean): string {
  const head = drawHead(person, { turn: 0.6, fromBehind: false, close: false, expression: 'open' })
  const arm = stroking
    ? shape(taper([-8, 2], [2, -20], 3, 2.6) + taper([2, -20], [20, -10], 2.6, 2), person.skin) +
      circle(22, -9, 2.3, person.skin)
    : shape(taper([6, 5], [30, 2], 2.8, 2.2), person.skin) + circle(32, 2, 2.3, person.skin)
  return marked(
    person,
    shape('M-44 6C-34-6-14-8-2-2L-2 12H-44Z', person.skin) +
      shape('M-44 6C-38-1-30-4-22-5L-22 12H-44Z', person.top.color) +
      placed(head.head, 6, -5, 0.56) +
      arm +
      shape('M-58 8Q-48 2-38 7T-16 7T6 7T28 6T46 8V22H-58Z', water) +
      stroke('M-58 8Q-48 2-38 7T-16 7T6 7T28 6T46 8', '#ffffff', 1.4, faded(0.8)) +
      [
        [34, -3, 1.6],
        [40, 1, 2],
        [-52, 0, 2],
        [-60, 3, 1.4],
        [28, -6, 1],
      ]
        .map(([x = 0, y = 0, radius = 1]) => circle(x, y, radius, '#ffffff', faded(0.9)))
        .join(''),
  )
}

export const swimming: Scene = {
  plan: (stage) => {
    const { dice, palette } = stage
    const count = isWide(stage) ? 4 : 5
    return {
      people: Array.from({ length: count }, (_, place) => {
        const color = palette.accents[place % 2 ? 0 : 2]
        return {
          ...cast(stage, {
            age: dice.pick(['youngadult', 'teenager', 'adult']),
            outfit: 'sport',
            headwear: { cut: 'swimcap', color },
          }),
          beard: false,
        }
      }),
      setting: 'pool',
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const water = mix('#6cc3dd', palette.far, 0.25)
    const top = height * 0.14
    const lanes = plan.people.length
    const high = (height - top) / lanes
    const ropes = Array.from({ length: lanes }, (_, place) => {
      const y = top + place * high
      return (
        `<path d="${d`M0 ${y}H${width}`}" stroke="#ffffff" stroke-width="9"/>` +
        `<path d="${d`M0 ${y}H${width}`}" stroke="${place % 2 ? palette.accents[0] : palette.accents[4]}" stroke-width="9" stroke-dasharray="26 26"/>`
      )
    })
    const scale = Math.min(high / 48, width / 270)
    const glints = Array.from({ length: 34 }, () => {
      const x = width * dice.between(0, 1)
      return d`M${x} ${top + (height - top) * dice.between(0.02, 0.98)}q10 -6 20 0t20 0`
    }).join('')
    return (
      rect(0, 0, width, height, palette.haze) +
      rect(0, top - 22, width, 22, palette.paper) +
      Array.from({ length: Math.ceil(width / 90) }, (_, place) =>
        rect(place * 90 + 26, top - 58, 42, 38, place % 2 ? palette.mid : palette.accents[4], rounded(5)),
      ).join('') +
      rect(0, top, width, height, water) +
      stroke(glints, '#ffffff', 3, faded(0.35)) +
      plan.people
        .map((person, place) => {
          const y = top + (place + 0.56) * high
          const x = width * dice.between(0.3, 0.74)
          return (
            (ropes[place] ?? '') +
            ellipse(x - 4 * scale, y + 18 * scale, 50 * scale, 5 * scale, darker(water, 0.2), faded(0.35)) +
            placed(swimmer(person, water, place % 2 === 0), x, y, scale)
          )
        })
        .join('')
    )
  },
}
