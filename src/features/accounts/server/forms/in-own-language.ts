import { isLocale } from '#i18n/locales.ts'
import { joinPrefix, prefixOf, splitPrefix } from '#i18n/prefixes.ts'
import type { Caller } from '#visit/caller.ts'
import type { Visit } from '#visit/visit.ts'
import { writeCookie, yearSeconds } from '#visit/write-cookie.ts'

type Sent = { readonly visit: Visit; readonly caller: Pick<Caller, 'isSecure'> }

/** Whoever has signed in goes on in the language of the profile, unless an address has said another one. */
export function inOwnLanguage(
  { visit, caller }: Sent,
  to: string,
  locale: string | undefined,
): { readonly to: string; readonly cookies: readonly string[] } {
  const isSaid = visit.prefix !== null || splitPrefix(to).prefix !== null
  if (isSaid || locale === undefined || !isLocale(locale) || locale === visit.locale) {
    return { to, cookies: [] }
  }
  const terms = { forSeconds: yearSeconds, isSecure: caller.isSecure }
  return {
    to: joinPrefix(prefixOf(locale), to),
    cookies: [writeCookie(visit.site, 'locale', locale, terms)],
  }
}
