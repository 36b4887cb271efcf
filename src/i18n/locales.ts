/** I18N-01. The order is the one in which a language menu lists them. */
export const locales = [
  'cs',
  'de',
  'en-gb',
  'en-us',
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
  'pt-br',
  'pt-pt',
  'ro',
  'ru',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-hk',
] as const

export type Locale = (typeof locales)[number]

/** English made longer, accented and laid out right to left: shows what a layout or a hard-wired text would break. */
export const pseudoLocale = 'ar-xb'

export type AnyLocale = Locale | typeof pseudoLocale

export const defaultLocale = 'en-us' satisfies Locale

/** Those whose texts are complete. Whether the pseudo-locale may be seen is the caller's decision. */
export const spokenLocales = [
  'en-us',
  'en-gb',
  'de',
  'ja',
  pseudoLocale,
] as const satisfies readonly AnyLocale[]

export type SpokenLocale = (typeof spokenLocales)[number]

type Facts = { languageTag: string; endonym: string }

// Serbian is written in Latin script, as shops in Serbia mostly do; 'sr' alone would give Cyrillic dates.
const facts: Record<AnyLocale, Facts> = {
  'ar-xb': { languageTag: 'ar-XB', endonym: 'Ƥşḗŭḓǿ (RTL)' },
  cs: { languageTag: 'cs', endonym: 'Čeština' },
  de: { languageTag: 'de', endonym: 'Deutsch' },
  'en-gb': { languageTag: 'en-GB', endonym: 'English (UK)' },
  'en-us': { languageTag: 'en-US', endonym: 'English (US)' },
  es: { languageTag: 'es', endonym: 'Español' },
  fi: { languageTag: 'fi', endonym: 'Suomi' },
  fr: { languageTag: 'fr', endonym: 'Français' },
  hu: { languageTag: 'hu', endonym: 'Magyar' },
  id: { languageTag: 'id', endonym: 'Bahasa Indonesia' },
  it: { languageTag: 'it', endonym: 'Italiano' },
  ja: { languageTag: 'ja', endonym: '日本語' },
  ko: { languageTag: 'ko', endonym: '한국어' },
  nl: { languageTag: 'nl', endonym: 'Nederlands' },
  pl: { languageTag: 'pl', endonym: 'Polski' },
  'pt-br': { languageTag: 'pt-BR', endonym: 'Português (Brasil)' },
  'pt-pt': { languageTag: 'pt-PT', endonym: 'Português (Portugal)' },
  ro: { languageTag: 'ro', endonym: 'Română' },
  ru: { languageTag: 'ru', endonym: 'Русский' },
  sr: { languageTag: 'sr-Latn', endonym: 'Srpski' },
  sv: { languageTag: 'sv', endonym: 'Svenska' },
  th: { languageTag: 'th', endonym: 'ไทย' },
  tr: { languageTag: 'tr', endonym: 'Türkçe' },
  uk: { languageTag: 'uk', endonym: 'Українська' },
  vi: { languageTag: 'vi', endonym: 'Tiếng Việt' },
  'zh-hk': { languageTag: 'zh-HK', endonym: '繁體中文' },
}

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

/** The BCP 47 tag for `lang` and `hreflang`. */
export function languageTagOf(locale: AnyLocale): string {
  return facts[locale].languageTag
}

/** The tag to give to Intl. The pseudo-locale is English underneath: Arabic plurals and digits would not fit its texts. */
export function formattingTagOf(locale: AnyLocale): string {
  return languageTagOf(locale === pseudoLocale ? defaultLocale : locale)
}

export function directionOf(locale: AnyLocale): 'ltr' | 'rtl' {
  return locale === pseudoLocale ? 'rtl' : 'ltr'
}

/** What a language calls itself, for language menus. */
export function endonymOf(locale: AnyLocale): string {
  return facts[locale].endonym
}
