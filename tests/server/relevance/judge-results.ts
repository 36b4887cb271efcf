import type { Grade } from './grade-asset.ts'

/** How good one list of results is. */
export type Judged = Readonly<{
  /** 1 where no order of all assets would be better, 0 where nothing of it was asked for. */
  ndcg: number
  /** Whether the first result is exactly or nearly what was asked for. */
  isFirstGood: boolean
}>

export type Summary = Readonly<{ queries: number; ndcg: number; success: number }>

export const judgedPlaces = 10

/** Grades of the results in their order, against those of every asset that could have been shown. */
export function judgeResults(results: readonly Grade[], all: readonly Grade[]): Judged {
  const ideal = gainOf(all.toSorted((one, other) => other - one))
  const [first = 0] = results
  return { ndcg: ideal === 0 ? 0 : gainOf(results) / ideal, isFirstGood: first >= 2 }
}

function gainOf(grades: readonly Grade[]): number {
  return grades
    .slice(0, judgedPlaces)
    .reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** Means of those that have something in common, by what it is. */
export function summarize<Item extends Judged>(
  judged: readonly Item[],
  by: (item: Item) => string,
): ReadonlyMap<string, Summary> {
  const groups = Map.groupBy(judged, by)
  return new Map(
    [...groups].map(([name, items]) => [
      name,
      {
        queries: items.length,
        ndcg: meanOf(items.map(({ ndcg }) => ndcg)),
        success: meanOf(items.map(({ isFirstGood }) => (isFirstGood ? 1 : 0))),
      },
    ]),
  )
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
