import { found, type Loaded, notFound, type PageRequest, unavailable } from '#visit/page-contract.ts'
import type { Landing } from '../domain/landing.ts'
import { type LandingName, landingNames, landingScopes } from '../domain/landing-scopes.data.ts'
import type { FindLanding } from '../server/remembered-landing.ts'

export type LandingData = {
  readonly name: LandingName
  /** Null while the index cannot answer. */
  readonly landing: Landing | null
}

type Needs = { readonly findLanding: FindLanding }

export async function load({ visit, route, needs }: PageRequest<Needs>): Promise<Loaded<LandingData>> {
  const name = landingNames.find((one) => one === route)
  if (name === undefined) return notFound
  const outcome = await needs.findLanding({ visit, parameters: landingScopes[name] })
  return outcome.kind === 'found'
    ? found({ name, landing: outcome.landing })
    : unavailable({ name, landing: null }, outcome.retryAfterSeconds)
}
