import type { AnyLocale } from '#i18n/locales.ts'

/** Languages whose words are read by rules of their own; locales of one language share them. */
export const languageCodes = [
  'cs',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const

export type LanguageCode = (typeof languageCodes)[number]

/** The pseudo-locale is English underneath. */
export function languageOf(locale: AnyLocale): LanguageCode {
  const start = locale.slice(0, 2)
  return languageCodes.find((code) => code === start) ?? 'en'
}
