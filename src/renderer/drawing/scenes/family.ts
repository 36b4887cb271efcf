import { poses } from '../people/poses.data.ts'
import type { Pose } from '../people/skeleton.ts'
import { cloud } from '../props/nature.ts'
import { cast, member, type Scene, stand } from '../stage.ts'
import { placed, rect, rounded } from '../svg.ts'
import { meetingPlace } from './meeting-place.ts'

const left = (to: Pose['arms']['left']): Pose => ({
  ...poses.standing,
  arms: { left: to, right: poses.standing.arms.right },
})

const right = (to: Pose['arms']['right']): Pose => ({
  ...poses.standing,
  arms: { left: poses.standing.arms.left, right: to },
})

/** Hands meet halfway between two people who stand this far apart. */
const apart = 26

const holdRight = { to: [apart / 2, -42], bend: 1 } as const

const holdLeft = { to: [-apart / 2, -42], bend: -1 } as const

export const family: Scene = {
  plan: (stage) => ({
    people: [
      cast(stage, { sex: 'woman', age: stage.dice.pick(['youngadult', 'adult']) }),
      cast(stage, { age: 'child' }),
      cast(stage, { sex: 'man', age: 'adult' }),
      ...(stage.dice.chance(0.5) ? [cast(stage, { age: stage.dice.pick(['child', 'teenager']) })] : []),
    ],
    setting: stage.dice.pick(['park', 'plain', 'city']),
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height, palette, dice } = stage
    const count = plan.people.length
    const size = Math.min(height * 0.76, width * (count > 3 ? 0.74 : 0.9))
    const ground = height * 0.94
    const unit = size / 100
    const start = width / 2 - apart * unit * (count > 3 ? 1.5 : 1)
    const at = (place: number) => start + apart * unit * place
    const extra = plan.people[3]
    const wave = dice.chance(0.5) ? poses.waving.arms.right : poses.standing.arms.right
    return (
      meetingPlace(stage, plan.setting) +
      (plan.setting === 'plain' ? placed(cloud(palette.paper), width * 0.2, height * 0.2, 2) : '') +
      stand({ person: member(plan, 0), pose: right(holdRight) }, at(0), ground, size) +
      stand({ person: member(plan, 2), pose: left(holdLeft) }, at(2), ground, size) +
      (extra
        ? stand(
            {
              person: extra,
              pose: { ...poses.standing, arms: { left: poses.standing.arms.left, right: wave } },
            },
            at(3),
            ground,
            size,
          )
        : '') +
      stand(
        { person: member(plan, 1), pose: { ...poses.standing, arms: { left: holdLeft, right: holdRight } } },
        at(1),
        ground,
        size,
      )
    )
  },
}

export const grandparent: Scene = {
  plan: (stage) => ({
    people: [cast(stage, { age: 'senioradult' }), cast(stage, { age: 'child' })],
    setting: stage.dice.pick(['park', 'plain', 'city']),
    hasSpace: false,
  }),
  draw: (stage, plan) => {
    const { width, height } = stage
    const size = Math.min(height * 0.76, width)
    const ground = height * 0.94
    const x = width * 0.48
    const cane =
      rect(-0.9, -2, 1.8, 45, '#6b4a34', rounded(0.9)) + rect(-1, -4.4, 7, 2.6, '#6b4a34', rounded(1.3))
    const elder: Pose = {
      ...poses.standing,
      lean: -2,
      tilt: 4,
      arms: { left: { to: [-15, -43], bend: 1 }, right: holdRight },
    }
    return (
      meetingPlace(stage, plan.setting) +
      stand({ person: member(plan, 0), pose: elder, held: { left: cane } }, x, ground, size) +
      stand(
        {
          person: member(plan, 1),
          pose: { ...poses.standing, tilt: -6, arms: { left: holdLeft, right: [12, 6] } },
        },
        x + (apart * size) / 100,
        ground,
        size,
      )
    )
  },
}
