import {
  type AnyLocale,
  defaultLocale,
  isLocale,
  type Locale,
  locales,
  pseudoLocale,
  type SpokenLocale,
  spokenLocales,
} from './locales.ts'
import { localeOfPrefix, type Prefix } from './prefixes.ts'

export type LocaleHints = {
  prefix: Prefix | null
  /** What the visitor chose earlier. Anything that is no locale is ignored. */
  storedLocale: string | null | undefined
  /** The locale of the country domain that was asked, if it has one. */
  domainLocale: Locale | null
  acceptLanguage: string | null | undefined
  /** The locales whose texts may be shown. Leave the pseudo-locale out in production. */
  spoken?: readonly SpokenLocale[]
}

export type ChosenLocale = {
  locale: AnyLocale
  /** The locale whose texts are shown: the default one while those of `locale` do not exist. */
  spoken: SpokenLocale
}

/** ROUTE-05: prefix, stored locale, country domain, Accept-Language, en-us. Never throws, whatever a client sends. */
export function chooseLocale(hints: LocaleHints): ChosenLocale {
  const { prefix, storedLocale, domainLocale, acceptLanguage, spoken = spokenLocales } = hints
  const locale =
    (prefix && localeOfPrefix[prefix]) ??
    readStored(storedLocale, spoken) ??
    domainLocale ??
    readAcceptLanguage(acceptLanguage ?? '') ??
    defaultLocale
  return { locale, spoken: spoken.find((candidate) => candidate === locale) ?? defaultLocale }
}

function readStored(stored: string | null | undefined, spoken: readonly SpokenLocale[]): AnyLocale | null {
  if (!stored) return null
  if (stored === pseudoLocale) return spoken.includes(pseudoLocale) ? pseudoLocale : null
  return isLocale(stored) ? stored : null
}

// No browser sends more; the rest of a hostile header is not worth the time.
const maxRanges = 50
const maxRangeLength = 60

/** The best of our locales for an Accept-Language header, or null if none of its languages is ours. */
export function readAcceptLanguage(header: string): Locale | null {
  const wishes = header
    .split(',', maxRanges)
    .flatMap((range) => readRange(range))
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wishes) {
    const locale = localeOfTag(tag)
    if (locale !== null) return locale
  }
  return null
}

function readRange(range: string): { tag: string; quality: number }[] {
  if (range.length > maxRangeLength) return []
  const match = /^([a-z]{2,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i.exec(range.trim())
  const tag = match?.[1]?.toLowerCase()
  const quality = Number(match?.[2] ?? 1)
  return tag === undefined || quality === 0 || quality > 1 ? [] : [{ tag, quality }]
}

const britishRegions = new Set([
  'gb',
  'ie',
  'au',
  'nz',
  'in',
  'za',
  'sg',
  'hk',
  'mt',
  'ke',
  'ng',
  '001',
  '150',
])

// Serbian is reached by the stored locale alone (ROUTE-05), so a browser's wish for it does not count.
const localeOfLanguage: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...locales
    .filter((locale) => locale !== 'sr' && !locale.includes('-'))
    .map((locale) => [locale, locale] as const),
  ['en', 'en-us'],
  ['pt', 'pt-br'],
  ['zh', 'zh-hk'],
])

function localeOfTag(tag: string): Locale | null {
  const [language = '', ...others] = tag.split('-')
  if (language === 'en' && others.some((part) => britishRegions.has(part))) return 'en-gb'
  if (language === 'pt' && others.includes('pt')) return 'pt-pt'
  return localeOfLanguage.get(language) ?? null
}
