import { entryFields } from '../domain/entry-fields.data.ts'
import {
  type EntryField,
  gap,
  type NameField,
  type NumberField,
  type ValueField,
} from '../domain/index-entry.ts'
import type { Filter, GroupQuestion, Match, Order, Question } from '../domain/index-question.ts'
import type { Dice } from './dice.ts'
import { drawnConcepts, drawnNames, drawnNumbers, drawnWords } from './draw-entry.ts'

const fields = Object.keys(entryFields) as EntryField[]
const fieldsOf = (...kinds: readonly string[]) =>
  fields.filter((field) => kinds.includes(entryFields[field].kind))
const numberFields = fieldsOf('number') as NumberField[]
const nameFields = fieldsOf('name') as NameField[]
const valueFields = fields.filter((field): field is ValueField => entryFields[field].kind !== 'number')
const orders: readonly Order[] = [
  { by: 'newest' },
  { by: 'oldest' },
  { by: 'popular' },
  { by: 'best', today: 20_300 },
  { by: 'random', seed: 7 },
]

/** Any question about drawn entries. `highestId` is the last of theirs. */
export function drawQuestion(dice: Dice, highestId: number): Question {
  return {
    match: dice.isLucky(0.3) ? null : drawMatch(dice, 3),
    filters: Array.from({ length: dice.throw(4) }, () => drawFilter(dice, highestId, 2)),
    assetType: dice.isLucky(0.3) ? 'film' : 'image',
    order: orders[dice.throw(orders.length)] ?? { by: 'newest' },
    facets: Array.from(
      new Set(dice.some(valueFields.slice(dice.throw(valueFields.length - 1)), 5)),
      (field) => ({
        field,
        limit: dice.isLucky(0.2) ? dice.throw(4) : 300,
        excludeOwn: dice.isLucky(0.5),
      }),
    ),
    limit: dice.isLucky(0.3) ? 1000 : dice.throw(20),
    from: dice.isLucky(0.7) ? 0 : dice.throw(30),
  }
}

export function drawGroupQuestion(dice: Dice, highestId: number): GroupQuestion {
  const { facets: _, from: __, ...question } = drawQuestion(dice, highestId)
  return {
    ...question,
    by: anyOf(dice, nameFields),
    each: dice.throw(5),
    offset: dice.isLucky(0.7) ? 0 : dice.throw(3),
  }
}

/** `depth` is how many levels may still lie below. */
export function drawMatch(dice: Dice, depth: number): Match {
  const one = () => drawMatch(dice, depth - 1)
  const few = () => Array.from({ length: dice.throw(4) }, one)
  const weight = dice.isLucky(0.2) ? { weight: 1 + dice.throw(3) } : {}
  const kind = dice.throw(depth > 0 ? 10 : 5)
  switch (kind) {
    case 0:
    case 1:
      return { kind: 'token', token: dice.isLucky(0.05) ? gap : dice.pick(drawnWords), ...weight }
    case 2:
      return { kind: 'token', token: dice.pick(drawnConcepts), ...weight }
    case 3:
      return {
        kind: 'prefix',
        prefix: anyOf(dice, drawnWords).slice(0, dice.throw(3)).toWellFormed(),
        ...weight,
      }
    case 4:
      return {
        kind: 'phrase',
        tokens: dice.some([...drawnWords.slice(0, 4), gap, ...drawnWords], 3),
        ...weight,
      }
    case 5:
    case 6:
      return { kind: 'all', of: few() }
    case 7:
      return { kind: 'any', of: few() }
    case 8:
      return { kind: 'best', of: few() }
    default:
      return { kind: 'not', match: one() }
  }
}

export function drawFilter(dice: Dice, highestId: number, depth: number): Filter {
  const one = () => drawFilter(dice, highestId, depth - 1)
  const kind = dice.throw(depth > 0 ? 12 : 8)
  switch (kind) {
    case 0:
    case 1:
    case 2:
    case 3: {
      const field = anyOf(dice, valueFields)
      return { kind: 'one-of', field, values: drawValues(dice, field) }
    }
    case 4: {
      const ends = { from: anyOf(dice, drawnNumbers), to: anyOf(dice, drawnNumbers) }
      const { from, to } = ends
      const range = dice.isLucky(0.3) ? { from } : dice.isLucky(0.3) ? { to } : ends
      return { kind: 'between', field: anyOf(dice, numberFields), ...range }
    }
    case 5:
      return { kind: 'has', field: anyOf(dice, fields) }
    case 6:
      return {
        kind: 'ids',
        ids: Array.from({ length: dice.throw(40) }, () => String(1 + dice.throw(highestId + 3))),
      }
    case 7:
      return { kind: 'words', match: drawMatch(dice, 1) }
    case 8:
      return { kind: 'all', of: Array.from({ length: dice.throw(3) }, one) }
    case 9: {
      const field = anyOf(dice, valueFields)
      return { kind: 'not', filter: { kind: 'one-of', field, values: drawValues(dice, field) } }
    }
    case 10:
      return { kind: 'any', of: Array.from({ length: dice.throw(3) }, one) }
    default:
      return { kind: 'not', filter: one() }
  }
}

function drawValues(dice: Dice, field: ValueField): readonly string[] {
  const rule = entryFields[field]
  const values = 'values' in rule ? rule.values : drawnNames
  return dice.isLucky(0.1) ? ['unheard of', ...dice.some(values, 1)] : dice.some(values, 3)
}

function anyOf<Value>(dice: Dice, values: readonly Value[]): Value {
  const value = values[dice.throw(values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}
