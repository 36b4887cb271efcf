import { poses } from '../people/poses.data.ts'
import { trousered } from '../people/trousered.ts'
import { interior } from '../props/backdrops.ts'
import { ballotBox, ballotPaper, votingBooth } from '../props/street-things.ts'
import { cast, castMany, isWide, member, type Scene, stand } from '../stage.ts'
import { d, placed, rect, rounded, stroke } from '../svg.ts'
import { lighter } from '../tint.ts'

export const ballot: Scene = {
  plan: (stage) => ({
    people: [
      cast(stage, { age: stage.dice.pick(['youngadult', 'adult', 'matureadult', 'senioradult']) }),
      cast(stage, { outfit: 'business' }),
      ...(isWide(stage) ? castMany(stage, 2) : []),
    ],
    setting: 'polling place',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const size = Math.min(height * 0.66, width * 0.8)
    const ground = height * 0.92
    const unit = size / 100
    const x = width * (isWide(stage) ? 0.42 : 0.3)
    const box = x + 38 * unit
    const table = ground - 36 * unit
    const voter = {
      ...poses.standing,
      turn: 0.5,
      lean: 4,
      arms: { left: [6, 30] as const, right: { to: [33, -80], bend: 1 } as const },
      legs: { left: [6, 2] as const, right: [-6, -7] as const },
    }
    const queue = plan.people
      .slice(2)
      .map((person, place) =>
        stand(
          { person: trousered(person), pose: place ? poses.listening : poses.crossed },
          x - (34 + place * 26) * unit,
          ground - 10 * unit,
          size * 0.96,
        ),
      )
      .join('')
    const booths = [0.62, 0.8, 0.96]
      .map((share) =>
        placed(
          votingBooth(palette, dice.pick([palette.accents[0], palette.accents[1]])),
          width * share,
          height * 0.76,
          size / 118,
        ),
      )
      .join('')
    return (
      interior(stage, height * 0.74) +
      booths +
      queue +
      stand(
        { person: member(plan, 1), pose: { ...poses.atTable, seat: 40 } },
        box + 38 * unit,
        ground + 3 * unit,
        size,
        { shadow: false },
      ) +
      rect(box - 20 * unit, table, 84 * unit, 5 * unit, lighter(palette.wood, 0.25), rounded(6)) +
      rect(box - 16 * unit, table + 5 * unit, 76 * unit, 36 * unit, palette.wood, rounded(3)) +
      placed(ballotBox(palette), box, table, unit) +
      stroke(d`M${box + 30 * unit} ${table - 2}h${16 * unit}`, palette.paper, 5) +
      stand(
        {
          person: member(plan, 0),
          pose: voter,
          held: { right: placed(ballotPaper(palette.paper, palette.ink), 4, 4) },
        },
        x,
        ground,
        size,
      )
    )
  },
}
