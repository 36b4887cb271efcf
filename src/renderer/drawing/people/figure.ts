import { d, ellipse, placed, shape, stroke } from '../svg.ts'
import { darker } from '../tint.ts'
import { drawHead, type HeadView } from './head.ts'
import { between, cuff, taper, wholeLimb } from './limbs.ts'
import { type Measures, measuresByAge } from './measures.data.ts'
import type { Person } from './person.ts'
import { isTurned, type Limb, type Point, type Pose, type Skeleton, skeletonOf } from './skeleton.ts'
import { drawTorso } from './torso.ts'

/** Things in the hands, drawn around the palm. */
type Held = { readonly left?: string; readonly right?: string; readonly behind?: boolean }

export type Figure = {
  readonly person: Person
  readonly pose: Pose
  readonly expression?: HeadView['expression']
  readonly close?: boolean
  readonly held?: Held
}

const bareSleeves = new Set<Person['top']['cut']>(['tank', 'dress'])
const shortSleeves = new Set<Person['top']['cut']>(['tee', 'jersey'])

/** The fold between arm and trunk; `inner` is the side the trunk is on. */
function crease(limb: Limb, inner: 1 | -1, radius: number, color: string): string {
  const across = limb.middle[0] - limb.joint[0]
  const down = limb.middle[1] - limb.joint[1]
  const length = Math.max(0.1, Math.hypot(across, down))
  const side = inner * Math.sign(down || 1) * (radius / length)
  const [fromX, fromY] = between(limb.joint, limb.middle, 0.24)
  const [toX, toY] = limb.middle
  return stroke(
    d`M${fromX + down * side} ${fromY - across * side}L${toX + down * side * 0.94} ${toY - across * side * 0.94}`,
    color,
    0.5,
  )
}

function drawArm(person: Person, limb: Limb, girth: number, shaded: boolean, inner: 1 | -1): string {
  const skin = shaded ? darker(person.skin, 0.1) : person.skin
  const cloth = shaded ? darker(person.top.color, 0.16) : person.top.color
  const seam = darker(person.top.color, 0.24)
  const radii = [2.9 * girth, 2.4 * girth, 1.8 * girth] as const
  const palm = between(limb.middle, limb.end, 1.12)
  const hand = shape(taper(limb.end, palm, 1.9 * girth, 1.8 * girth), skin)
  const { cut } = person.top
  if (bareSleeves.has(cut)) {
    return shape(wholeLimb(limb, radii), skin) + hand
  }
  if (shortSleeves.has(cut)) {
    const hem = between(limb.joint, limb.middle, 0.62)
    return (
      shape(wholeLimb(limb, radii), skin) +
      hand +
      shape(cuff(limb.joint, hem, 3.2 * girth, 3.3 * girth), cloth) +
      (shaded ? '' : crease({ ...limb, middle: hem }, inner, 3.2 * girth, seam))
    )
  }
  const sleeve = { ...limb, end: between(limb.middle, limb.end, 0.94) }
  const upper = taper(sleeve.joint, sleeve.middle, 3.2 * girth, 2.8 * girth)
  const lower = taper(sleeve.middle, sleeve.end, 2.8 * girth, 2.4 * girth)
  if (shaded) return hand + shape(upper + lower, cloth)
  // The shoulder runs into the trunk without a line; only what lies before the trunk gets one.
  return (
    hand + stroke(lower, seam, 0.6) + shape(upper + lower, cloth) + crease(sleeve, inner, 3 * girth, seam)
  )
}

function drawShoe(person: Person, limb: Limb, measures: Measures, breadth: number, side: 1 | -1): string {
  const { girth, foot } = measures
  const [x, y] = limb.end
  const shin = (Math.atan2(limb.end[0] - limb.middle[0], limb.end[1] - limb.middle[1]) * 180) / Math.PI
  const swing = Math.abs(shin) > 24 ? -shin * 0.8 : 0
  const toe = breadth < 0.85 ? 6.4 * girth : 2.8 * girth
  const heel = breadth < 0.85 ? 2.6 * girth : 2.6 * girth
  const outward = breadth < 0.85 ? 1 : side
  const top = -2.4 * girth
  const data = d`M${-heel} ${foot}L${-heel} ${top}Q0 ${top - 1} ${heel * 0.9} ${top}C${heel} ${foot * 0.1} ${toe} ${-foot * 0.1} ${toe + 0.6} ${foot}Z`
  return placed(shape(data, person.shoes), x, y, outward, 1, swing)
}

function drawLeg(
  person: Person,
  limb: Limb,
  measures: Measures,
  breadth: number,
  side: 1 | -1,
  shaded: boolean,
): string {
  const { girth } = measures
  const skin = shaded ? darker(person.skin, 0.12) : person.skin
  const cloth = shaded ? darker(person.bottom.color, 0.16) : person.bottom.color
  const shoe = drawShoe(person, limb, measures, breadth, side)
  const bare = shape(wholeLimb(limb, [4.2 * girth, 3.2 * girth, 2.1 * girth]), skin)
  if (person.bottom.cut === 'trousers') {
    const hem = { ...limb, end: between(limb.middle, limb.end, 0.96) }
    return shoe + shape(wholeLimb(hem, [4.4 * girth, 3.8 * girth, 2.9 * girth]), cloth)
  }
  if (person.bottom.cut === 'shorts') {
    const hem = between(limb.joint, limb.middle, 0.74)
    return bare + shoe + shape(cuff(limb.joint, hem, 4.8 * girth, 4.9 * girth), cloth)
  }
  return bare + shoe
}

