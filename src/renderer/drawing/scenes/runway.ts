import { poses } from '../people/poses.data.ts'
import { bust, castMany, isWide, member, type Scene, stand } from '../stage.ts'
import { d, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, mix } from '../tint.ts'

export const runway: Scene = {
  plan: (stage) => ({
    people: [
      ...castMany(stage, isWide(stage) ? 3 : 2, {
        age: 'youngadult',
        outfit: stage.dice.pick(['evening', 'casual']),
      }),
      ...castMany(stage, isWide(stage) ? 8 : 6),
    ],
    setting: 'runway',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const models = isWide(stage) ? 3 : 2
    const size = Math.min(height * 0.62, width * 0.8)
    const far = height * 0.52
    const x = width / 2
    const guests = plan.people.slice(models)
    const stepping = {
      ...poses.standing,
      legs: { left: [-2, -3], right: [4, -5] },
      arms: { left: [-12, -8], right: [8, 2] },
    } as const
    const arches = [1, 0.72, 0.46].map((share, place) => {
      const half = Math.min(width * 0.36, height * 0.4) * share
      const top = far - height * 0.46 * share + half
      return shape(
        d`M${x - half} ${far + 4}V${top}A${half} ${half} 0 0 1 ${x + half} ${top}V${far + 4}Z`,
        [palette.blob, palette.far, palette.light][place] ?? palette.blob,
      )
    })
    const seats = guests
      .map((person, place) => {
        const side = place % 2 ? 1 : -1
        const row = Math.floor(place / 2)
        const near = row / Math.max(1, guests.length / 2 - 1)
        return {
          person,
          at: x + side * width * (0.27 + near * 0.15),
          y: height * (0.66 + near * 0.26),
          scale: size * (0.5 + near * 0.35),
        }
      })
      .sort((one, other) => one.y - other.y)
    const walk = Array.from({ length: models }, (_, place) => {
      const near = place / (models - 1)
      const shift = (place % 2 ? 1 : -1) * size * 0.16
      return stand(
        { person: member(plan, place), pose: dice.pick([stepping, poses.handOnHip]), expression: 'calm' },
        x + (place === models - 1 ? 0 : shift),
        height * (0.6 + near * 0.35),
        size * (0.48 + near * 0.52),
      )
    })
    return (
      rect(0, 0, width, height, palette.sky) +
      arches.join('') +
      rect(0, far, width, height, mix(palette.haze, palette.mid, 0.35)) +
      shape(
        d`M${x - width * 0.11} ${far}H${x + width * 0.11}L${x + width * 0.3} ${height}H${x - width * 0.3}Z`,
        palette.paper,
      ) +
      stroke(
        d`M${x - width * 0.11} ${far}L${x - width * 0.3} ${height}M${x + width * 0.11} ${far}L${x + width * 0.3} ${height}`,
        palette.light,
        8,
      ) +
      walk.slice(0, -1).join('') +
      seats
        .map(
          ({ person, at, y, scale }) =>
            bust(person, at, y, scale, true) +
            rect(
              at - scale * 0.14,
              y + scale * 0.2,
              scale * 0.28,
              scale * 0.2,
              darker(palette.near, 0.3),
              rounded(scale * 0.03),
            ),
        )
        .join('') +
      (walk.at(-1) ?? '')
    )
  },
}
