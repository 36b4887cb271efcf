import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import type { ForgotUsernameData } from './forgot-username.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'forgotUsername'>; readonly publicUrls: PublicUrls }

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<ForgotUsernameData>> {
  const { visit, form, caller, needs } = request
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const outcome = await needs.accounts.forgotUsername({ ...asking, email: form.email ?? '' })
  if (outcome.ok) return { kind: 'done', to: links.forgotUsername(visit, { done: 'username-sent' }) }
  return refuseForm({
    failure: outcome.failure,
    typed: typedIn(form, 'email'),
    fields: { email: 'email' },
    show: (shown) => ({ done: null, form: shown }),
  })
}
