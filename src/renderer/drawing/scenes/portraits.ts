import type { Age } from '../people/person.ts'
import { poses } from '../people/poses.data.ts'
import type { Pose } from '../people/skeleton.ts'
import { interior, outdoors, plainGround } from '../props/backdrops.ts'
import { leafSpray, pottedPlant } from '../props/nature.ts'
import { cast, frameHead, isWide, member, type Plan, type Scene, type Stage, stand } from '../stage.ts'
import { circle, placed, rect, rounded, shape } from '../svg.ts'
import { darker, lighter } from '../tint.ts'

const portraitAges: readonly Age[] = [
  'child',
  'teenager',
  'youngadult',
  'adult',
  'adult',
  'matureadult',
  'senioradult',
]

function planOne(stage: Stage, settings: readonly string[], ages = portraitAges): Plan {
  const { dice } = stage
  const setting = stage.look === 'white' ? 'cutout' : dice.pick(settings)
  const person = cast(stage, { age: dice.pick(ages), outfit: dice.pick(['casual', 'casual', 'business']) })
  return { people: [person], setting, hasSpace: stage.look !== 'white' && isWide(stage) && dice.chance(0.5) }
}

/** What stands behind one person; a close view shows only its upper part. */
function backdrop(stage: Stage, setting: string, x: number): string {
  const { width, height, palette } = stage
  switch (setting) {
    case 'cutout':
      return rect(0, 0, width, height, '#ffffff')
    case 'leaves':
      return (
        rect(0, 0, width, height, palette.haze) +
        circle(x, height * 0.48, Math.min(width, height) * 0.44, lighter(palette.haze, 0.45)) +
        placed(leafSpray(palette), width * 0.08, height * 1.02, height / 160, height / 160, 14) +
        placed(leafSpray(palette), width * 0.92, height * 1.02, height / 160, height / 160, -14)
      )
    case 'room':
      return interior(stage, height * 0.86)
    case 'park':
      return outdoors(stage, 'park', height * 0.72)
    case 'city':
      return outdoors(stage, 'city', height * 0.76)
    default:
      return plainGround(stage, height * 0.88, x)
  }
}

function subjectX(stage: Stage, plan: Plan): number {
  if (!plan.hasSpace) return stage.width * 0.5
  return stage.width * stage.dice.pick([0.32, 0.68])
}

const close: readonly Pose[] = [poses.standing, poses.relaxed, { ...poses.standing, tilt: -4 }]

export const headshot: Scene = {
  plan: (stage) => planOne(stage, ['plain', 'leaves', 'park', 'city', 'room']),
  draw: (stage, plan) => {
    const { width, height, dice } = stage
    const person = member(plan, 0)
    const x = subjectX(stage, plan)
    const size = Math.min(height, width * 0.92) * 3.5 * (person.age === 'child' ? 1.06 : 1)
    const figure = {
      person,
      pose: dice.pick(close),
      close: true,
      expression: dice.pick(['smile', 'smile', 'calm'] as const),
    }
    return backdrop(stage, plan.setting, x) + frameHead(figure, x, height * 0.47, size)
  },
}

const halfPoses: readonly Pose[] = [
  poses.crossed,
  poses.handOnHip,
  poses.standing,
  poses.holding,
  poses.waving,
]
/** A raised hand would leave a narrow frame. */
const narrowPoses = halfPoses.slice(0, -1)

function mug(color: string): string {
  return (
    rect(-3, -6.4, 6, 7.4, color, rounded(1)) +
    `<circle cx="3.6" cy="-2.8" r="1.8" fill="none" stroke="${color}" stroke-width="0.9"/>`
  )
}

function book(color: string): string {
  return (
    rect(-5.4, -8, 10.8, 13, color, rounded(0.8)) +
    rect(-5.4, -8, 2, 13, darker(color, 0.2)) +
    rect(-1.4, -4, 5, 1.4, lighter(color, 0.6))
  )
}

/** One person in a room, a park or before a plain ground, cut at the same height of the body for all ages. */
function cutAt(share: number, stage: Stage, plan: Plan): string {
  const { width, height, dice, palette } = stage
  const person = member(plan, 0)
  const x = subjectX(stage, plan)
  const small = person.age === 'child' ? 1.46 : person.age === 'teenager' ? 1.1 : 1
  const size = Math.min((height * 0.86) / share, width * 2.3) * small
  const pose = dice.pick(size > width * 1.5 ? narrowPoses : halfPoses)
  const thing = dice.pick([mug, book])(
    person.top.color === palette.accents[0] ? palette.accents[1] : palette.accents[0],
  )
  const held = pose === poses.holding ? { right: placed(thing, -4, -1) } : {}
  const figure = { person, pose, close: true, held }
  return backdrop(stage, plan.setting, x) + frameHead(figure, x, height * 0.13 + size * 0.08, size)
}

export const waistUp: Scene = {
  plan: (stage) => planOne(stage, ['plain', 'room', 'park', 'city']),
  draw: (stage, plan) => cutAt(0.52, stage, plan),
}

export const threeQuarter: Scene = {
  plan: (stage) =>
    planOne(
      stage,
      ['plain', 'room', 'park', 'city'],
      ['teenager', 'youngadult', 'adult', 'matureadult', 'senioradult'],
    ),
  draw: (stage, plan) => cutAt(0.76, stage, plan),
}

export const fullLength: Scene = {
  plan: (stage) => planOne(stage, ['plain', 'room', 'park', 'city']),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const person = member(plan, 0)
    const x = subjectX(stage, plan)
    const size = Math.min(height * 0.74, width * 1.2)
    const ground = height * 0.91
    const stooped = person.age === 'senioradult' && dice.chance(0.6)
    const cane = placed(
      rect(-0.9, -2, 1.8, 46, '#6b4a34', rounded(0.9)) +
        shape('M-.9-2Q-1-6 3-6L6-5L5-3.6Q1-4 .9-1Z', '#6b4a34'),
      0,
      0,
    )
    const figure = stooped
      ? {
          person,
          pose: {
            ...poses.stooped,
            arms: { left: poses.stooped.arms.left, right: { to: [15, -44], bend: 1 } as const },
          },
          held: { right: cane, behind: true },
        }
      : {
          person,
          pose: dice.pick([
            poses.standing,
            poses.relaxed,
            poses.handOnHip,
            poses.waving,
            poses.walking,
            poses.strolling,
          ]),
        }
    const plant =
      plan.setting === 'plain' ? placed(pottedPlant(palette), x + size * 0.42, ground + 4, size / 150) : ''
    return backdrop(stage, plan.setting, x) + plant + stand(figure, x, ground, size)
  },
}
