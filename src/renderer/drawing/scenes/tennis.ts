import type { Pose } from '../people/skeleton.ts'
import { racket, scoreboard } from '../props/sport-things.ts'
import { stands } from '../props/stadium.ts'
import { castMany, isWide, member, type Scene, stand } from '../stage.ts'
import { circle, d, faded, placed, rect, shape, stroke } from '../svg.ts'
import { darker } from '../tint.ts'

const serving: Pose = {
  turn: 0.45,
  lean: -5,
  tilt: -10,
  arms: { left: [150, 168], right: [-110, -168] },
  legs: { left: [14, 8], right: [-10, -16] },
}

const returning: Pose = {
  turn: 0.5,
  lean: 12,
  tilt: -4,
  arms: { left: [30, 80], right: [74, 96] },
  legs: { left: [34, -6], right: [-26, -34] },
}

export const tennis: Scene = {
  plan: (stage) => ({
    people: castMany(stage, 2, {
      outfit: 'sport',
      age: stage.dice.pick(['youngadult', 'adult', 'teenager']),
    }),
    setting: 'court',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const size = Math.min(height * 0.56, width * 0.5)
    const line = height * 0.56
    const court = dice.pick(['#d9825b', '#6fa8c9', '#86b372'])
    const ground = height * 0.9
    const [left, right] = isWide(stage) ? [0.2, 0.82] : [0.24, 0.78]
    return (
      stands(stage, height * 0.16, line - height * 0.1) +
      rect(0, line - height * 0.1, width, height * 0.1, darker(court, 0.35)) +
      rect(0, line, width, height, court) +
      stroke(
        d`M${width * 0.06} ${height * 0.7}H${width * 0.94}M${-width * 0.05} ${height * 0.95}H${width * 1.05}M${width * 0.06} ${height * 0.7}L${-width * 0.05} ${height * 0.95}M${width * 0.94} ${height * 0.7}L${width * 1.05} ${height * 0.95}`,
        '#ffffff',
        6,
      ) +
      placed(scoreboard(palette), width / 2, line - height * 0.02, height / 620) +
      rect(width / 2 - 4, height * 0.62, 8, height * 0.34, '#ffffff') +
      shape(
        d`M${width / 2 - 4} ${height * 0.64}L${width / 2 - 34} ${height * 0.7}V${height * 0.98}L${width / 2 - 4} ${height * 0.92}Z`,
        '#ffffff',
        faded(0.45),
      ) +
      stand(
        {
          person: member(plan, 0),
          pose: serving,
          held: { right: racket(palette.accents[0], -36), behind: true },
        },
        width * left,
        ground,
        size,
      ) +
      stand(
        { person: member(plan, 1), pose: returning, held: { right: racket(palette.accents[4], 60) } },
        width * right,
        ground,
        size,
        { flip: true },
      ) +
      circle(width * (left + 0.22), height * 0.3, size * 0.026, '#e3f04f')
    )
  },
}
