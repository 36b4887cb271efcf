import { poses } from '../people/poses.data.ts'
import type { Pose } from '../people/skeleton.ts'
import { interior } from '../props/backdrops.ts'
import { flask, jarShelf, microscope, monitor, testTubes } from '../props/science-things.ts'
import { castMany, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { placed, rect, rounded } from '../svg.ts'
import { darker, mix } from '../tint.ts'

export const laboratory: Scene = {
  plan: (stage) => ({
    people: castMany(stage, isWide(stage) ? stage.dice.whole(2, 3) : 2, { outfit: 'lab' }),
    setting: 'laboratory',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const count = plan.people.length
    const size = Math.min(height * 0.74, (width / count) * 1.9)
    const bench = height * 0.72
    const unit = size / 100
    const [first, second, third] = dice.shuffled([
      palette.accents[0],
      palette.accents[1],
      palette.accents[2],
      palette.accents[5],
    ])
    const colors = [first ?? palette.mid, second ?? palette.far, third ?? palette.near]
    const examining: Pose = {
      ...poses.standing,
      turn: 0.35,
      tilt: 4,
      arms: { left: [14, 30], right: [42, 128] },
    }
    const gestures: readonly Pose[] = [examining, { ...poses.holding, tilt: 4 }, poses.talking]
    return (
      interior(stage, height * 0.86) +
      placed(jarShelf(palette), width * (isWide(stage) ? 0.5 : 0.66), height * 0.3, unit * 0.8) +
      spread(count, width * 0.08, width * 0.92)
        .map((x, place) =>
          stand(
            {
              person: member(plan, place),
              pose: gestures[place % 3] ?? examining,
              expression: place ? 'smile' : 'calm',
              ...(place % 3 === 0 ? { held: { right: placed(flask(colors[0] ?? palette.mid), 0, 6) } } : {}),
            },
            x,
            height * 0.95,
            size,
          ),
        )
        .join('') +
      rect(0, bench, width, height * 0.035, palette.paper) +
      rect(0, bench + height * 0.035, width, height, mix(palette.far, palette.paper, 0.25)) +
      rect(0, bench + height * 0.035, width, height * 0.02, darker(palette.far, 0.14)) +
      [0.18, 0.5, 0.82]
        .map(
          (share) =>
            rect(
              width * share - width * 0.12,
              bench + height * 0.09,
              width * 0.24,
              height * 0.16,
              mix(palette.far, palette.paper, 0.5),
              rounded(6),
            ) + rect(width * share - 20, bench + height * 0.11, 40, 6, palette.mid, rounded(3)),
        )
        .join('') +
      placed(microscope(palette), width * 0.52, bench + 4, unit) +
      placed(testTubes(colors, palette.wood), width * 0.66, bench + 2, unit) +
      placed(flask(colors[1] ?? palette.far), width * 0.36, bench + 4, unit) +
      placed(
        monitor(palette.ink, palette.accents[1]),
        width * (isWide(stage) ? 0.1 : 0.9),
        bench + 4,
        unit * 0.9,
      )
    )
  },
}
