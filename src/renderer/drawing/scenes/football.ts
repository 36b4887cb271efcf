import { poses } from '../people/poses.data.ts'
import { football as ball, goal } from '../props/sport-things.ts'
import { stands } from '../props/stadium.ts'
import { cast, isWide, member, type Scene, type Stage, stand } from '../stage.ts'
import { d, faded, placed, rect, stroke } from '../svg.ts'

function pitch({ width, height }: Stage, top: number, colors: readonly [string, string]): string {
  const bands = 6
  return Array.from({ length: bands }, (_, place) => {
    const from = top + ((height - top) * place) / bands
    return rect(0, from, width, (height - top) / bands + 1, colors[place % 2 ? 1 : 0])
  }).join('')
}

const grass = ['#7fb069', '#75a661'] as const

export const football: Scene = {
  plan: (stage) => {
    const { palette, dice } = stage
    const [home, away] = dice.pick([
      [palette.accents[0], palette.accents[4]],
      [palette.accents[4], palette.accents[2]],
      [palette.accents[5], palette.accents[1]],
    ])
    const kit = (color: string): readonly [string, string] => [color, '#f7f5f0']
    const age = dice.pick(['youngadult', 'youngadult', 'teenager'] as const)
    const sex = dice.pick(['woman', 'man'] as const)
    const of = (color: string) => cast(stage, { outfit: 'team', age, sex, kit: kit(color) })
    const people = [
      of(home),
      of(away),
      cast(stage, { outfit: 'team', age, sex, kit: ['#f2c14e', '#3a3f5c'] }),
    ]
    return {
      people: isWide(stage) ? [...people, of(home), of(away)] : people,
      setting: 'stadium',
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const size = Math.min(height * 0.5, width * 0.52)
    const line = height * 0.5
    const kicker = width * (isWide(stage) ? 0.46 : 0.36)
    const ground = height * 0.92
    const mirrored = dice.chance(0.5)
    const field =
      stands(stage, height * 0.1, line - height * 0.06) +
      rect(0, line - height * 0.06, width, height * 0.06, palette.accents[4]) +
      pitch(stage, line, grass) +
      stroke(
        d`M0 ${line + height * 0.07}H${width}M${width * 0.2} ${line + height * 0.07}L${width * 0.1} ${line + height * 0.2}H${width * 0.9}L${width * 0.8} ${line + height * 0.07}`,
        '#ffffff',
        4,
        faded(0.75),
      ) +
      placed(goal(190, 62), width / 2, line + height * 0.08, (size * 0.62) / 100)
    const keeper = stand(
      { person: member(plan, 2), pose: { ...poses.leaping, lift: 2 } },
      width * 0.56,
      line + height * 0.12,
      size * 0.6,
    )
    const others = isWide(stage)
      ? stand({ person: member(plan, 3), pose: poses.running }, width * 0.17, height * 0.8, size * 0.82) +
        stand({ person: member(plan, 4), pose: poses.striding }, width * 0.86, height * 0.8, size * 0.82, {
          flip: true,
        })
      : ''
    const duel =
      stand({ person: member(plan, 1), pose: poses.striding }, kicker + size * 0.66, ground, size, {
        flip: true,
      }) +
      stand({ person: member(plan, 0), pose: poses.kicking }, kicker, ground, size) +
      placed(ball(palette.ink), kicker + size * 0.42, ground - size * 0.2, size / 95)
    const content = field + keeper + others + duel
    return mirrored ? placed(content, width, 0, -1, 1) : content
  },
}
