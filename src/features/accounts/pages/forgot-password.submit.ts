import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import type { ForgotPasswordData } from './forgot-password.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'forgotPassword'>; readonly publicUrls: PublicUrls }

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<ForgotPasswordData>> {
  const { visit, form, caller, needs } = request
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const outcome = await needs.accounts.forgotPassword({ ...asking, login: form.login ?? '' })
  if (outcome.ok) return { kind: 'done', to: links.forgotPassword(visit, { done: 'reset-sent' }) }
  return refuseForm({
    failure: outcome.failure,
    typed: typedIn(form, 'login'),
    fields: { login: 'login' },
    show: (shown) => ({ done: null, form: shown }),
  })
}
