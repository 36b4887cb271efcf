import type { Locale, SpokenLocale } from '#i18n/locales.ts'
import type { Prefix } from '#i18n/prefixes.ts'
import type { SiteNickname } from '#sites/site.ts'

/** Who is looking. Members join with the accounts room. */
export type Viewer = { readonly kind: 'visitor' } | { readonly kind: 'bot' }

/** Appearance that the visitor chose, or the system's. */
export type Appearance = 'system' | 'light' | 'dark'

/** A free map of short texts. */
export type Preferences = Readonly<Record<string, string>>

/** Who is here, on which site, in which language. Built once for a request, frozen, passed along (SITE-03). */
export type Visit = Readonly<{
  site: SiteNickname
  prefix: Prefix | null
  /** The locale asked for. Its texts may not exist yet. */
  locale: Locale | SpokenLocale
  /** The locale whose texts are shown. */
  spoken: SpokenLocale
  /** ISO 3166-1 alpha-3, or XWW for the world. */
  country: string
  viewer: Viewer
  appearance: Appearance
  /** What the visitor wants to find as they left it, such as a hidden panel (SearchPreferences, seed 3). */
  preferences: Preferences
  /** Ids of the assets looked at last, the latest first. */
  viewed: readonly string[]
  requestId: string
}>

/** What the browser may know of a visit. */
export type ClientVisit = Pick<
  Visit,
  'site' | 'prefix' | 'locale' | 'spoken' | 'country' | 'appearance' | 'preferences'
> & {
  readonly isBot: boolean
  /** The country's name in the visitor's language; the table of countries stays on the server. */
  readonly countryName: string
}
