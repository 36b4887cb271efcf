import { createMemory } from '#platform/remember.ts'
import {
  findLanding,
  type LandingNeeds,
  type LandingOutcome,
  type LandingQuestion,
  landingLocale,
} from './find-landing.ts'

export type FindLanding = (question: LandingQuestion) => Promise<LandingOutcome>

const minuteMs = 60_000
const hourMs = 3_600_000
/** A library of fewer is quick to ask, and may be filling up just now. */
const fewAssets = 20_000
const atMost = 200

/** Landings as pages ask for them: they change slowly, and nobody waits where there is one of the last hours. */
export function rememberedLanding(needs: LandingNeeds): FindLanding {
  const remember = createMemory<LandingOutcome>({
    forMs: (outcome) => (totalOf(outcome) < fewAssets ? minuteMs : hourMs),
    staleForMs: 2 * hourMs,
    atMost,
    keeps: (outcome) => totalOf(outcome) > 0,
  })
  return (question) => {
    const { visit, parameters } = question
    const key = JSON.stringify([visit.site, landingLocale(visit), parameters])
    return remember(key, () => findLanding(question, needs))
  }
}

function totalOf(outcome: LandingOutcome): number {
  return outcome.kind === 'found' ? outcome.landing.total : 0
}
