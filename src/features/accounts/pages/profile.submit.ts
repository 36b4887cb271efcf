import { isLocale } from '#i18n/locales.ts'
import { prefixOf } from '#i18n/prefixes.ts'
import { links, type Place } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import type { Member } from '#visit/visit.ts'
import { writeCookie, yearSeconds } from '#visit/write-cookie.ts'
import type { DoneWord } from '../domain/page-words.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import type { AnyFailure } from '../server/calls/refuse.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import { type ProfileData, type ProfileNeeds, profileData } from './profile.load.ts'

type Needs = ProfileNeeds & {
  readonly accounts: Pick<Accounts, 'changeProfile' | 'changeEmail' | 'changePassword'>
  readonly publicUrls: PublicUrls
}
type Request = SubmitRequest<Needs>
type Change = (request: Request, member: Member) => Promise<Changed>
type Changed =
  | { readonly done: DoneWord; readonly cookies?: readonly string[]; readonly place?: Place }
  | { readonly failure: AnyFailure; readonly fields: Readonly<Record<string, string>> }

/** Each form of the page, by the action of its button. */
const changes: Readonly<Record<string, Change>> = {
  profile: async ({ visit, form, caller, needs }, member) => {
    const { name, company, country, locale } = form
    const outcome = await needs.accounts.changeProfile({
      member,
      changes: { name, company, country, locale },
    })
    if (!outcome.ok) return { failure: outcome.failure, fields: {} }
    if (locale === undefined || !isLocale(locale)) return { done: 'profile-saved' }
    // Whoever chooses a language wants to read it at once, as with the choice at the foot of a page.
    const terms = { forSeconds: yearSeconds, isSecure: caller.isSecure }
    const cookies = [writeCookie(visit.site, 'locale', locale, terms)]
    const place = locale === visit.locale ? visit : { prefix: prefixOf(locale) }
    return { done: 'profile-saved', cookies, place }
  },

  email: async ({ visit, form, caller, needs }, member) => {
    const { email = '', password = '' } = form
    const asking = askingOf({ visit, caller }, needs.publicUrls)
    const outcome = await needs.accounts.changeEmail({ ...asking, member, email, password })
    const fields = { email: 'email', 'wrong-password': 'password', password: 'password' }
    return outcome.ok ? { done: 'email-sent' } : { failure: outcome.failure, fields }
  },

  password: async ({ visit, form, caller, needs }, member) => {
    const { before = '', after = '' } = form
    const asking = askingOf({ visit, caller }, needs.publicUrls)
    const outcome = await needs.accounts.changePassword({ ...asking, member, before, after })
    const fields = { password: 'before', 'wrong-password': 'before', newPassword: 'after' }
    if (!outcome.ok) return { failure: outcome.failure, fields }
    return { done: 'password-changed', cookies: signedInCookies(visit.site, caller, outcome.value) }
  },
}

const typedFields = ['action', 'name', 'company', 'country', 'locale', 'email'] as const

export async function submit(request: Request): Promise<Submitted<ProfileData>> {
  const { visit, form, needs } = request
  const path = links.accountProfile(visit)
  const { viewer } = visit
  const change = Object.hasOwn(changes, form.action ?? '') ? changes[form.action ?? ''] : undefined
  if (!mayChangeAccount(viewer)) return { kind: 'done', to: entranceTo(visit, path) }
  if (!change) return { kind: 'done', to: path }
  const changed = await change(request, viewer)
  if ('done' in changed) {
    const { done, cookies = [], place = visit } = changed
    return { kind: 'done', to: links.accountProfile(place, { done }), cookies }
  }
  const data = await profileData(visit, viewer, needs)
  if (changed.failure === 'sign-in-again' || !data) return { kind: 'done', to: entranceTo(visit, path) }
  const sent = typedFields.filter((name) => form[name] !== undefined)
  return refuseForm({
    ...changed,
    typed: typedIn(form, ...sent),
    show: (shown) => ({ ...data, form: shown }),
  })
}
