import { createMemory } from '#platform/remember.ts'
import type { CoverageOutcome, CoverageQuestion } from '../domain/coverage.ts'
import { type CoverageNeeds, findCoverage } from './find-coverage.ts'

export type FindCoverage = (question: CoverageQuestion) => Promise<CoverageOutcome>

const forMs = 5_000
const atMost = 200

/** Coverage as pages ask for it: the same for everyone, so for some seconds the last answer serves a crowd. */
export function rememberedCoverage(needs: CoverageNeeds): FindCoverage {
  const remember = createMemory<CoverageOutcome>({
    forMs,
    atMost,
    keeps: ({ kind }) => kind !== 'unavailable',
  })
  return (question) => {
    const { visit, desk, day, page } = question
    const key = JSON.stringify([visit.site, visit.locale, desk, day, page])
    return remember(key, () => findCoverage(question, needs))
  }
}
