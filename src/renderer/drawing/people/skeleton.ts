import type { Measures } from './measures.data.ts'

export type Point = readonly [x: number, y: number]

/** Angles of the two bones from straight down; positive is to the right of the picture. */
export type Angles = readonly [upper: number, lower: number]

/** Where hand or ankle shall be, from the ground below the hips; `bend` is the side the middle joint goes to. */
export type Reach = { readonly to: Point; readonly bend: 1 | -1 }

export type Pair<T> = { readonly left: T; readonly right: T }

export type Pose = {
  /** 0 faces the viewer, 1 looks well to the right. Mirror the figure to look left. */
  readonly turn: number
  readonly lean: number
  readonly tilt: number
  readonly arms: Pair<Angles | Reach>
  readonly legs: Pair<Angles | Reach>
  /** Height of the hips where the legs do not carry the body. */
  readonly seat?: number
  /** Height of the lower foot above the ground, in a jump or a stride. */
  readonly lift?: number
  /** Seen from behind: no face. */
  readonly fromBehind?: boolean
}

export type Limb = { readonly joint: Point; readonly middle: Point; readonly end: Point }

export type Skeleton = {
  readonly hip: Point
  readonly neck: Point
  readonly head: Point
  /** How much of the full breadth one sees. */
  readonly breadth: number
  readonly arms: Pair<Limb>
  readonly legs: Pair<Limb>
}

function step(from: Point, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180
  return [from[0] + Math.sin(radians) * length, from[1] + Math.cos(radians) * length]
}

/** Two bones from a joint towards a point; an arm that is too short stays stretched out. */
function bendTowards(joint: Point, reach: Reach, upper: number, lower: number): Limb {
  const across = reach.to[0] - joint[0]
  const down = reach.to[1] - joint[1]
  const length = upper + lower
  const distance = Math.min(Math.max(Math.hypot(across, down), Math.abs(upper - lower) + 0.1), length * 0.998)
  const direction = Math.atan2(down, across)
  const opening = Math.acos((upper * upper + distance * distance - lower * lower) / (2 * upper * distance))
  const angle = direction + opening * reach.bend
  const middle: Point = [joint[0] + Math.cos(angle) * upper, joint[1] + Math.sin(angle) * upper]
  return {
    joint,
    middle,
    end: [joint[0] + Math.cos(direction) * distance, joint[1] + Math.sin(direction) * distance],
  }
}

function limbOf(joint: Point, bones: Angles | Reach, upper: number, lower: number): Limb {
  if ('to' in bones) return bendTowards(joint, bones, upper, lower)
  const middle = step(joint, bones[0], upper)
  return { joint, middle, end: step(middle, bones[1], lower) }
}

/** Whether one arm is far and the other near, rather than left and right. */
export function isTurned(pose: Pose): boolean {
  return pose.turn > 0.3
}

/** Every joint of a body in a pose. The ground is at 0, up is negative. */
export function skeletonOf(measures: Measures, pose: Pose): Skeleton {
  const { thigh, shin, foot, torso, hip, shoulder, upperArm, foreArm } = measures
  const breadth = 1 - Math.abs(pose.turn) * 0.5
  // A body that turns to the right brings its near shoulder to the left of the picture.
  const near = isTurned(pose) ? -1 : 1
  const legsAt = (height: number): Pair<Limb> => ({
    left: limbOf([-hip * breadth * near, -height], pose.legs.left, thigh, shin),
    right: limbOf([hip * breadth * near, -height], pose.legs.right, thigh, shin),
  })
  const hanging = legsAt(0)
  const standing = Math.max(hanging.left.end[1], hanging.right.end[1]) + foot
  const height = pose.seat ?? standing + (pose.lift ?? 0)
  const root: Point = [0, -height]
  const neck = step(root, 180 - pose.lean, torso)
  const along = (pose.lean * Math.PI) / 180
  const spread = shoulder * breadth
  const drop = 3.9 * measures.girth
  const shoulderAt = (side: 1 | -1): Point => [
    neck[0] + Math.cos(along) * spread * side - Math.sin(along) * drop,
    neck[1] + Math.sin(along) * spread * side + Math.cos(along) * drop,
  ]
  return {
    hip: root,
    neck,
    head: step(neck, 180 - pose.lean * 0.45 - pose.tilt * 0.5, measures.neck + 12.2 * measures.head),
    breadth,
    arms: {
      left: limbOf(shoulderAt(near === 1 ? -1 : 1), pose.arms.left, upperArm, foreArm),
      right: limbOf(shoulderAt(near), pose.arms.right, upperArm, foreArm),
    },
    legs: legsAt(height),
  }
}
