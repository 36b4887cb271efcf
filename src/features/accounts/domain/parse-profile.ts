import { isAlpha3 } from '#i18n/countries.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import { cleanLine, isLongerThan } from './clean-text.ts'

export type ProfileChanges = Readonly<{
  name?: string | undefined
  company?: string | undefined
  /** ISO 3166-1 alpha-3, or empty. */
  country?: string | undefined
  locale?: string | undefined
}>

export type ProfileErrors = Readonly<{
  name?: 'name-too-long'
  company?: 'company-too-long'
  country?: 'country-unknown'
  locale?: 'locale-unknown'
}>
export type ParsedProfile = Readonly<{ name?: string; company?: string; country?: string; locale?: Locale }>

const mostCharacters = 100

/** What is not named stays as it is. */
export function parseProfile(changes: ProfileChanges): Result<ParsedProfile, ProfileErrors> {
  const { country, locale } = changes
  const name = changes.name === undefined ? undefined : cleanLine(changes.name)
  const company = changes.company === undefined ? undefined : cleanLine(changes.company)
  const isNameLong = isLongerThan(mostCharacters, name ?? '')
  const isCompanyLong = isLongerThan(mostCharacters, company ?? '')
  const isCountryKnown = country === undefined || country === '' || isAlpha3(country)
  const isLocaleKnown = locale === undefined || isLocale(locale)
  if (isNameLong || isCompanyLong || !isCountryKnown || !isLocaleKnown) {
    return failure({
      ...(isNameLong && { name: 'name-too-long' as const }),
      ...(isCompanyLong && { company: 'company-too-long' as const }),
      ...(!isCountryKnown && { country: 'country-unknown' as const }),
      ...(!isLocaleKnown && { locale: 'locale-unknown' as const }),
    })
  }
  return success({
    ...(name !== undefined && { name }),
    ...(company !== undefined && { company }),
    ...(country !== undefined && { country }),
    ...(locale !== undefined && { locale }),
  })
}
