import { z } from 'zod'
import { type Answer, type Caller, json } from '#platform/endpoint.ts'
import type { SiteNickname } from '#sites/site.ts'
import { authStateOf, clientUserOf } from '#visit/client-visit.ts'
import { signedInCookies, signedOutCookies } from '#visit/session-cookies.ts'
import type { Visit } from '#visit/visit.ts'
import type { Asking } from '../needs.ts'
import type { SignedIn } from '../sessions.ts'

export const api = '/components/account/api'

/** Longer than any text of these calls may be; what is too long for its field is told by the use case. */
export const typed = z.string().max(1_000)

export const userAnswer = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  teamRole: z.enum(['member', 'leader']).nullable(),
})

type Sent = { readonly visit: Visit; readonly caller: Caller }

export function askingOf({ visit, caller }: Sent, publicUrls: PublicUrls): Asking {
  const { site } = visit
  return { site, address: caller.address, origin: publicUrls[site] ?? caller.origin }
}

export type PublicUrls = Readonly<Partial<Record<SiteNickname, string>>>

/** What `GET session` tells, of the one who has just signed in; the token is that of the browser's new name. */
export function answerSignedIn({ visit, caller }: Sent, signedIn: SignedIn, more: object = {}): Answer {
  const visitor = caller.renewVisitor()
  const user = clientUserOf(signedIn.member)
  const authState = authStateOf(signedIn.member)
  const cookies = signedInCookies(visit.site, { ...caller, renewVisitor: () => visitor }, signedIn)
  return withCookies(json(200, { ...user, authState, csrfToken: visitor.csrfToken, ...more }), cookies)
}

export function answerSignedOut({ visit, caller }: Sent, more: object = {}): Answer {
  const visitor = caller.renewVisitor()
  const cookies = signedOutCookies(visit.site, { ...caller, renewVisitor: () => visitor })
  return withCookies(json(200, { csrfToken: visitor.csrfToken, ...more }), cookies)
}

/** Whatever tells a token or sets a cookie is kept nowhere. */
export function withCookies(answer: Answer, cookies: readonly string[]): Answer {
  const headers = { ...answer.headers, 'cache-control': 'no-store' }
  return { ...answer, headers: cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers }
}
