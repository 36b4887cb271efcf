import { links } from '#links/links.ts'
import { parseReturnUrl } from '#links/return-url.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { findSaveWish, type WishNeeds } from '../server/forms/find-save-wish.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import type { RegisterData } from './register.load.ts'

type Needs = WishNeeds & {
  readonly accounts: Pick<Accounts, 'register' | 'signIn'>
  readonly publicUrls: PublicUrls
}

/** Registers and signs in at once, whether or not the address is somebody else's: that shows in its mailbox alone. */
export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<RegisterData>> {
  const { visit, query, form, caller, needs } = request
  const returnTo = parseReturnUrl(form.returnurl)
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const { email = '', username = '', password = '' } = form
  const { locale, country } = visit
  const outcome = await needs.accounts.register({
    ...{ ...asking, email, username, password, locale, country },
    returnTo,
  })
  if (!outcome.ok) {
    const wish = await findSaveWish(needs, visit, query, returnTo)
    return refuseForm({
      failure: outcome.failure,
      typed: typedIn(form, 'email', 'username'),
      fields: { username: 'username' },
      show: (shown) => ({ returnTo, wish, form: shown }),
    })
  }
  const { device, userAgent, sessionToken: formerToken } = caller
  const signedIn = await needs.accounts.signIn({
    ...asking,
    ...{ login: username, password, isRemembered: false },
    ...{ device, userAgent, formerToken },
  })
  const to = links.verifyEmail(visit, { done: 'registered', returnurl: returnTo ?? undefined })
  if (!signedIn.ok) return { kind: 'done', to }
  return { kind: 'done', to, cookies: signedInCookies(visit.site, caller, signedIn.value) }
}
