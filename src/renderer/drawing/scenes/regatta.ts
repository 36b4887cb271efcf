import { outdoors } from '../props/backdrops.ts'
import { buoy, sailBoat } from '../props/sport-things.ts'
import { bust, castMany, isWide, member, type Scene } from '../stage.ts'
import { d, faded, gradient, placed, rect, stroke } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'

export const regatta: Scene = {
  plan: (stage) => {
    const boats = isWide(stage) ? 4 : 3
    return {
      people: castMany(stage, boats * 2, { headwear: { cut: 'cap', color: stage.palette.accents[3] } }),
      setting: 'sea',
      hasSpace: true,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const boats = plan.people.length / 2
    const horizon = height * 0.52
    const water = mix('#6fb3d2', palette.mid, 0.35)
    const colors = dice.shuffled([
      palette.accents[0],
      palette.accents[1],
      palette.accents[2],
      palette.accents[5],
    ])
    const order = dice.shuffled(Array.from({ length: boats }, (_, place) => place))
    const fleet = order
      .map((slot, place) => {
        const depth = place / Math.max(1, boats - 1)
        const scale = (Math.min(height, width) / 400) * (0.62 + depth * 0.62)
        const x = width * ((slot + 0.5) / boats)
        const y = horizon + (height - horizon) * (0.16 + depth * 0.52)
        const crew =
          bust(member(plan, place * 2), -22, -19, 96, false) +
          bust(member(plan, place * 2 + 1), 24, -19, 96, false)
        const boat = placed(
          sailBoat(palette.paper, colors[place % colors.length] ?? palette.mid, palette.ink, crew),
          0,
          0,
          1,
          1,
          4,
        )
        return (
          placed(boat, x, y, scale) +
          stroke(
            d`M${x - 62 * scale} ${y + 13 * scale}q${20 * scale} ${-6 * scale} ${40 * scale} 0t${40 * scale} 0t${40 * scale} 0`,
            '#ffffff',
            3 * scale,
            faded(0.85),
          )
        )
      })
      .join('')
    const ripples = Array.from({ length: 16 }, () => {
      const x = width * dice.between(0, 1)
      const y = horizon + (height - horizon) * dice.between(0.05, 0.96)
      return d`M${x} ${y}q14 -7 28 0t28 0`
    }).join('')
    return (
      outdoors(stage, 'hills', horizon) +
      gradient('water', [
        [0, lighter(water, 0.3)],
        [1, darker(water, 0.16)],
      ]) +
      rect(0, horizon, width, height, 'url(#water)') +
      stroke(ripples, '#ffffff', 3, faded(0.4)) +
      placed(
        buoy(palette.accents[0]),
        width * dice.between(0.44, 0.56),
        horizon + (height - horizon) * 0.12,
        height / 700,
      ) +
      fleet +
      placed(buoy(palette.accents[2]), width * 0.06, height * 0.93, height / 420)
    )
  },
}
