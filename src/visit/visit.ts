import type { Locale, SpokenLocale } from '#i18n/locales.ts'
import type { Prefix } from '#i18n/prefixes.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { ExperienceFlag } from './experience-flag.ts'

/** How sure we are of who is looking (TRACK-05). */
export type AuthState = 'anonymous' | 'logged_out' | 'remembered' | 'remembered_secure' | 'authenticated'

export type TeamRole = 'member' | 'leader'

/** Someone who is signed in on this site. */
export type Member = Readonly<{
  kind: 'member'
  accountId: string
  /** Names the session in lists; never the token. */
  sessionId: string
  authState: 'remembered' | 'remembered_secure' | 'authenticated'
  username: string
  /** May be empty. */
  name: string
  email: string
  isEmailVerified: boolean
  /** Has no password of ours. */
  isSocial: boolean
  /** Site B only. */
  team: Readonly<{ id: string; name: string; role: TeamRole }> | null
}>

/** Who is looking. */
export type Viewer =
  | Readonly<{ kind: 'visitor'; authState: 'anonymous' | 'logged_out' }>
  | Readonly<{ kind: 'bot' }>
  | Member

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
  /** What is switched on (FLAG-01). */
  experiences: readonly ExperienceFlag[]
  /** Ids of the assets looked at last, the latest first. */
  viewed: readonly string[]
  /** What a change must carry along; empty for a bot, which changes nothing. */
  csrfToken: string
  /** By this a form of the page that is answered now is known again when it comes twice; empty for who is not signed in. */
  formKey: string
  requestId: string
}>

/** What the browser may know of a member. */
export type ClientUser = Readonly<
  Pick<Member, 'username' | 'name' | 'email' | 'isEmailVerified'> & { teamRole: TeamRole | null }
>

/** What the browser may know of a visit. */
export type ClientVisit = Pick<
  Visit,
  | 'site'
  | 'prefix'
  | 'locale'
  | 'spoken'
  | 'country'
  | 'appearance'
  | 'preferences'
  | 'experiences'
  | 'csrfToken'
  | 'formKey'
> & {
  readonly isBot: boolean
  readonly authState: AuthState
  readonly user: ClientUser | null
  /** The country's name in the visitor's language; the table of countries stays on the server. */
  readonly countryName: string
}
