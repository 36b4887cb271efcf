import { drawFigure } from '../people/figure.ts'
import { poses } from '../people/poses.data.ts'
import type { Pose } from '../people/skeleton.ts'
import { type Outside, outdoors } from '../props/backdrops.ts'
import { roundTree } from '../props/nature.ts'
import { bicycle } from '../props/sport-things.ts'
import { bunting, crowdBarrier, streetLamp } from '../props/street-things.ts'
import { brights, cast, castMany, isWide, marked, member, type Scene, stand } from '../stage.ts'
import { d, faded, placed, shape, stroke } from '../svg.ts'
import { lighter, mix } from '../tint.ts'

const places: readonly Outside[] = ['park', 'city', 'hills']

/** A way across the frame that the moving ones keep to. */
function road(width: number, height: number, top: number, color: string): string {
  return (
    shape(d`M0 ${top}H${width}V${height}H0Z`, color) +
    `<path d="${d`M0 ${top + (height - top) * 0.5}H${width}`}" stroke="#ffffff" stroke-width="6" stroke-dasharray="60 40" opacity="0.6"/>`
  )
}

function speedLines(x: number, y: number, size: number, color: string): string {
  return stroke(
    d`M${x - size * 0.62} ${y - size * 0.62}h${-size * 0.16}M${x - size * 0.56} ${y - size * 0.44}h${-size * 0.26}M${x - size * 0.66} ${y - size * 0.26}h${-size * 0.14}`,
    color,
    5,
    faded(0.7),
  )
}

export const runner: Scene = {
  plan: (stage) => ({
    people: [
      cast(stage, {
        outfit: 'sport',
        age: stage.dice.pick(['teenager', 'youngadult', 'adult', 'matureadult']),
      }),
    ],
    setting: stage.dice.pick(places),
    hasSpace: isWide(stage),
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.64, width * 0.8)
    const x = width * (isWide(stage) ? dice.pick([0.36, 0.62]) : 0.52)
    const ground = height * 0.9
    return (
      outdoors(stage, plan.setting as Outside, height * 0.7) +
      road(width, height, height * 0.83, mix(palette.haze, palette.ink, 0.16)) +
      speedLines(x, ground, size, palette.paper) +
      stand({ person: member(plan, 0), pose: dice.pick([poses.running, poses.striding]) }, x, ground, size)
    )
  },
}

const riding: Pose = {
  turn: 0.65,
  lean: 40,
  tilt: -26,
  seat: 57,
  arms: { left: { to: [38, -59], bend: 1 }, right: { to: [37, -58], bend: 1 } },
  legs: { left: { to: [9, -27], bend: -1 }, right: { to: [14, -12], bend: -1 } },
}

/** Rider and machine as one, wheels on the ground. */
function rider(person: Parameters<typeof drawFigure>[0]['person'], color: string, ink: string): string {
  return bicycle(color, ink) + marked(person, placed(drawFigure({ person, pose: riding }), -10.5, 0))
}

export const cyclist: Scene = {
  plan: (stage) => {
    const { dice, palette } = stage
    const color = dice.pick([palette.accents[0], palette.accents[1], palette.accents[4]])
    const count = isWide(stage) && dice.chance(0.4) ? 2 : 1
    return {
      people: castMany(stage, count, {
        outfit: 'rider',
        age: dice.pick(['youngadult', 'adult']),
        headwear: { cut: 'helmet', color },
      }),
      setting: dice.pick(['hills', 'park', 'city']),
      hasSpace: false,
    }
  },
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const size = Math.min(height * 0.62, width * 0.86) * (plan.people.length > 1 ? 0.84 : 1)
    const ground = height * 0.9
    const colors = dice.shuffled([palette.accents[0], palette.accents[4], palette.accents[2]])
    const xs = plan.people.length > 1 ? [0.28, 0.7] : [0.5]
    return (
      outdoors(stage, plan.setting as Outside, height * 0.68) +
      road(width, height, height * 0.82, mix(palette.haze, palette.ink, 0.2)) +
      xs
        .map((share, place) =>
          placed(
            rider(member(plan, place), colors[place] ?? palette.mid, palette.ink),
            width * share,
            ground,
            size / 100,
          ),
        )
        .join('')
    )
  },
}

export const marathon: Scene = {
  plan: (stage) => ({
    people: Array.from({ length: isWide(stage) ? stage.dice.whole(5, 7) : 4 }, () =>
      cast(stage, { outfit: 'sport', age: stage.dice.pick(['youngadult', 'adult', 'adult', 'matureadult']) }),
    ),
    setting: 'city',
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const count = plan.people.length
    const size = Math.min(height * 0.52, (width / count) * 2.3)
    const runners = plan.people.map((person, place) => ({
      person,
      x: (width * (place + 0.5)) / count,
      y: height * (place % 2 ? 0.93 : 0.85),
      pose: place % 2 ? poses.running : poses.striding,
    }))
    return (
      outdoors(stage, 'city', height * 0.62) +
      placed(roundTree(palette), width * 0.05, height * 0.68, size / 110) +
      placed(streetLamp(palette.ink, palette.light), width * 0.93, height * 0.7, size / 120) +
      placed(
        crowdBarrier((width / size) * 130, lighter(palette.ink, 0.4)),
        width / 2,
        height * 0.73,
        size / 120,
      ) +
      road(width, height, height * 0.73, mix(palette.haze, palette.ink, 0.16)) +
      bunting(-20, width + 20, height * 0.06, 34, dice.shuffled(brights(palette))) +
      [...runners]
        .sort((one, other) => one.y - other.y)
        .map(({ person, x, y, pose }) => stand({ person, pose }, x, y, size))
        .join('')
    )
  },
}
