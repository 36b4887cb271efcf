import { countryName } from '#i18n/countries.ts'
import type { ClientVisit, Visit } from './visit.ts'

export function clientVisitOf(visit: Visit): ClientVisit {
  const { site, prefix, locale, spoken, country, appearance, viewer } = visit
  return {
    site,
    prefix,
    locale,
    spoken,
    country,
    appearance,
    isBot: viewer.kind === 'bot',
    countryName: countryName(country, spoken),
  }
}
