import { countryName } from '#i18n/countries.ts'
import type { ClientVisit, Visit } from './visit.ts'

export function clientVisitOf(visit: Visit): ClientVisit {
  const { site, prefix, locale, spoken, country, appearance, preferences, viewer } = visit
  return {
    site,
    prefix,
    locale,
    spoken,
    country,
    appearance,
    preferences,
    isBot: viewer.kind === 'bot',
    countryName: countryName(country, spoken),
  }
}
