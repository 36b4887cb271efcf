import type { AuthState } from '#visit/visit.ts'

export type RegistrationFacts = Readonly<{
  authState: AuthState
  /** Agreements held, by name, such as `premium-access`. */
  agreements: readonly string[]
  /** Registered with an address alone, as whoever buys without an account. */
  isLite: boolean
  isSocial: boolean
  /** Has the expansion bundle. */
  isPlus: boolean
}>

const bases: Readonly<Record<AuthState, string>> = {
  anonymous: 'anonymous',
  logged_out: 'logged-out',
  remembered: 'remembered',
  remembered_secure: 'remembered-secure',
  authenticated: 'authenticated',
}

/** The label of tracking (TRACK-05): the state, then what is held by name, then lite, social, plus. */
export function registrationStatusOf(facts: RegistrationFacts): string {
  const suffixes = [
    ...[...new Set(facts.agreements)].sort(),
    ...(facts.isLite ? ['lite'] : []),
    ...(facts.isSocial ? ['social'] : []),
    ...(facts.isPlus ? ['plus'] : []),
  ]
  return [bases[facts.authState], ...suffixes].join('_')
}
