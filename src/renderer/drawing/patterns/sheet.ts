import { type Dice, diceOf } from '../dice.ts'
import type { PatternDrawing } from '../drawing.ts'
import { type Frame, frameOf } from '../stage.ts'
import { type PatternScheme, patternPalettes } from './pattern-palettes.data.ts'

/** What a motif is printed on and with, all of it chosen by the seed. */
export type Sheet = Frame &
  PatternScheme & {
    readonly dice: Dice
    /** The color that makes the look; always among the first two. */
    readonly bold: string
    readonly zoom: number
    /** For motifs with several designs: a number from 0 to 11. */
    readonly variant: number
  }

export type Motif = {
  draw(sheet: Sheet): string
  /** The colors one sees, strongest first; they are known without drawing. */
  palette(sheet: Sheet): readonly string[]
}

export function sheetOf(drawing: PatternDrawing): Sheet {
  const dice = diceOf(drawing.seed, 1)
  const scheme = dice.pick(patternPalettes[drawing.look])
  const [bold, ...others] = scheme.colors
  const [one = bold, two = bold, three = bold, four = bold] = dice.shuffled(others)
  const leads = dice.chance(0.5)
  return {
    ...frameOf(drawing),
    ground: scheme.ground,
    ink: scheme.ink,
    colors: leads ? [bold, one, two, three, four] : [one, bold, two, three, four],
    bold,
    zoom: dice.between(0.78, 1.25),
    variant: dice.whole(0, 11),
    dice: diceOf(drawing.seed, 2),
  }
}
