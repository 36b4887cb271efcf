import { isAlpha3 } from '#i18n/countries.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { cleanText } from './clean-text.ts'

export type ProfileChanges = Readonly<{
  name?: string | undefined
  company?: string | undefined
  /** ISO 3166-1 alpha-3, or empty. */
  country?: string | undefined
  locale?: string | undefined
}>

export type ProfileErrors = Readonly<{ country?: 'country-unknown'; locale?: 'locale-unknown' }>
export type ParsedProfile = Readonly<{ name?: string; company?: string; country?: string; locale?: Locale }>

const mostCharacters = 100

/** What is not named stays as it is. */
export function parseProfile(changes: ProfileChanges): Result<ParsedProfile, ProfileErrors> {
  const { name, company, country, locale } = changes
  const isCountryKnown = country === undefined || country === '' || isAlpha3(country)
  const isLocaleKnown = locale === undefined || isLocale(locale)
  if (!isCountryKnown || !isLocaleKnown) {
    return failure({
      ...(!isCountryKnown && { country: 'country-unknown' as const }),
      ...(!isLocaleKnown && { locale: 'locale-unknown' as const }),
    })
  }
  return success({
    ...(name !== undefined && { name: cleanText(name, mostCharacters) }),
    ...(company !== undefined && { company: cleanText(company, mostCharacters) }),
    ...(country !== undefined && { country }),
    ...(locale !== undefined && { locale }),
  })
}
