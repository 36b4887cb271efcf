import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedOutCookies } from '#visit/session-cookies.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'
import { refuseForm } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import { type CloseData, closeData } from './close.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'closeAccount'>; readonly publicUrls: PublicUrls }

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<CloseData>> {
  const { visit, form, caller, needs } = request
  const { viewer: member } = visit
  const again = entranceTo(visit, links.accountClose(visit))
  if (!mayChangeAccount(member)) return { kind: 'done', to: again }
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const outcome = await needs.accounts.closeAccount({ ...asking, member, password: form.password ?? '' })
  if (outcome.ok) {
    const to = links.signIn(visit, { done: 'account-closed' })
    return { kind: 'done', to, cookies: signedOutCookies(visit.site, caller) }
  }
  if (outcome.failure === 'sign-in-again') return { kind: 'done', to: again }
  return refuseForm({
    failure: outcome.failure,
    typed: {},
    fields: { 'wrong-password': 'password', password: 'password' },
    show: (shown) => closeData(member, shown),
  })
}
