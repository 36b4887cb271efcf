import type { Dice } from '../dice.ts'
import { poses } from '../people/poses.data.ts'
import { interior } from '../props/backdrops.ts'
import { castMany, isWide, member, type Scene, type Stage, spread, stand } from '../stage.ts'
import { placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

function tableThings(dice: Dice, stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage
  const color = dice.pick(palette.accents)
  const things = [
    () =>
      rect(-4, -8, 8, 8, color, rounded(1.4)) +
      stroke('M-1-11q-1.6-2 0-4M2-11q-1.6-2 0-4', palette.paper, 0.8),
    () => rect(-11, -2, 22, 2, palette.paper) + rect(-9, -4, 20, 2, lighter(color, 0.3)),
    () =>
      shape('M-13 0L-10-15H12L15 0Z', lighter(palette.ink, 0.35)) +
      rect(-15, -1, 31, 1.8, palette.ink, rounded(0.9)),
  ]
  return placed(dice.pick(things)(), x, y, scale)
}

export const teamTable: Scene = {
  plan: (stage) => ({
    people: castMany(stage, isWide(stage) ? stage.dice.whole(4, 5) : 3, {
      outfit: stage.dice.pick(['business', 'casual']),
    }),
    setting: 'office',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const count = plan.people.length
    const size = Math.min(height * 0.76, (width / count) * 2.7)
    const table = height * 0.74
    const sitters = count - 1
    const places = spread(sitters, width * 0.12, width * 0.78)
    const standing = member(plan, sitters)
    return (
      interior(stage, height * 0.84) +
      stand(
        {
          person: standing,
          pose: { ...poses.talking, arms: { left: [30, 62], right: [4, 52] } },
          expression: 'open',
        },
        width * 0.89,
        height * 0.9,
        size,
        { flip: true },
      ) +
      places
        .map((x, place) =>
          stand(
            {
              person: member(plan, place),
              pose: {
                ...poses.atTable,
                seat: 49,
                tilt: dice.between(-5, 6),
                turn: place < sitters / 2 ? 0.25 : 0,
              },
            },
            x,
            table + size * 0.44,
            size,
            { shadow: false },
          ),
        )
        .join('') +
      rect(width * 0.05, table, width * 0.76, height * 0.035, lighter(palette.wood, 0.25), rounded(8)) +
      rect(width * 0.08, table + height * 0.035, width * 0.7, height * 0.25, palette.wood, rounded(4)) +
      rect(width * 0.08, table + height * 0.035, width * 0.7, height * 0.03, darker(palette.wood, 0.16)) +
      places
        .map((x) => tableThings(dice, stage, x + size * dice.between(0.06, 0.12), table + 2, size / 130))
        .join('')
    )
  },
}
