import { drawHead } from '../people/head.ts'
import { poses } from '../people/poses.data.ts'
import { interior } from '../props/backdrops.ts'
import { rug } from '../props/rug.ts'
import { brights, cast, marked, member, type Scene, stand } from '../stage.ts'
import { circle, d, ellipse, faded, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

function teddy(color: string): string {
  return (
    circle(-7, -25, 4, darker(color, 0.1)) +
    circle(7, -25, 4, darker(color, 0.1)) +
    ellipse(0, -7, 10, 9.6, color) +
    circle(0, -19, 9, color) +
    ellipse(-9, -3, 4.6, 3.4, color) +
    ellipse(9, -3, 4.6, 3.4, color) +
    ellipse(0, -16, 4, 3, lighter(color, 0.5)) +
    circle(-3.2, -21, 1, '#2b2433') +
    circle(3.2, -21, 1, '#2b2433') +
    circle(0, -17, 1, '#2b2433')
  )
}

function blocks(colors: readonly string[]): string {
  const block = (x: number, y: number, color: string) =>
    rect(x, y - 9, 9, 9, color, rounded(1)) + rect(x + 2, y - 7, 5, 5, lighter(color, 0.35), rounded(0.8))
  const [first = '#e76f51', second = '#2a9d8f', third = '#f2b84b'] = colors
  return block(-10, 0, first) + block(0, 0, second) + block(-5, -9, third)
}

export const toddler: Scene = {
  plan: (stage) => ({ people: [cast(stage, { age: 'baby' })], setting: 'nursery', hasSpace: false }),
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const size = Math.min(height * 1.1, width * 0.98)
    const x = width * 0.5
    const ground = height * 0.86
    const unit = size / 100
    const person = {
      ...member(plan, 0),
      bottom: { cut: 'trousers' as const, color: darker(member(plan, 0).top.second, 0.12) },
      top: { ...member(plan, 0).top, cut: 'tee' as const },
    }
    const side = dice.pick([-1, 1])
    return (
      interior(stage, height * 0.7) +
      rug(x, ground, Math.min(width * 0.44, size * 0.55), palette.accents[2]) +
      placed(teddy(palette.wood), x - side * 32 * unit, ground + 2 * unit, unit) +
      stand(
        {
          person,
          pose: {
            ...poses.onFloor,
            tilt: dice.between(-6, 6),
            arms: dice.pick([poses.cheering.arms, poses.onFloor.arms]),
          },
          close: true,
        },
        x,
        ground,
        size,
      ) +
      placed(blocks(dice.shuffled(palette.accents)), x + side * 26 * unit, ground + 5 * unit, unit) +
      placed(
        circle(0, -6, 6, palette.accents[0]) + stroke('M-5.6-8Q0-3 5.6-8', palette.paper, 1.6),
        x + side * 40 * unit,
        ground + unit,
        unit,
      )
    )
  },
}

export const newborn: Scene = {
  plan: (stage) => ({ people: [cast(stage, { age: 'newborn' })], setting: 'nursery', hasSpace: false }),
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const unit = Math.min(width, height) / 116
    const person = member(plan, 0)
    const [blanket, wrap] = dice.shuffled(brights(palette))
    const head = drawHead(person, { turn: 0.2, fromBehind: false, close: false, expression: 'smile' }).head
    const cloth = blanket ?? palette.mid
    const bars = Array.from({ length: 9 }, (_, place) => d`M${-40 + place * 10} -26V-2`).join('')
    const cradle =
      ellipse(0, 14, 50, 4, '#1b1a3a', faded(0.14)) +
      shape('M-48-30H48L42 2Q0 8-42 2Z', lighter(palette.wood, 0.3)) +
      rect(-44, -36, 88, 12, palette.paper, rounded(5)) +
      ellipse(-24, -37, 18, 8, lighter(palette.haze, 0.6)) +
      marked(
        person,
        placed(head, -24, -43, 0.86, 0.86, -14) +
          shape('M-16-44C-4-54 30-50 42-34Q44-26 36-26H-10Q-20-32-16-44Z', cloth) +
          stroke('M-6-40Q10-46 30-38M0-33Q14-36 34-31', lighter(cloth, 0.4), 1.4),
      ) +
      rect(-50, -30, 100, 7, palette.wood, rounded(3.5)) +
      stroke(bars, palette.wood, 2.6) +
      shape('M-44 0H44L40 6Q0 11-40 6Z', palette.wood) +
      stroke('M-40 8Q0 24 40 8', darker(palette.wood, 0.15), 4)
    const mobile =
      stroke('M0-110V-88M-20-88H20M-20-88V-76M0-88V-72M20-88V-78', palette.ink, 0.8) +
      circle(-20, -73, 4, palette.accents[0]) +
      shape(
        'M0-72L1.6-67.6L6-67.4L2.4-64.6L3.8-60L0-62.6L-3.8-60L-2.4-64.6L-6-67.4L-1.6-67.6Z',
        palette.accents[2],
      ) +
      circle(20, -75, 4, wrap ?? palette.accents[1])
    return (
      interior(stage, height * 0.72) +
      rug(width / 2, height * 0.86, unit * 54, palette.accents[1]) +
      placed(cradle, width / 2, height * 0.8, unit) +
      placed(mobile, width / 2 + unit * 4, height * 0.84, unit)
    )
  },
}
