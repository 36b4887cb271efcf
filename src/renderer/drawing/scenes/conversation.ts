import { poses } from '../people/poses.data.ts'
import { trousered } from '../people/trousered.ts'
import { roundTree } from '../props/nature.ts'
import { bench } from '../props/street-things.ts'
import { castMany, member, type Scene, stand } from '../stage.ts'
import { faded, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { meetingPlace } from './meeting-place.ts'

function bubble(color: string, lines: string): string {
  return (
    rect(-26, -40, 52, 30, color, rounded(12)) +
    shape('M-8-12L-12 2L4-12Z', color) +
    stroke('M-15-29H13M-15-21H6', lines, 2.6, faded(0.5))
  )
}

export const conversation: Scene = {
  plan: (stage) => ({
    people: castMany(stage, 2, { outfit: stage.dice.pick(['casual', 'casual', 'business']) }),
    setting: stage.dice.pick(['plain', 'park', 'city', 'room']),
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.64, width * 0.72)
    const ground = height * 0.93
    const [first, second] = [member(plan, 0), member(plan, 1)]
    const gap = size * 0.25
    const x = width / 2
    const seats = plan.setting === 'park'
    const speech = (seats ? 0.82 : 1.04) * size
    const bubbles =
      placed(bubble(palette.paper, palette.mid), x - gap * 0.75, ground - speech, size / 170) +
      placed(
        bubble(palette.accents[2], palette.paper),
        x + gap * 0.85,
        ground - speech * 1.1,
        -size / 190,
        size / 190,
      )
    if (seats) {
      return (
        meetingPlace(stage, plan.setting) +
        placed(roundTree(palette), x - size * 0.95, ground - size * 0.08, size / 95) +
        placed(bench(palette), x, ground, size / 78) +
        stand(
          { person: trousered(first), pose: { ...poses.seated, seat: 31 } },
          x - gap * 1.5,
          ground,
          size,
        ) +
        stand(
          { person: trousered(second), pose: { ...poses.seated, seat: 31, tilt: 4 } },
          x + gap * 1.5,
          ground,
          size,
          { flip: true },
        ) +
        bubbles
      )
    }
    return (
      meetingPlace(stage, plan.setting) +
      stand({ person: first, pose: poses.talking, expression: 'open' }, x - gap, ground, size) +
      stand({ person: second, pose: dice.pick([poses.listening, poses.talking]) }, x + gap, ground, size, {
        flip: true,
      }) +
      bubbles
    )
  },
}
