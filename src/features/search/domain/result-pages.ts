import { deepestOffset } from './index-question.ts'

export const assetsPerPage = 60
/** First page number 1 (seed 9); deeper than this no page is served. */
export const lastPage = deepestPage(assetsPerPage)

/** The last page that one question to the index can reach. */
export function deepestPage(perPage: number): number {
  return Math.floor(deepestOffset / perPage)
}
