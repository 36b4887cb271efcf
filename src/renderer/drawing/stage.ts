import type { Dice } from './dice.ts'
import type { SceneLook } from './drawing.ts'
import { castPerson, type Wanted } from './people/cast-person.ts'
import { drawFigure, drawShadow, type Figure, headOf } from './people/figure.ts'
import { drawHead } from './people/head.ts'
import type { Person } from './people/person.ts'
import type { ScenePalette } from './scene-palettes.data.ts'
import { d, group, placed, shape } from './svg.ts'

/** A frame of a million square units, whatever its proportions. */
export type Frame = { readonly width: number; readonly height: number }

export type Stage = Frame & {
  readonly look: SceneLook
  readonly palette: ScenePalette
  readonly dice: Dice
}

/** Who is in a scene and where it plays: all that words need to know. */
export type Plan = {
  readonly people: readonly Person[]
  readonly setting: string
  /** Room beside the subject for somebody's words. */
  readonly hasSpace: boolean
}

export type Scene = {
  /** Casts with dice of its own, so that words can be had without drawing. */
  plan(stage: Stage): Plan
  draw(stage: Stage, plan: Plan): string
}

export function frameOf({ width, height }: Frame): Frame {
  const scale = Math.sqrt(1_000_000 / (width * height))
  return { width: width * scale, height: height * scale }
}

/** Counts what it holds as one person. */
export function marked(person: Person, content: string): string {
  return group(content, ` data-person="${person.age}"`)
}

type Manner = { readonly flip?: boolean; readonly shadow?: boolean }

/** Puts a person on the ground; `size` is how high an adult would stand. */
export function stand(figure: Figure, x: number, y: number, size: number, manner: Manner = {}): string {
  const scale = size / 100
  const shadow = (manner.shadow ?? true) ? drawShadow(11) : ''
  return marked(figure.person, placed(shadow + drawFigure(figure), x, y, manner.flip ? -scale : scale, scale))
}

/** Puts a person so that the middle of the head comes to a point. */
export function frameHead(figure: Figure, x: number, y: number, size: number, flip = false): string {
  const scale = size / 100
  const [headX, headY] = headOf(figure)
  return stand(figure, x - headX * scale * (flip ? -1 : 1), y - headY * scale, size, { flip, shadow: false })
}

/** Head and shoulders, as one sees a crowd; `size` as in `stand`. */
export function bust(person: Person, x: number, y: number, size: number, fromBehind: boolean): string {
  const head = drawHead(person, { turn: 0, fromBehind, close: false, expression: 'smile' })
  const scale = (size / 100) * 0.57
  const shoulders = shape(
    d`M-21 60L-21 32C-21 22-14 18.5-5 17L-5 10L5 10L5 17C14 18.5 21 22 21 32L21 60Z`,
    person.top.color,
  )
  const neck = shape(d`M-5 6L5 6L5 17Q0 22-5 17Z`, person.skin)
  return marked(person, placed(head.behind + shoulders + neck + head.head, x, y, scale))
}

export function cast(stage: Stage, wanted: Omit<Wanted, 'cloth'> = {}): Person {
  return castPerson(stage.dice, { cloth: stage.palette.accents, ...wanted })
}

export function castMany(stage: Stage, count: number, wanted: Omit<Wanted, 'cloth'> = {}): Person[] {
  return Array.from({ length: count }, () => cast(stage, wanted))
}

export function isWide({ width, height }: Frame): boolean {
  return width > height * 1.15
}

/** The accents that show on a light ground. */
export function brights({ accents }: ScenePalette): string[] {
  return accents.filter((_, place) => place !== 3)
}

/** The n-th of the people that a plan has cast. */
export function member(plan: Plan, place: number): Person {
  const person = plan.people[place]
  if (!person) throw new Error(`The plan has no person ${place}`)
  return person
}

/** Even places from one edge to the other, each in the middle of its share. */
export function spread(count: number, from: number, to: number): number[] {
  const share = (to - from) / count
  return Array.from({ length: count }, (_, place) => from + share * (place + 0.5))
}
