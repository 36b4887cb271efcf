import { keywordClasses } from './advice-keywords.data.ts'

/** What models think of a picture. Nothing of it decides: people review it, and a record says what they found right. */
export type Suggestion = {
  readonly kind: 'keyword' | 'people' | 'nudity'
  /** A keyword's key; none, one, two or group; explicit or suggestive. */
  readonly value: string
  /** From 0 to 1. How sure the model is, not how often it is right. */
  readonly score: number
}

export type PictureNature = {
  /** Models know photographs; what is painted, drawn or made by a program fools them more often. */
  readonly isPhotograph: boolean
}

/** The thresholds. Raising them loses suggestions, lowering them lets nonsense in. */
export const adviceRules = {
  keyword: { from: { photograph: 0.7, other: 0.95 }, shownFrom: 0.9, atMost: 5 },
  /** A person is counted from here; one between the two makes a count unsure, and nothing is said. */
  people: { countedFrom: 0.3, doubtedFrom: 0.15, groupFrom: 3 },
  nudity: { from: 0.9 },
} as const

const classesOf: readonly (readonly [key: string, classes: readonly number[]])[] = Object.entries(
  keywordClasses,
).map(([key, ranges]) => [key, readRanges(ranges)])

/** `3 5-7` is 3, 5, 6 and 7. */
export function readRanges(text: string): readonly number[] {
  return text.split(' ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
}

/**
 * Keywords from the likelihoods of classes in several views of one picture. A keyword is as likely as all its classes
 * together, in the view that speaks least for it: what shows in one crop alone is mostly a mistake.
 */
export function suggestKeywords(
  views: readonly ArrayLike<number>[],
  { isPhotograph }: PictureNature,
): readonly Suggestion[] {
  const { from, atMost } = adviceRules.keyword
  const least = isPhotograph ? from.photograph : from.other
  return classesOf
    .map(([value, classes]): Suggestion => {
      const scores = views.map((view) => classes.reduce((sum, each) => sum + (view[each] ?? 0), 0))
      return { kind: 'keyword', value, score: Math.min(1, ...scores) }
    })
    .filter(({ score }) => views.length > 0 && score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, atMost)
}

/** How many people, from how sure the model is of each one it found. Null where it is in doubt. */
export function suggestPeople(found: readonly number[]): Suggestion | null {
  const { countedFrom, doubtedFrom, groupFrom } = adviceRules.people
  const counted = found.filter((score) => score >= countedFrom)
  const doubted = found.filter((score) => score >= doubtedFrom && score < countedFrom)
  // Whoever else may be there, three are a group.
  if (doubted.length > 0 && counted.length < groupFrom) return null
  if (counted.length === 0) return { kind: 'people', value: 'none', score: 1 - Math.max(0, ...found) }
  const value = counted.length >= groupFrom ? 'group' : counted.length === 2 ? 'two' : 'one'
  return { kind: 'people', value, score: Math.min(...counted) }
}

/** Likelihoods of the five classes that the model tells apart, in its order. */
export type NudityScores = {
  readonly drawing: number
  readonly explicitDrawing: number
  readonly neutral: number
  readonly explicit: number
  readonly suggestive: number
}

/** For editors alone; no visitor sees it. */
export function suggestNudity(scores: NudityScores): Suggestion | null {
  const candidates = [
    ['explicit', scores.explicit + scores.explicitDrawing],
    ['suggestive', scores.suggestive],
  ] as const
  const sure = candidates.find(([, score]) => score >= adviceRules.nudity.from)
  return sure ? { kind: 'nudity', value: sure[0], score: Math.min(1, sure[1]) } : null
}
