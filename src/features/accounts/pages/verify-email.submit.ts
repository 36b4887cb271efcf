import { links, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import { askingOf, type PublicUrls } from '../server/calls/call-parts.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'
import { leadOn } from '../server/forms/lead-on.ts'
import { refuseForm, typedIn } from '../server/forms/refuse-form.ts'
import type { Accounts } from '../server.ts'
import { type VerifyEmailData, verifyEmailData } from './verify-email.load.ts'

type Needs = {
  readonly accounts: Pick<Accounts, 'verifyEmail' | 'sendVerification'>
  readonly publicUrls: PublicUrls
}
type Outcome = Promise<Submitted<VerifyEmailData>>

const done = { 'verify-email': 'email-verified', 'change-email': 'email-changed' } as const

/** Programs that look through mails follow links, so that only the button confirms. */
export async function submit(request: SubmitRequest<Needs>): Outcome {
  return request.form.action === 'resend' ? resend(request) : confirm(request)
}

async function confirm({ visit, query, form, caller, needs }: SubmitRequest<Needs>): Outcome {
  const outcome = await needs.accounts.verifyEmail({
    ...askingOf({ visit, caller }, needs.publicUrls),
    code: query.get('code') ?? '',
    member: visit.viewer.kind === 'member' ? visit.viewer : null,
  })
  if (!outcome.ok) {
    const { failure } = outcome
    // What stands in the way may pass: the link can be tried again.
    const hasCode = failure !== 'wrong-code' && failure !== 'stale-code'
    return refuseForm({
      failure,
      typed: typedIn(form, 'action'),
      show: (shown) => ({ ...verifyEmailData(visit, query, shown), hasCode }),
    })
  }
  const { purpose, signedIn, isOwn } = outcome.value
  const word = done[purpose]
  const returnTo = returnUrlIn(query)
  if (!isOwn) {
    return { kind: 'done', to: links.signIn(visit, { done: word, returnurl: returnTo ?? undefined }) }
  }
  return {
    kind: 'done',
    to: leadOn(returnTo ?? links.account(visit), word),
    cookies: signedIn ? signedInCookies(visit.site, caller, signedIn) : [],
  }
}

async function resend({ visit, query, form, caller, needs }: SubmitRequest<Needs>): Outcome {
  const { viewer } = visit
  const returnTo = returnUrlIn(query)
  const returnurl = returnTo ?? undefined
  if (viewer.kind !== 'member') {
    return { kind: 'done', to: signInLink(visit, links.verifyEmail(visit, { returnurl })) }
  }
  const asking = askingOf({ visit, caller }, needs.publicUrls)
  const outcome = await needs.accounts.sendVerification({ ...asking, accountId: viewer.accountId, returnTo })
  if (outcome.ok) return { kind: 'done', to: links.verifyEmail(visit, { done: 'resent', returnurl }) }
  if (outcome.failure === 'verified-already') return { kind: 'done', to: returnTo ?? links.account(visit) }
  const show = verifyEmailData.bind(null, visit, query)
  return refuseForm({ failure: outcome.failure, typed: typedIn(form, 'action'), show })
}
