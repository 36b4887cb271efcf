import { poses } from '../people/poses.data.ts'
import { outdoors } from '../props/backdrops.ts'
import { protestSign } from '../props/street-things.ts'
import { cast, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { mix } from '../tint.ts'

const symbols = ['leaf', 'globe', 'heart', 'blank'] as const

export const climateMarch: Scene = {
  plan: (stage) => {
    const { dice } = stage
    // An odd number, so that those behind walk in the gaps of those in front.
    const count = isWide(stage) ? dice.pick([7, 9]) : 5
    return {
      people: Array.from({ length: count }, () =>
        cast(stage, { age: dice.pick(['teenager', 'youngadult', 'adult', 'matureadult', 'child']) }),
      ),
      setting: 'city',
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const count = plan.people.length
    const front = Math.ceil(count / 2)
    const size = Math.min(height * 0.53, (width / front) * 2)
    const walker = (place: number, x: number, y: number, scale: number) => {
      const person = member(plan, place)
      const board = dice.chance(0.75) || place === front
      const sign = protestSign(dice.pick(palette.accents), dice.pick(symbols), palette.wood)
      const pose = board
        ? { ...poses.oneFistUp, legs: dice.pick([poses.standing.legs, poses.strolling.legs]) }
        : dice.pick([poses.strolling, poses.waving, poses.cheering])
      return stand(
        {
          person,
          pose,
          expression: dice.pick(['open', 'smile', 'smile'] as const),
          ...(board ? { held: { right: sign, behind: true } } : {}),
        },
        x,
        y,
        scale,
      )
    }
    return (
      outdoors(stage, 'city', height * 0.66, mix(palette.haze, palette.ink, 0.14)) +
      Array.from({ length: count - front }, (_, place) =>
        walker(front + place, (width * (place + 1)) / front, height * 0.8, size * 0.86),
      ).join('') +
      spread(front, 0, width)
        .map((x, place) => walker(place, x, height * 0.94, size))
        .join('')
    )
  },
}
