import { links } from '#links/links.ts'
import { parseReturnUrl } from '#links/return-url.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { findSaveWish } from '../server/forms/find-save-wish.ts'
import { inOwnLanguage } from '../server/forms/in-own-language.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import { type SignInData, type SignInNeeds, signInData } from './sign-in.load.ts'

type Needs = SignInNeeds & {
  readonly accounts: Pick<Accounts, 'signIn' | 'confirmPassword' | 'readProfile'>
  readonly publicUrls: PublicUrls
}

/** Signs in, or lets a member who was only remembered show again who they are. */
export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<SignInData>> {
  const { visit, query, form, caller, needs } = request
  const returnTo = parseReturnUrl(form.returnurl)
  const outcome = await (visit.viewer.kind === 'member' && query.has('again')
    ? needs.accounts.confirmPassword({ member: visit.viewer, password: form.password ?? '' })
    : needs.accounts.signIn({
        ...askingOf({ visit, caller }, needs.publicUrls),
        login: form.login ?? '',
        password: form.password ?? '',
        isRemembered: form.remember !== undefined,
        device: caller.device,
        userAgent: caller.userAgent,
        formerToken: caller.sessionToken,
      }))
  if (outcome.ok) {
    const profile = await needs.accounts.readProfile(outcome.value.member.accountId)
    const onward = inOwnLanguage({ visit, caller }, returnTo ?? links.account(visit), profile?.locale)
    const cookies = [...signedInCookies(visit.site, caller, outcome.value), ...onward.cookies]
    return { kind: 'done', to: onward.to, cookies }
  }
  const wish = await findSaveWish(needs, visit, query, returnTo)
  return refuseForm({
    failure: outcome.failure,
    typed: typedIn(form, 'login', ...(form.remember === undefined ? [] : ['remember'])),
    fields: { 'wrong-login': 'password', 'wrong-password': 'password', password: 'password' },
    show: (shown) => ({ ...signInData(visit, query, needs, wish, shown), returnTo }),
  })
}
