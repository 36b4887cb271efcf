import { poses } from '../people/poses.data.ts'
import { curtain, deskMicrophone, lectern } from '../props/stage-things.ts'
import { cast, castMany, isWide, member, type Scene, stand } from '../stage.ts'
import { circle, d, placed, rect, shape } from '../svg.ts'
import { mix } from '../tint.ts'
import { audience } from './audience.ts'

export const podiumSpeech: Scene = {
  plan: (stage) => ({
    people: [
      cast(stage, { outfit: 'business', age: stage.dice.pick(['adult', 'matureadult', 'senioradult']) }),
      ...castMany(stage, isWide(stage) ? 7 : 5),
    ],
    setting: 'stage',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.6, width * 0.72)
    const floor = height * 0.74
    const x = width / 2
    const flags = [-1, 1]
      .map((side) => {
        const at = x + side * size * 0.66
        const color = dice.pick([palette.accents[0], palette.accents[1], palette.accents[4]])
        return (
          rect(at - 3, floor - size * 1.05, 6, size * 1.05, palette.wood) +
          shape(
            d`M${at} ${floor - size * 1.02}C${at + size * 0.1} ${floor - size * 1.06} ${at + size * 0.14} ${floor - size * 0.9} ${at + size * 0.2} ${floor - size * 0.86}L${at + size * 0.12} ${floor - size * 0.34}Q${at + size * 0.02} ${floor - size * 0.4} ${at} ${floor - size * 0.44}Z`,
            color,
          ) +
          circle(at, floor - size * 1.06, 8, palette.light)
        )
      })
      .join('')
    const side = Math.max(80, width * 0.12)
    return (
      rect(0, 0, width, height, palette.sky) +
      circle(x, floor - size * 0.55, size * 0.72, palette.blob) +
      curtain(0, side, floor, palette.accents[0]) +
      curtain(width - side, side, floor, palette.accents[0]) +
      rect(0, floor, width, height - floor, mix(palette.wood, palette.haze, 0.4)) +
      rect(0, floor, width, 10, palette.wood) +
      flags +
      stand(
        {
          person: member(plan, 0),
          pose: dice.pick([
            poses.waving,
            poses.oneFistUp,
            { ...poses.standing, arms: { left: [-34, -70], right: [34, 74] } },
          ]),
          expression: 'open',
        },
        x,
        floor,
        size,
      ) +
      placed(lectern(palette), x, floor + size * 0.03, size / 100) +
      placed(
        deskMicrophone(palette.ink, 4, palette.ink) +
          placed(deskMicrophone(palette.ink, -4, palette.ink), 6, 0),
        x - size * 0.04,
        floor - size * 0.53,
        size / 110,
      ) +
      audience(stage, { people: plan.people.slice(1) }, size * 0.92)
    )
  },
}
