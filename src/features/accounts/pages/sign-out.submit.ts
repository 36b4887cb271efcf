import { links } from '#links/links.ts'
import { parseReturnUrl } from '#links/return-url.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedOutCookies } from '#visit/session-cookies.ts'
import type { Accounts } from '../server.ts'
import type { SignOutData } from './sign-out.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'signOut'> }

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<SignOutData>> {
  const { visit, form, caller, needs } = request
  const { site } = visit
  if (caller.sessionToken !== null) await needs.accounts.signOut({ site, token: caller.sessionToken })
  return {
    kind: 'done',
    to: parseReturnUrl(form.returnurl) ?? links.signIn(visit, { done: 'signed-out' }),
    cookies: signedOutCookies(site, caller),
  }
}
