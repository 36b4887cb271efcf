import { poses } from '../people/poses.data.ts'
import { pressWall } from '../props/press-wall.ts'
import { deskMicrophone, filmCamera } from '../props/stage-things.ts'
import { castMany, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { placed, rect, rounded } from '../svg.ts'
import { darker, lighter } from '../tint.ts'
import { audience } from './audience.ts'

export const pressConference: Scene = {
  plan: (stage) => {
    const speakers = isWide(stage) ? 3 : 1
    return {
      people: [
        ...castMany(stage, speakers, { outfit: 'business' }),
        ...castMany(stage, isWide(stage) ? 5 : 3),
      ],
      setting: 'hall',
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const speakers = isWide(stage) ? 3 : 1
    const size = Math.min(height * 0.86, width * 0.9)
    const table = height * 0.66
    const places = spread(speakers, width * 0.14, width * 0.86)
    const microphones = places
      .map((x, place) => {
        const many = place === Math.floor(speakers / 2) ? [-26, -16, 16, 26] : [12]
        return many
          .map((shift, at) =>
            placed(
              deskMicrophone(
                palette.ink,
                -Math.sign(shift) * 5,
                palette.accents[(at + place) % 3 === 0 ? 0 : at % 2 ? 1 : 4],
              ),
              x + (shift * size) / 100,
              table,
              size / 95,
            ),
          )
          .join('')
      })
      .join('')
    return (
      pressWall(stage, height) +
      places
        .map((x, place) =>
          stand(
            {
              person: member(plan, place),
              pose: { ...poses.atTable, tilt: dice.between(-4, 4) },
              expression: place === Math.floor(speakers / 2) ? 'open' : 'calm',
            },
            x,
            table + size * 0.46,
            size,
            { shadow: false },
          ),
        )
        .join('') +
      rect(width * 0.03, table, width * 0.94, height * 0.03, lighter(palette.wood, 0.25), rounded(6)) +
      rect(width * 0.05, table + height * 0.03, width * 0.9, height, palette.accents[4]) +
      rect(
        width * 0.05,
        table + height * 0.03,
        width * 0.9,
        height * 0.025,
        darker(palette.accents[4], 0.2),
      ) +
      microphones +
      audience(stage, { people: plan.people.slice(speakers) }, size * 0.8) +
      placed(
        filmCamera(palette.ink, palette.accents[2]),
        width * dice.pick([0.04, 0.96]),
        height * 1.08,
        size / 100,
      )
    )
  },
}
