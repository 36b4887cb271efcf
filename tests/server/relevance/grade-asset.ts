import type { Truth } from './truth-of.ts'

/** How well an asset answers a wish: 3 exactly what was asked for, 2 good, 1 acceptable, 0 anything else. */
export type Grade = 0 | 1 | 2 | 3

/**
 * Facts that must all hold, with blanks between: `sea` is any sea, `sea/sunset` one look of it, `glyph/cat|glyph/dog` one or
 * the other, `glyph/*book` whatever ends so, `-glyph/black-cat` must not hold.
 */
export type Selector = string

export type Judgement = Readonly<{
  exact: readonly Selector[]
  good?: readonly Selector[]
  acceptable?: readonly Selector[]
}>

export function gradeAsset({ exact, good = [], acceptable = [] }: Judgement, truth: Truth): Grade {
  if (exact.some((selector) => isSelected(selector, truth))) return 3
  if (good.some((selector) => isSelected(selector, truth))) return 2
  return acceptable.some((selector) => isSelected(selector, truth)) ? 1 : 0
}

export function isSelected(selector: Selector, truth: Truth): boolean {
  return selector.split(' ').every((term) => {
    const isWanted = !term.startsWith('-')
    return holds(isWanted ? term : term.slice(1), truth) === isWanted
  })
}

function holds(term: string, truth: Truth): boolean {
  const patterns = term.split('|').map(patternOf)
  return [...truth].some((fact) => patterns.some((pattern) => pattern.test(fact)))
}

const known = new Map<string, RegExp>()

/** A fact itself or whatever lies below it; a star stands for the rest of a name. */
function patternOf(fact: string): RegExp {
  const before = known.get(fact)
  if (before) return before
  const pattern = new RegExp(`^${fact.replaceAll('*', '[^/]*')}(?:/|$)`)
  known.set(fact, pattern)
  return pattern
}
