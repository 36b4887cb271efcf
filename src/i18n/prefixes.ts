import { type AnyLocale, defaultLocale, type Locale } from './locales.ts'

/** ROUTE-05. A prefix is lower-case: `/DE/…` has none. */
export const localeOfPrefix = {
  br: 'pt-br',
  cs: 'cs',
  de: 'de',
  en: 'en-us',
  es: 'es',
  fi: 'fi',
  fr: 'fr',
  hk: 'zh-hk',
  hu: 'hu',
  id: 'id',
  it: 'it',
  jp: 'ja',
  kr: 'ko',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt-pt',
  ro: 'ro',
  ru: 'ru',
  se: 'sv',
  th: 'th',
  tr: 'tr',
  uk: 'uk',
  vi: 'vi',
  zh: 'zh-hk',
} as const satisfies Record<string, Locale>

export type Prefix = keyof typeof localeOfPrefix

export const prefixes = Object.keys(localeOfPrefix) as Prefix[]

export function isPrefix(text: string): text is Prefix {
  return Object.hasOwn(localeOfPrefix, text)
}

/**
 * The prefix that links to a locale carry. The default locale needs none; en-gb, sr and the pseudo-locale have none.
 * Of hk and zh, which both speak zh-hk, hk is the one we write.
 */
export function prefixOf(locale: AnyLocale): Prefix | null {
  if (locale === defaultLocale) return null
  return prefixes.find((prefix) => localeOfPrefix[prefix] === locale) ?? null
}

// `/de//host` and `/de/\host` keep their prefix: what is left after stripping it would name another host.
const prefixed = /^\/([a-z]{2})(?=$|[?#]|\/(?![/\\]))/

/**
 * Takes the first segment off a path (with or without query and fragment) if it is a prefix. Only the first: `/de/fr/x`
 * is `/fr/x` in German. The rest always starts with a slash: `/de` and `/de/` both give `/`.
 */
export function splitPrefix(path: string): { prefix: Prefix | null; path: string } {
  const first = prefixed.exec(path)?.[1]
  if (first === undefined || !isPrefix(first)) return { prefix: null, path }

  const rest = path.slice(first.length + 1)
  return { prefix: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Puts a prefix before a path that starts with a slash. The home page is written without its slash: `/de`, `/de?x=1`. */
export function joinPrefix(prefix: Prefix | null, path: string): string {
  if (prefix === null) return path
  return `/${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`
}
