import { circle, d, ellipse, rect, shape, stroke } from '../svg.ts'
import { brightness, darker, lighter } from '../tint.ts'
import type { Measures } from './measures.data.ts'
import type { Person } from './person.ts'

/** The trunk around the middle of the hips: half its breadths and its height. */
type Trunk = {
  readonly shoulder: number
  readonly waist: number
  readonly hip: number
  readonly height: number
  readonly unit: number
  /** The middle of the front, which wanders sideways as the body turns. */
  readonly front: number
}

function trunkOf(person: Person, measures: Measures, breadth: number): Trunk {
  const { shoulder, torso, girth, hip } = measures
  const grown = person.age === 'adult' || person.age === 'youngadult' || person.age === 'matureadult'
  const slim = person.sex === 'woman' && grown
  const half = shoulder * breadth + 2.9 * girth
  return {
    shoulder: half,
    waist: half * (slim ? 0.66 : 0.82) * (breadth < 0.8 ? 1.04 : 1),
    hip: Math.max((hip * breadth + 4.7 * girth) * (slim ? 1.04 : 1), half * 0.72),
    height: torso,
    unit: girth,
    front: (1 - breadth) * 7 * girth,
  }
}

function outlineOf({ shoulder, waist, hip, height, unit }: Trunk): string {
  const neck = 3.1 * unit
  const top = -height
  return d`M${-neck} ${top - 2.2 * unit}C${-neck - 0.6} ${top - 0.2} ${-shoulder * 0.66} ${top - 0.2} ${-shoulder + 1.8 * unit} ${top + 1.3 * unit}Q${-shoulder} ${top + 2.4 * unit} ${-shoulder} ${top + 5 * unit}C${-shoulder} ${top + height * 0.3} ${-waist} ${top + height * 0.45} ${-waist} ${top + height * 0.6}C${-waist} ${top + height * 0.78} ${-hip} ${top + height * 0.88} ${-hip} ${2.4 * unit}L${hip} ${2.4 * unit}C${hip} ${top + height * 0.88} ${waist} ${top + height * 0.78} ${waist} ${top + height * 0.6}C${waist} ${top + height * 0.45} ${shoulder} ${top + height * 0.3} ${shoulder} ${top + 5 * unit}Q${shoulder} ${top + 2.4 * unit} ${shoulder - 1.8 * unit} ${top + 1.3 * unit}C${shoulder * 0.66} ${top - 0.2} ${neck + 0.6} ${top - 0.2} ${neck} ${top - 2.2 * unit}Q0 ${top + 1.4 * unit} ${-neck} ${top - 2.2 * unit}Z`
}

function scoop(trunk: Trunk, skin: string, depth: number, wide: number): string {
  const top = -trunk.height - 1.9 * trunk.unit
  const half = wide * trunk.unit
  const x = trunk.front * 0.5
  return shape(
    d`M${x - half} ${top}C${x - half} ${top + depth} ${x + half} ${top + depth} ${x + half} ${top}Z`,
    skin,
  )
}

function lapels(trunk: Trunk, color: string, shirt: string, tie: string | null): string {
  const { height, unit, front } = trunk
  const top = -height - 1.8 * unit
  const low = -height * 0.42
  const dark = darker(color, 0.22)
  const x = front
  return (
    shape(d`M${x * 0.5 - 3.2 * unit} ${top}L${x} ${low}L${x * 0.5 + 3.2 * unit} ${top}Z`, shirt) +
    (tie
      ? shape(
          d`M${x * 0.6 - 1 * unit} ${top + 1.6 * unit}L${x * 0.6 + 1 * unit} ${top + 1.6 * unit}L${x + 0.9 * unit} ${low + 0.6 * unit}L${x} ${low + 2 * unit}L${x - 0.9 * unit} ${low + 0.6 * unit}Z`,
          tie,
        )
      : '') +
    shape(
      d`M${x * 0.5 - 3.4 * unit} ${top + 0.2}L${x * 0.5 - 6 * unit} ${-height * 0.72}L${x * 0.8 - 4.4 * unit} ${-height * 0.68}L${x} ${low}Z`,
      dark,
    ) +
    shape(
      d`M${x * 0.5 + 3.4 * unit} ${top + 0.2}L${x * 0.5 + 6 * unit} ${-height * 0.72}L${x * 0.8 + 4.4 * unit} ${-height * 0.68}L${x} ${low}Z`,
      dark,
    ) +
    stroke(d`M${x} ${low}L${x} ${2 * unit}`, dark, 0.5 * unit) +
    circle(x + 1.4 * unit, low + 4 * unit, 0.6 * unit, darker(color, 0.4))
  )
}

