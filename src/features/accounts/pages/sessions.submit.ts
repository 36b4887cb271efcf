import { links, signInLink } from '#links/links.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import { signedOutCookies } from '#visit/session-cookies.ts'
import type { Accounts } from '../server.ts'
import type { SessionsData } from './sessions.load.ts'

type Needs = { readonly accounts: Pick<Accounts, 'endSession' | 'endAllSessions'> }

/** Ends one session or all. Whoever is only remembered may: nobody gets in by it. */
export async function submit(request: SubmitRequest<Needs>): Promise<Submitted<SessionsData>> {
  const { visit, form, caller, needs } = request
  const { viewer } = visit
  if (viewer.kind !== 'member') return { kind: 'done', to: signInLink(visit, links.accountSessions(visit)) }
  const signedOut = {
    kind: 'done',
    to: links.signIn(visit, { done: 'signed-out' }),
    cookies: signedOutCookies(visit.site, caller),
  } as const
  if (form.action === 'end-all') {
    await needs.accounts.endAllSessions(viewer)
    return signedOut
  }
  // One that is over already is what was asked for.
  await needs.accounts.endSession(viewer, form.session ?? '')
  if (form.session === viewer.sessionId) return signedOut
  return { kind: 'done', to: links.accountSessions(visit, { done: 'session-ended' }) }
}
