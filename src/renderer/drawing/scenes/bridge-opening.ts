import { poses } from '../people/poses.data.ts'
import { outdoors, skyline } from '../props/backdrops.ts'
import { cast, isWide, member, type Scene, spread, stand } from '../stage.ts'
import { circle, d, placed, rect, shape, stroke } from '../svg.ts'
import { darker, mix } from '../tint.ts'

function cables(width: number, deck: number, towers: readonly number[], top: number, color: string): string {
  const [first = 0, second = width] = towers
  const middle = (first + second) / 2
  const low = deck - (deck - top) * 0.12
  const hangers: string[] = []
  for (let x = first; x <= second; x += (second - first) / 16) {
    const share = (x - middle) / ((second - first) / 2)
    hangers.push(d`M${x} ${low - (low - top) * share * share}V${deck}`)
  }
  return (
    stroke(
      d`M${first} ${top}Q${middle} ${low * 2 - top} ${second} ${top}M${-40} ${deck}L${first} ${top}M${second} ${top}L${width + 40} ${deck}`,
      color,
      5,
    ) + stroke(hangers.join(''), color, 2)
  )
}

export const bridgeOpening: Scene = {
  plan: (stage) => {
    const count = isWide(stage) ? 5 : 3
    return {
      people: Array.from({ length: count }, (_, place) =>
        place === count - 1
          ? cast(stage, { age: 'adult', headwear: { cut: 'hardhat', color: '#f6c453' } })
          : cast(stage, { outfit: 'business' }),
      ),
      setting: 'bridge',
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.5, (width / plan.people.length) * 2.1)
    const deck = height * 0.62
    const towers = [width * 0.24, width * 0.76]
    const steel = dice.pick([palette.accents[0], palette.accents[4], palette.accents[1]])
    const ground = height * 0.93
    const ribbon = ground - size * 0.44
    const middle = Math.floor(plan.people.length / 2)
    const scissors =
      stroke('M-4 4L8-5M-4-4L8 5', '#8b93a5', 1.6) +
      `<circle cx="-5" cy="5" r="2.2" fill="none" stroke="#e0526a" stroke-width="1.4"/><circle cx="-5" cy="-5" r="2.2" fill="none" stroke="#e0526a" stroke-width="1.4"/>`
    return (
      outdoors(stage, 'sea', height * 0.9) +
      skyline(stage, height * 0.74, height * 0.16) +
      rect(0, height * 0.74, width, height, mix(palette.far, '#7db9d4', 0.4)) +
      cables(width, deck, towers, height * 0.2, darker(steel, 0.1)) +
      towers
        .map(
          (x) =>
            rect(x - 13, height * 0.18, 8, height * 0.62, steel) +
            rect(x + 5, height * 0.18, 8, height * 0.62, steel) +
            rect(x - 13, height * 0.26, 26, 8, steel) +
            rect(x - 13, height * 0.42, 26, 8, steel),
        )
        .join('') +
      rect(0, deck, width, 16, darker(steel, 0.25)) +
      rect(0, height * 0.82, width, height, mix(palette.haze, palette.ink, 0.12)) +
      rect(0, height * 0.82, width, 8, palette.paper) +
      spread(plan.people.length, width * 0.06, width * 0.94)
        .map((x, place) =>
          stand(
            {
              person: member(plan, place),
              pose:
                place === middle
                  ? { ...poses.holding, arms: { left: [-14, 40], right: [20, -30] } }
                  : dice.pick([poses.standing, poses.relaxed, poses.cheering, poses.waving]),
              ...(place === middle ? { held: { right: scissors } } : {}),
            },
            x,
            ground,
            size,
          ),
        )
        .join('') +
      stroke(
        d`M-20 ${ribbon - 10}Q${width * 0.25} ${ribbon + 16} ${width / 2} ${ribbon}T${width + 20} ${ribbon - 6}`,
        '#d9414e',
        13,
      ) +
      placed(
        shape('M0 0C-14-16-26-6-18 2C-26 10-14 14 0 0C14-16 26-6 18 2C26 10 14 14 0 0Z', '#d9414e') +
          circle(0, 0, 5, '#b52f3d'),
        width / 2 - size * 0.22,
        ribbon,
        size / 240,
      )
    )
  },
}
