import type { Dice } from '../dice.ts'
import { poses } from '../people/poses.data.ts'
import { darkHall } from '../props/backdrops.ts'
import { boards, gold } from '../props/gala.ts'
import { curtain, lectern, trophy } from '../props/stage-things.ts'
import { cast, castMany, isWide, member, type Scene, stand } from '../stage.ts'
import { circle, placed, rect, rounded } from '../svg.ts'
import { mix } from '../tint.ts'
import { audience } from './audience.ts'

function confetti(dice: Dice, width: number, height: number, colors: readonly string[]): string {
  return Array.from({ length: 46 }, () =>
    placed(
      rect(-4, -7, 8, 14, dice.pick(colors), rounded(1.5)),
      width * dice.between(0, 1),
      height * dice.between(0, 0.62),
      dice.between(0.6, 1.2),
      undefined,
      dice.between(0, 180),
    ),
  ).join('')
}

export const awardCeremony: Scene = {
  plan: (stage) => ({
    people: [
      cast(stage, { outfit: 'evening' }),
      cast(stage, { outfit: 'evening' }),
      ...castMany(stage, isWide(stage) ? 7 : 5, { outfit: 'evening' }),
    ],
    setting: 'stage',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.56, width * 0.66)
    const floor = height * 0.72
    const side = Math.max(70, width * 0.13)
    const x = width * 0.5
    return (
      darkHall(stage, floor) +
      circle(x, floor - size * 0.62, size * 0.62, mix(palette.night, palette.accents[5], 0.5)) +
      circle(x, floor - size * 0.62, size * 0.5, mix(palette.night, palette.accents[4], 0.7)) +
      boards(stage, floor) +
      curtain(0, side, floor, palette.accents[0]) +
      curtain(width - side, side, floor, palette.accents[0]) +
      confetti(dice, width, height, [gold, palette.accents[0], palette.accents[1], '#ffffff']) +
      stand({ person: member(plan, 1), pose: poses.cheering }, x + size * 0.5, floor + size * 0.05, size) +
      placed(lectern(palette), x + size * 0.5, floor + size * 0.08, size / 100) +
      stand(
        {
          person: member(plan, 0),
          pose: poses.oneFistUp,
          expression: 'open',
          held: { right: placed(trophy(gold), 0, 2) },
        },
        x - size * 0.16,
        floor + size * 0.08,
        size,
      ) +
      audience(stage, { people: plan.people.slice(2) }, size)
    )
  },
}