/** Cloth that falls from the waist over both legs: skirt, gown or the tails of a coat. */
function drawSkirt(person: Person, { hip, legs }: Skeleton, measures: Measures): string {
  const isCoat = person.top.cut === 'coat'
  if (!isCoat && person.bottom.cut !== 'skirt' && person.bottom.cut !== 'gown') return ''
  const isLong = person.bottom.cut === 'gown' && !isCoat
  const { girth, thigh } = measures
  const half = measures.hip + 4.4 * girth
  const ends = isLong ? [legs.left.end, legs.right.end] : [legs.left.middle, legs.right.middle]
  const flare = (isLong ? 5.4 : 3.6) * girth
  const left = Math.min(...ends.map(([x]) => x), hip[0] - half * 0.7) - flare
  const right = Math.max(...ends.map(([x]) => x), hip[0] + half * 0.7) + flare
  const bottom = isLong ? Math.max(...ends.map(([, y]) => y)) + 0.6 : hip[1] + thigh * (isCoat ? 1.16 : 1.06)
  const top = hip[1] - measures.torso * (person.top.cut === 'dress' && !isCoat ? 0.36 : 0.06)
  const waist = half * (person.top.cut === 'dress' ? 0.7 : 0.9)
  const color = isCoat
    ? person.top.color
    : person.top.cut === 'dress'
      ? person.top.color
      : person.bottom.color
  const data = d`M${hip[0] - waist} ${top}C${hip[0] - half * 1.15} ${hip[1]} ${left} ${bottom - thigh * 0.5} ${left} ${bottom}Q${(left + right) / 2} ${bottom + 2} ${right} ${bottom}C${right} ${bottom - thigh * 0.5} ${hip[0] + half * 1.15} ${hip[1]} ${hip[0] + waist} ${top}Z`
  const fold = d`M${hip[0] + 1} ${hip[1] + 2}Q${hip[0] + 2} ${bottom - 8} ${(left + right) / 2 + 2} ${bottom + 0.6}`
  return shape(data, color) + stroke(fold, darker(color, 0.18), 0.6)
}

function measuresOf(person: Person): Measures {
  const plain = measuresByAge[person.age]
  if (person.sex === 'man') return plain
  return { ...plain, shoulder: plain.shoulder * 0.9, girth: plain.girth * 0.93 }
}

/** The middle of the head, for a frame that is cut to it. */
export function headOf({ person, pose }: Figure): Point {
  return skeletonOf(measuresOf(person), pose).head
}

/** A whole person standing at the origin; an adult is about 100 high. */
export function drawFigure(figure: Figure): string {
  const { person, pose, held } = figure
  const measures = measuresOf(person)
  const bones = skeletonOf(measures, pose)
  const { girth } = measures
  const turned = isTurned(pose)
  const fromBehind = pose.fromBehind ?? false
  const head = drawHead(person, {
    turn: pose.turn,
    fromBehind,
    close: figure.close ?? false,
    expression: figure.expression ?? 'smile',
  })
  const onHead = (content: string) =>
    placed(content, bones.head[0], bones.head[1], measures.head, measures.head, pose.lean * 0.3 + pose.tilt)
  const inHand = (limb: Limb, prop: string | undefined) => {
    if (!prop) return ''
    const palm = between(limb.middle, limb.end, 1.1)
    return placed(prop, palm[0], palm[1])
  }
  const leftProp = inHand(bones.arms.left, held?.left)
  const rightProp = inHand(bones.arms.right, held?.right)
  const leftArm = drawArm(person, bones.arms.left, girth, turned, 1)
  const rightArm = drawArm(person, bones.arms.right, girth, false, turned ? 1 : -1)
  const chin = between(
    bones.head,
    bones.neck,
    (12.6 * measures.head) / (12.2 * measures.head + measures.neck),
  )
  const neck =
    shape(taper(bones.neck, between(bones.neck, bones.head, 0.7), 2.9 * girth, 2.7 * girth), person.skin) +
    ellipse(chin[0], chin[1], 2.65 * girth, 1.3 * girth, darker(person.skin, 0.16))
  const torso = placed(
    drawTorso(person, measures, bones.breadth, fromBehind),
    bones.hip[0],
    bones.hip[1],
    1,
    1,
    pose.lean,
  )
  const behindAll = turned ? leftProp + leftArm : ''
  const before = turned ? '' : leftArm + leftProp
  const right = held?.behind ? rightProp + rightArm : rightArm + rightProp
  return (
    (fromBehind ? '' : onHead(head.behind)) +
    behindAll +
    drawLeg(person, bones.legs.left, measures, bones.breadth, -1, true) +
    drawLeg(person, bones.legs.right, measures, bones.breadth, 1, false) +
    drawSkirt(person, bones, measures) +
    torso +
    neck +
    (fromBehind ? before + right + onHead(head.head) : onHead(head.head) + before + right)
  )
}

/** The soft shadow that keeps feet on the ground. */
export function drawShadow(across: number): string {
  return ellipse(0, 0.4, across, across * 0.16, '#1b1a3a', ' opacity="0.14"')
}
