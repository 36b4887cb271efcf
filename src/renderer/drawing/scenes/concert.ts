import { poses } from '../people/poses.data.ts'
import { trousered } from '../people/trousered.ts'
import { darkHall } from '../props/backdrops.ts'
import { boards } from '../props/gala.ts'
import { drumKit, guitar, keyboard, loudspeaker, standMicrophone } from '../props/stage-things.ts'
import { castMany, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { circle, d, placed, stroke } from '../svg.ts'
import { mix } from '../tint.ts'
import { audience } from './audience.ts'

export const concert: Scene = {
  plan: (stage) => ({
    people: [
      ...castMany(stage, isWide(stage) ? 4 : 3, { age: stage.dice.pick(['youngadult', 'adult']) }),
      ...castMany(stage, isWide(stage) ? 12 : 8),
    ],
    setting: 'stage',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const band = isWide(stage) ? 4 : 3
    const size = Math.min(height * 0.46, width * 0.52)
    const floor = height * 0.66
    const unit = size / 100
    const back = floor - unit * 4
    const front = floor + unit * 9
    const strumming = { ...poses.standing, tilt: -4, arms: { left: [-30, 76], right: [22, -62] } } as const
    const x = width / 2
    const keys =
      band > 3
        ? stand(
            {
              person: trousered(member(plan, 3)),
              pose: { ...poses.holding, arms: { left: [-10, 34], right: [10, -30] } },
            },
            width * 0.84,
            back + unit * 8,
            size,
          ) + placed(keyboard(palette), width * 0.84, front, unit)
        : ''
    const fans = plan.people.slice(band)
    const hands = spread(fans.length, 0, width)
      .filter((_, place) => place % 3 === 0)
      .map((at, place) => {
        const person = fans[place * 3]
        return person
          ? stroke(
              d`M${at + 40 * unit * 0.5} ${height}L${at + 48 * unit * 0.5} ${height * 0.86}`,
              person.skin,
              unit * 5.4,
            ) + circle(at + 49 * unit * 0.5, height * 0.85, unit * 3.4, person.skin)
          : ''
      })
      .join('')
    return (
      darkHall(stage, floor) +
      circle(
        x,
        floor - size * 0.7,
        size * 0.7,
        mix(palette.night, palette.accents[dice.whole(0, 1) ? 0 : 5], 0.6),
      ) +
      circle(x, floor - size * 0.7, size * 0.52, mix(palette.night, palette.accents[4], 0.75)) +
      boards(stage, floor) +
      placed(loudspeaker(palette.ink), width * 0.06, floor + unit * 3, unit * 1.3) +
      placed(loudspeaker(palette.ink), width * 0.94, floor + unit * 3, unit * 1.3) +
      stand(
        {
          person: trousered(member(plan, 2)),
          pose: { ...poses.atTable, seat: 52, arms: { left: [-40, 30], right: [40, -30] } },
        },
        x + size * 0.3,
        back,
        size,
        { shadow: false },
      ) +
      placed(drumKit(palette), x + size * 0.3, back, unit * 1.05) +
      keys +
      stand(
        {
          person: trousered(member(plan, 1)),
          pose: strumming,
          held: { right: placed(guitar(palette.accents[0], palette.wood), -2, 2) },
        },
        x - size * 0.62,
        front,
        size,
      ) +
      stand(
        {
          person: member(plan, 0),
          pose: {
            ...poses.oneFistUp,
            arms: { left: { to: [-1, -73], bend: 1 }, right: poses.oneFistUp.arms.right },
          },
          expression: 'open',
        },
        x - size * 0.1,
        front + unit * 3,
        size * 1.04,
      ) +
      placed(standMicrophone(palette.ink), x - size * 0.12, front + unit * 6, unit) +
      hands +
      audience(stage, { people: fans }, size * 0.95)
    )
  },
}
