import { outdoors } from '../props/backdrops.ts'
import { bust, cast, isWide, type Scene } from '../stage.ts'
import { circle, ellipse, faded, rect } from '../svg.ts'

export const crowd: Scene = {
  plan: (stage) => {
    const { dice } = stage
    const count = isWide(stage) ? dice.whole(34, 42) : dice.whole(28, 34)
    const people = Array.from({ length: count }, () =>
      cast(stage, {
        age: dice.pick(['youngadult', 'adult', 'adult', 'matureadult', 'senioradult', 'teenager']),
      }),
    )
    return { people, setting: dice.pick(['plain', 'city']), hasSpace: false }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const rows = isWide(stage) ? 4 : 5
    const each = plan.people.length / rows
    const lines = Array.from({ length: rows }, (_, row) => {
      const people = plan.people.slice(Math.floor(row * each), Math.floor((row + 1) * each))
      const size = Math.min(height * (0.62 + row * 0.09), (width / each) * 5.2)
      // Shoulders of the last row have to reach the lower edge.
      const last = height - size * 0.27
      const y = height * 0.36 + ((last - height * 0.36) * row) / (rows - 1)
      return (
        people
          .map((person, place) =>
            bust(
              person,
              (width * (place + (row % 2 ? 0.18 : 0.62))) / Math.max(1, people.length - 0.2),
              y + dice.between(-0.012, 0.012) * height,
              size,
              false,
            ),
          )
          .join('') +
        (row < rows - 1 ? rect(0, y + size * 0.02, width, height, palette.haze, faded(0.12)) : '')
      )
    })
    return (
      (plan.setting === 'city'
        ? outdoors(stage, 'city', height * 0.5)
        : rect(0, 0, width, height, palette.sky) +
          circle(width * 0.5, height * 0.5, Math.min(width, height) * 0.46, palette.blob) +
          ellipse(width * 0.5, height * 0.96, width * 0.5, 20, palette.far)) + lines.join('')
    )
  },
}
