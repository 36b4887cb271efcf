import { links } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { refuseForm } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import type { ResetPasswordData } from './reset-password.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'resetPassword'>; readonly publicUrls: PublicUrls }

export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<ResetPasswordData>> {
  const { visit, query, form, caller, needs } = request
  const outcome = await needs.accounts.resetPassword({
    ...askingOf({ visit, caller }, needs.publicUrls),
    code: query.get('code') ?? '',
    password: form.password ?? '',
  })
  if (outcome.ok) return { kind: 'done', to: links.signIn(visit, { done: 'password-reset' }) }
  const { failure } = outcome
  return refuseForm({
    failure,
    typed: {},
    fields: { password: 'password' },
    show: (shown) => ({ isOver: failure === 'wrong-code' || failure === 'stale-code', form: shown }),
  })
}
