import { poses } from '../people/poses.data.ts'
import { filmCamera } from '../props/stage-things.ts'
import { castMany, isWide, member, type Scene, type Stage, spread, stand } from '../stage.ts'
import { circle, d, faded, gradient, placed, rect, rounded, shape } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'
import { carpet, ropes } from './red-carpet.ts'

/** A cinema's front with a canopy of lamps and framed posters that show shapes. */
function cinema({ width, palette, dice }: Stage, floor: number): string {
  const wall = mix(palette.mid, palette.ink, 0.18)
  const canopy = floor * 0.3
  const lamps = Array.from({ length: Math.floor(width / 34) }, (_, place) =>
    circle(17 + place * 34, canopy + 84, 6, palette.light),
  ).join('')
  const poster = (x: number, color: string) =>
    rect(x - 52, floor * 0.52, 104, floor * 0.36, palette.ink, rounded(4)) +
    rect(x - 46, floor * 0.52 + 6, 92, floor * 0.36 - 12, lighter(color, 0.4)) +
    circle(x + 8, floor * 0.64, 24, color) +
    shape(
      d`M${x - 46} ${floor * 0.88 - 6}L${x - 10} ${floor * 0.72}L${x + 14} ${floor * 0.8}L${x + 46} ${floor * 0.7}V${floor * 0.88 - 6}Z`,
      darker(color, 0.3),
    )
  const [first, second] = dice.shuffled([palette.accents[0], palette.accents[1], palette.accents[4]])
  return (
    rect(width * 0.06, floor * 0.16, width * 0.88, floor, wall) +
    [0.2, 0.36, 0.64, 0.8]
      .map((share) =>
        rect(width * share - 18, floor * 0.2, 36, floor * 0.09, palette.light, `${rounded(18)}${faded(0.8)}`),
      )
      .join('') +
    rect(0, canopy, width, 74, palette.accents[0]) +
    rect(width * 0.2, canopy + 12, width * 0.6, 50, palette.paper, rounded(6)) +
    rect(0, canopy + 74, width, 20, darker(palette.accents[0], 0.3)) +
    lamps +
    rect(width * 0.5 - 110, floor * 0.48, 220, floor * 0.52, darker(wall, 0.35), rounded(6)) +
    rect(width * 0.5 - 96, floor * 0.51, 90, floor * 0.49, palette.light, faded(0.85)) +
    rect(width * 0.5 + 6, floor * 0.51, 90, floor * 0.49, palette.light, faded(0.85)) +
    poster(width * 0.17, first ?? palette.mid) +
    poster(width * 0.83, second ?? palette.far)
  )
}

export const filmPremiere: Scene = {
  plan: (stage) => ({
    people: castMany(stage, isWide(stage) ? 3 : 2, { outfit: 'evening' }),
    setting: 'cinema',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.56, width * 0.6)
    const floor = height * 0.76
    const unit = size / 100
    const beam = (x: number, lean: number) =>
      shape(
        d`M${x - 6} ${floor}L${x + 6} ${floor}L${x + lean + 70} -10L${x + lean - 70} -10Z`,
        'url(#search)',
      )
    return (
      gradient('evening', [
        [0, palette.night],
        [1, mix(palette.night, palette.near, 0.75)],
      ]) +
      gradient('search', [
        [0, palette.light, 0.05],
        [1, palette.light, 0.5],
      ]) +
      rect(0, 0, width, height, 'url(#evening)') +
      beam(width * 0.1, dice.between(60, 160)) +
      beam(width * 0.9, -dice.between(60, 160)) +
      cinema(stage, floor) +
      rect(0, floor, width, height, mix(palette.near, palette.ink, 0.4)) +
      carpet(stage, floor, isWide(stage) ? 0.22 : 0.3) +
      ropes(width * 0.05, floor + 40, width * 0.18, unit) +
      ropes(width * 0.77, floor + 40, width * 0.18, unit) +
      spread(plan.people.length, width * (isWide(stage) ? 0.28 : 0.16), width * (isWide(stage) ? 0.72 : 0.76))
        .map((x, place) =>
          stand(
            {
              person: member(plan, place),
              pose: dice.pick([poses.waving, poses.handOnHip, poses.relaxed, poses.strolling]),
            },
            x,
            height * 0.92,
            size,
            { flip: dice.chance(0.4) },
          ),
        )
        .join('') +
      placed(
        filmCamera(palette.ink, palette.accents[2]),
        width * 0.9,
        height * 0.98,
        -unit * 1.05,
        unit * 1.05,
      )
    )
  },
}
