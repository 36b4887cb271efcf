import { countryName } from '#i18n/countries.ts'
import type { AuthState, ClientUser, ClientVisit, Viewer, Visit } from './visit.ts'

export function clientVisitOf(visit: Visit): ClientVisit {
  const { site, prefix, locale, spoken, country, appearance, preferences, experiences, viewer } = visit
  return {
    site,
    prefix,
    locale,
    spoken,
    country,
    appearance,
    preferences,
    experiences,
    csrfToken: visit.csrfToken,
    formKey: visit.formKey,
    isBot: viewer.kind === 'bot',
    authState: authStateOf(viewer),
    user: clientUserOf(viewer),
    countryName: countryName(country, spoken),
  }
}

export function authStateOf(viewer: Viewer): AuthState {
  return viewer.kind === 'bot' ? 'anonymous' : viewer.authState
}

/** What a browser may know of who is signed in: no number of ours. */
export function clientUserOf(viewer: Viewer): ClientUser | null {
  if (viewer.kind !== 'member') return null
  const { username, name, email, isEmailVerified, team } = viewer
  return { username, name, email, isEmailVerified, teamRole: team?.role ?? null }
}
