import { type AnyLocale, defaultLocale, isLocale, pseudoLocale } from '#i18n/locales.ts'
import { prefixOf } from '#i18n/prefixes.ts'
import { links, type Place } from '#links/links.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { AccountRow } from './account-queries.ts'
import type { Asking, MailContent, Room } from './needs.ts'

type Recipient = Pick<AccountRow, 'email' | 'locale'>

/** Where the button of each mail leads to. Codes stand in the query, never in the path: a path is logged more often. */
const targets = {
  'verify-email': (place: Place, code: string, returnurl?: string) =>
    links.verifyEmail(place, { code, returnurl }),
  'change-email': (place: Place, code: string) => links.verifyEmail(place, { code }),
  'reset-password': (place: Place, code: string) => links.resetPassword(place, { code }),
  'team-invitation': (place: Place, code: string) => links.teamInvitation(place, { code }),
  'already-registered': (place: Place, _code: string, returnurl?: string) =>
    links.signIn(place, { returnurl }),
  'address-in-use': (place: Place) => links.signIn(place),
  'forgot-username': (place: Place) => links.signIn(place),
  'password-changed': (place: Place) => links.forgotPassword(place),
  'email-changing': (place: Place) => links.forgotPassword(place),
  'new-device': (place: Place) => links.accountSessions(place),
} as const

type LinkedTemplate = keyof typeof targets
type ValuesOf<Template> = Extract<MailContent, { readonly template: Template }>['values']

/** A whole link, in the recipient's language, to the site by which somebody came. */
export function linkOf(
  template: LinkedTemplate,
  asking: Pick<Asking, 'origin'>,
  locale: string,
  code = '',
  returnTo: string | null = null,
): string {
  const spoken = localeOf(locale)
  const prefix = spoken === pseudoLocale ? null : prefixOf(spoken)
  return asking.origin + targets[template]({ prefix }, code, returnTo ?? undefined)
}

export function localeOf(text: string): AnyLocale {
  return isLocale(text) || text === pseudoLocale ? text : defaultLocale
}

/** Sends a mail of which the link is all that is to be filled in. */
export async function mailLink(
  room: Pick<Room, 'sendMail'>,
  transaction: DatabaseTransaction,
  template: Exclude<LinkedTemplate, 'forgot-username' | 'new-device' | 'team-invitation'>,
  to: Recipient,
  asking: Asking,
  code = '',
  returnTo: string | null = null,
): Promise<void> {
  const values: ValuesOf<typeof template> = { link: linkOf(template, asking, to.locale, code, returnTo) }
  await room.sendMail(
    { to: to.email, site: asking.site, locale: localeOf(to.locale), template, values },
    transaction,
  )
}
