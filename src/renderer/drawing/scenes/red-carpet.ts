import { poses } from '../people/poses.data.ts'
import { trousered } from '../people/trousered.ts'
import { gold } from '../props/gala.ts'
import { pressWall } from '../props/press-wall.ts'
import { flash, photoCamera } from '../props/stage-things.ts'
import { castMany, isWide, member, type Scene, type Stage, spread, stand } from '../stage.ts'
import { circle, d, ellipse, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, mix } from '../tint.ts'

export function ropes(x: number, y: number, wide: number, scale: number): string {
  const post = (at: number) =>
    rect(at - 2 * scale, y - 46 * scale, 4 * scale, 46 * scale, gold, rounded(2 * scale)) +
    circle(at, y - 48 * scale, 4.4 * scale, gold) +
    ellipse(at, y, 9 * scale, 2.4 * scale, darker(gold, 0.2))
  return (
    stroke(
      d`M${x} ${y - 42 * scale}Q${x + wide / 2} ${y - 14 * scale} ${x + wide} ${y - 42 * scale}`,
      '#a32638',
      4.4 * scale,
    ) +
    post(x) +
    post(x + wide)
  )
}

export function carpet({ width, height }: Stage, top: number, narrow: number): string {
  return (
    shape(
      d`M${width * (0.5 - narrow)} ${top}H${width * (0.5 + narrow)}L${width * (0.5 + narrow * 2)} ${height}H${width * (0.5 - narrow * 2)}Z`,
      '#c8374a',
    ) +
    shape(
      d`M${width * (0.5 - narrow)} ${top}h${width * 0.02}L${width * (0.5 - narrow * 2 + 0.05)} ${height}h${-width * 0.05}Z`,
      '#a32638',
    )
  )
}

export const redCarpet: Scene = {
  plan: (stage) => ({
    people: [
      ...castMany(stage, isWide(stage) ? stage.dice.whole(2, 3) : 2, { outfit: 'evening' }),
      ...castMany(stage, 2),
    ],
    setting: 'red carpet',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const stars = plan.people.length - 2
    const size = Math.min(height * 0.62, width * 0.6)
    const floor = height * 0.74
    const ground = height * 0.9
    const shooting = {
      ...poses.standing,
      turn: 0.5,
      arms: { left: { to: [14, -82], bend: 1 }, right: { to: [11, -81], bend: 1 } },
    } as const
    const unit = size / 100
    const flashes = Array.from({ length: 3 }, () =>
      placed(
        flash(palette.light),
        width * dice.between(0.04, 0.96),
        height * dice.between(0.1, 0.5),
        unit * dice.between(0.7, 1.3),
      ),
    ).join('')
    return (
      pressWall(stage, floor) +
      rect(0, floor, width, height, mix(palette.haze, palette.ink, 0.3)) +
      carpet(stage, floor, isWide(stage) ? 0.3 : 0.36) +
      flashes +
      ropes(width * 0.06, floor + 30, width * 0.17, unit) +
      ropes(width * 0.77, floor + 30, width * 0.17, unit) +
      spread(stars, width * (isWide(stage) ? 0.28 : 0.2), width * (isWide(stage) ? 0.72 : 0.8))
        .map((x, place) =>
          stand(
            { person: member(plan, place), pose: dice.pick([poses.handOnHip, poses.waving, poses.relaxed]) },
            x,
            ground,
            size,
            { flip: place === 0 },
          ),
        )
        .join('') +
      [0, 1]
        .map((side) =>
          stand(
            {
              person: trousered(member(plan, stars + side)),
              pose: shooting,
              expression: 'calm',
              held: { right: placed(photoCamera(palette.ink), 2, -2, 1.1) },
            },
            width * (side ? 0.94 : 0.06),
            height * 1.02,
            size * 0.96,
            { flip: side === 1 },
          ),
        )
        .join('') +
      placed(flash('#ffffff'), width * 0.06 + unit * 24, height * 1.02 - size * 0.84, unit * 1.4)
    )
  },
}
