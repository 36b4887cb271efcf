import type { Composition, Mood } from '../../wording.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { PatternDrawing } from '../drawing.ts'
import { colorName } from './color-name.ts'
import { motifs } from './motifs.ts'
import { lookWords, motifWords, patternKeywords } from './pattern-words.data.ts'
import { sheetOf } from './sheet.ts'

export type PatternDescription = {
  title: string
  caption: string
  keywords: string[]
  mediaType: 'vector'
  moods: readonly Mood[]
  compositions: readonly Composition[]
  /** Hex strings, strongest first. */
  palette: readonly string[]
  people: { count: 0; ages: readonly never[] }
}

function orientationOf({ width, height }: PatternDrawing): string {
  if (width === height) return 'square'
  return width > height ? 'horizontal' : 'vertical'
}

/** A title's opening as it stands within a sentence. */
function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function titleOf(dice: Dice, name: string, tone: string): string {
  return dice.pick([
    `${name} in ${tone}`,
    `${name} pattern in ${tone}`,
    `Seamless pattern: ${inside(name)} in ${tone}`,
    `${name} as a repeating pattern in ${tone}`,
  ])
}

/** Says in American English what `drawPattern` draws, without drawing it. */
export function describePattern(drawing: PatternDrawing): PatternDescription {
  const dice = diceOf(drawing.seed, 3)
  const motif = motifWords[drawing.motif]
  const look = lookWords[drawing.look]
  const tone = dice.pick(look.tones)
  const palette = motifs[drawing.motif].palette(sheetOf(drawing))
  return {
    title: titleOf(dice, dice.pick(motif.names), tone),
    caption: `${motif.caption}: a seamless vector pattern in ${tone}.`,
    keywords: [
      ...new Set([
        ...motif.keywords,
        ...palette.slice(0, 5).map(colorName),
        ...look.keywords,
        ...patternKeywords,
        orientationOf(drawing),
      ]),
    ],
    mediaType: 'vector',
    moods: look.moods,
    compositions: ['abstract', 'fullframe'],
    palette,
    people: { count: 0, ages: [] },
  }
}
