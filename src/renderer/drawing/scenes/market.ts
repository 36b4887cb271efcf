import { poses } from '../people/poses.data.ts'
import { outdoors, skyline } from '../props/backdrops.ts'
import { bunting, marketStall } from '../props/street-things.ts'
import { brights, castMany, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { circle, placed, shape, stroke } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'

const produce = ['#e4572e', '#f3a712', '#a8c256', '#c2185b', '#8e5ba6', '#f7d154'] as const

function basket(wood: string, fruit: string): string {
  return (
    circle(-3, 3, 3, fruit) +
    circle(3, 3, 3, lighter(fruit, 0.2)) +
    stroke('M-6 4Q0-10 6 4', darker(wood, 0.2), 1.2) +
    shape('M-8 4H8L6 13H-6Z', wood)
  )
}

export const market: Scene = {
  plan: (stage) => {
    const stalls = isWide(stage) ? 3 : 2
    return { people: castMany(stage, stalls + (isWide(stage) ? 3 : 2)), setting: 'market', hasSpace: false }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const stalls = isWide(stage) ? 3 : 2
    const size = Math.min(height * 0.5, (width / stalls) * 0.94)
    const unit = size / 100
    const back = height * 0.78
    const awnings = dice.shuffled([
      palette.accents[0],
      palette.accents[1],
      palette.accents[2],
      palette.accents[4],
    ])
    const rows = spread(stalls, 0, width)
      .map((x, place) => {
        const fruit = dice.shuffled(produce).slice(0, 3)
        return (
          stand(
            { person: member(plan, place), pose: dice.pick([poses.waving, poses.handOnHip, poses.crossed]) },
            x - unit * 16,
            back - unit * 2,
            size * 0.76,
            { shadow: false },
          ) +
          placed(
            marketStall(palette, awnings[place % 4] ?? palette.mid, fruit),
            x,
            back,
            width / stalls / 134,
          )
        )
      })
      .join('')
    const shoppers = plan.people.slice(stalls)
    return (
      outdoors(stage, 'city', height * 0.62, mix(palette.haze, palette.wood, 0.25)) +
      (isWide(stage) ? '' : skyline(stage, height * 0.62, height * 0.2)) +
      bunting(-20, width + 20, height * 0.05, 28, brights(palette)) +
      rows +
      spread(shoppers.length, width * 0.06, width * 0.94)
        .map((x, place) =>
          stand(
            {
              person: shoppers[place] ?? member(plan, 0),
              pose: dice.pick([poses.walking, poses.strolling, poses.listening]),
              held: { right: basket(palette.wood, dice.pick(produce)) },
            },
            x + unit * 18 + dice.between(-12, 12),
            height * 0.95,
            size * 0.96,
            { flip: dice.chance(0.5) },
          ),
        )
        .join('')
    )
  },
}