function collar(trunk: Trunk, color: string): string {
  const { height, unit, front } = trunk
  const top = -height - 2 * unit
  const pale = lighter(color, 0.35)
  const x = front * 0.5
  return (
    shape(d`M${x - 3.3 * unit} ${top}L${x} ${top + 4 * unit}L${x - 3.6 * unit} ${top + 5 * unit}Z`, pale) +
    shape(d`M${x + 3.3 * unit} ${top}L${x} ${top + 4 * unit}L${x + 3.6 * unit} ${top + 5 * unit}Z`, pale) +
    stroke(d`M${x} ${top + 4 * unit}L${front} ${2 * unit}`, darker(color, 0.16), 0.45 * unit) +
    [0.62, 0.42, 0.22].map((y) => circle(front * 0.9, -height * y, 0.55 * unit, darker(color, 0.3))).join('')
  )
}

function detailOf(person: Person, trunk: Trunk): string {
  const { skin, top } = person
  const { height, unit, shoulder, waist, front } = trunk
  switch (top.cut) {
    case 'tee':
      return scoop(trunk, skin, 3.6 * unit, 3.3)
    case 'tank':
      return scoop(trunk, skin, 8 * unit, 4.2)
    case 'shirt':
      return scoop(trunk, skin, 4.4 * unit, 3) + collar(trunk, top.color)
    case 'sweater':
      return (
        scoop(trunk, darker(top.color, 0.18), 4.4 * unit, 3.9) +
        scoop(trunk, skin, 2.6 * unit, 3) +
        rect(-waist * 1.02, 0.2 * unit, waist * 2.04, 2.2 * unit, darker(top.color, 0.12))
      )
    case 'hoodie':
      return (
        scoop(trunk, darker(top.color, 0.24), 6 * unit, 5) +
        scoop(trunk, skin, 3 * unit, 3) +
        stroke(
          d`M${front * 0.5 - 1.8 * unit} ${-height + 2.6 * unit}v${5.4 * unit}M${front * 0.5 + 1.8 * unit} ${-height + 2.6 * unit}v${5.4 * unit}`,
          lighter(top.color, 0.5),
          0.6 * unit,
        ) +
        shape(
          d`M${front - 5 * unit} ${-height * 0.34}h${10 * unit}l${2 * unit} ${7 * unit}h${-14 * unit}Z`,
          darker(top.color, 0.12),
        )
      )
    case 'blazer':
      return lapels(
        trunk,
        top.color,
        brightness(top.color) > 0.8 ? '#dfe6ef' : '#ffffff',
        person.sex === 'man' ? top.second : null,
      )
    case 'coat':
      return lapels(trunk, top.color, top.second, null)
    case 'dress':
      return (
        scoop(trunk, skin, 5.4 * unit, 4) +
        rect(-waist * 1.02, -height * 0.4, waist * 2.04, 1.5 * unit, darker(top.color, 0.22))
      )
    case 'jersey':
      return (
        rect(-shoulder * 0.86, -height * 0.66, shoulder * 1.72, 4.2 * unit, top.second) +
        scoop(trunk, top.second, 4.6 * unit, 3.8) +
        scoop(trunk, skin, 3 * unit, 3)
      )
  }
}

/** Dressed trunk with the middle of the hips at the origin. */
export function drawTorso(person: Person, measures: Measures, breadth: number, fromBehind: boolean): string {
  const trunk = trunkOf(person, measures, breadth)
  const { color } = person.top
  const shade =
    breadth < 0.8
      ? ellipse(
          -trunk.hip * 0.7,
          -trunk.height * 0.35,
          trunk.waist * 0.3,
          trunk.height * 0.3,
          darker(color, 0.14),
          ' opacity="0.5"',
        )
      : ''
  return shape(outlineOf(trunk), color) + (fromBehind ? '' : shade + detailOf(person, trunk))
}
