import { entryFields, type FieldRule } from '../domain/entry-fields.data.ts'
import { gap, type IndexEntry, lookLength, type Token } from '../domain/index-entry.ts'
import type { Dice } from './dice.ts'

/** Few enough to meet often; some begin alike, some are not Latin, one lies beyond 16 bits and one just below. */
export const drawnWords: readonly Token[] = [
  ...['dog', 'do', 'door', 'dogma', 'red', 'sea', 'season', 'seaside', 'sun', 'sunset', 'car', 'card'],
  ...[
    '犬',
    '犬小屋',
    'собака',
    '\u{1f600}',
    '\u{1f600}x',
    '\uffed',
    'a',
    'ab',
    'abc',
    'zebra',
    'hund',
    'hunde',
  ],
]
export const drawnConcepts: readonly Token[] = Array.from({ length: 20 }, (_, at) => `k${at * 7}`)
export const drawnNames: readonly string[] = [
  'b',
  'a',
  'aa',
  'Ä',
  'z',
  '10',
  '9',
  'x y',
  '犬',
  '\u{1f600}',
  '\uffed',
]
export const drawnNumbers: readonly number[] = [0, 1, 2, 3, 20_000, 20_001, 4_294_967_295]

/** An entry of few values, so that questions find something and find it often. */
export function drawEntry(dice: Dice, id: number): IndexEntry {
  const words = (most: number) => dice.some(drawnWords, most)
  const freeKeywords = Array.from({ length: dice.throw(4) }, () => [...words(2), gap]).flat()
  const concepts = dice.some(drawnConcepts, 5)
  return {
    id: String(id),
    assetType: dice.isLucky(0.25) ? 'film' : 'image',
    fields: Object.fromEntries(
      Object.entries(entryFields).map(([field, rule]) => [field, drawValue(dice, rule)]),
    ) as IndexEntry['fields'],
    words: {
      ...(dice.isLucky(0.8) && { title: words(5) }),
      ...(dice.isLucky(0.3) && { names: words(3) }),
      ...(freeKeywords.length > 0 && { freeKeywords }),
      ...(dice.isLucky(0.4) && { caption: words(9) }),
      concepts,
      colors: dice.some(['c1', 'c2', 'c3'], 4),
    },
    look: dice.isLucky(0.3) ? Int8Array.from({ length: lookLength }, () => dice.throw(255) - 127) : null,
  }
}

function drawValue(dice: Dice, rule: FieldRule): string | number | null | readonly string[] {
  switch (rule.kind) {
    case 'choice':
      return dice.isLucky(0.2) ? null : dice.pick(('values' in rule && rule.values) || [])
    case 'choices':
      return [...new Set(dice.some(('values' in rule && rule.values) || [], 3))]
    case 'name':
      return dice.isLucky(0.4) ? null : dice.pick(drawnNames)
    case 'names':
      return [...new Set(dice.some(drawnNames, 3))]
    case 'number':
      return dice.isLucky(0.2) ? null : dice.pick(drawnNumbers)
  }
}
