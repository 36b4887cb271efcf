import { chooseLocale } from '#i18n/choose-locale.ts'
import { findCountry, localeOfDomain, world } from '#i18n/countries.ts'
import { pseudoLocale, spokenLocales } from '#i18n/locales.ts'
import type { Site } from '#sites/site.ts'
import type { ExperienceFlag } from '#visit/experience-flag.ts'
import type { Appearance, Viewer, Visit } from '#visit/visit.ts'
import { readPreferences, readViewed } from '#visit/visit-cookies.ts'
import type { Arrival } from './arrival.ts'

export type VisitHints = {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly acceptLanguage: string | undefined
  readonly viewer: Viewer
  readonly experiences: readonly ExperienceFlag[]
  readonly csrfToken: string
  readonly formKey: string
  readonly requestId: string
}

/** Step 3 of a request's life: who is here, in which language (SITE-03, SITE-07: cookie names carry the nickname). */
export function readVisit(
  arrival: Arrival,
  site: Site,
  hints: VisitHints,
  mode: 'production' | 'development',
): Visit {
  const cookie = (name: string) => hints.cookies[`${site.nickname}_${name}`]
  const ending = site.domains.find((domain) => arrival.hostname.endsWith(`${site.nickname}.${domain}`))
  const { locale, spoken } = chooseLocale({
    prefix: arrival.prefix,
    storedLocale: cookie('locale'),
    domainLocale: ending ? localeOfDomain(ending) : null,
    acceptLanguage: hints.acceptLanguage,
    spoken: mode === 'production' ? spokenLocales.filter((entry) => entry !== pseudoLocale) : spokenLocales,
  })
  return Object.freeze({
    site: site.nickname,
    prefix: arrival.prefix,
    locale,
    spoken,
    country: findCountry(cookie('country') ?? '')?.alpha3 ?? world.alpha3,
    viewer: hints.viewer,
    appearance: readAppearance(cookie('appearance')),
    preferences: readPreferences(cookie('preferences')),
    experiences: hints.experiences,
    viewed: readViewed(cookie('viewed')),
    csrfToken: hints.csrfToken,
    formKey: hints.formKey,
    requestId: hints.requestId,
  })
}

function readAppearance(text: string | undefined): Appearance {
  return text === 'light' || text === 'dark' ? text : 'system'
}
