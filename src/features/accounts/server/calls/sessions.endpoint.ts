import { z } from 'zod'
import { parseReturnUrl } from '#links/return-url.ts'
import { type Endpoint, endpoint, json, notSignedIn, problem } from '#platform/endpoint.ts'
import { authStateOf, clientUserOf } from '#visit/client-visit.ts'
import type { Accounts } from '../open-accounts.ts'
import {
  answerSignedIn,
  answerSignedOut,
  api,
  askingOf,
  type PublicUrls,
  typed,
  userAnswer,
  withCookies,
} from './call-parts.ts'
import { refuse } from './refuse.ts'

type Needs = {
  readonly accounts: Pick<Accounts, 'signIn' | 'signOut' | 'listSessions' | 'endSession' | 'endAllSessions'>
  readonly publicUrls: PublicUrls
}

const authState = z.enum(['anonymous', 'logged_out', 'remembered', 'remembered_secure', 'authenticated'])

const free = z.record(z.string(), z.unknown())
/** FLAG-01. */
const experience = z.object({ name: z.string(), isActive: z.boolean(), activeOffers: free, metadata: free })

/** Who is here, signing in and out, and one's own sessions. */
export function sessionCalls({ accounts, publicUrls }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/session`,
        summary: 'Who is here, and the token that changes must carry.',
        answer: z.object({
          authState,
          user: userAnswer.nullable(),
          site: z.string(),
          csrfToken: z.string(),
          experiences: z.array(experience),
        }),
      },
      async ({ visit, caller }) => {
        const { viewer, site, csrfToken, experiences } = visit
        const facts = { authState: authStateOf(viewer), user: clientUserOf(viewer), site, csrfToken }
        return withCookies(json(200, { ...facts, experiences }), caller.lackingCookies)
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/sign-in`,
        summary: 'Signs in by user name or e-mail address.',
        body: z.object({
          login: typed,
          password: typed,
          remember: z.boolean().default(false),
          returnurl: z.string().max(2_000).optional(),
        }),
        answer: userAnswer.extend({ authState, csrfToken: z.string(), returnUrl: z.string() }),
      },
      async ({ visit, caller, body }) => {
        const { device, userAgent, sessionToken: formerToken } = caller
        const outcome = await accounts.signIn({
          ...askingOf({ visit, caller }, publicUrls),
          ...{ login: body.login, password: body.password, isRemembered: body.remember },
          ...{ device, userAgent, formerToken },
        })
        if (!outcome.ok) return refuse(outcome.failure)
        const returnUrl = parseReturnUrl(body.returnurl) ?? '/'
        return answerSignedIn({ visit, caller }, outcome.value, { returnUrl })
      },
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/sign-out`,
        summary: 'Ends this session.',
        body: z.object({ returnurl: z.string().max(2_000).optional() }).optional(),
        answer: z.object({ csrfToken: z.string(), returnUrl: z.string() }),
      },
      async ({ visit, caller, body }) => {
        const { site } = visit
        if (caller.sessionToken) await accounts.signOut({ site, token: caller.sessionToken })
        return answerSignedOut({ visit, caller }, { returnUrl: parseReturnUrl(body?.returnurl) ?? '/' })
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/sessions`,
        summary: "The member's own sessions on this site.",
        answer: z.object({ sessions: z.array(z.unknown()) }),
      },
      async ({ visit: { viewer, site } }) => {
        if (viewer.kind !== 'member') return notSignedIn()
        const sessions = await accounts.listSessions(viewer.accountId, site)
        const isCurrent = (id: string) => id === viewer.sessionId
        return json(200, { sessions: sessions.map((each) => ({ ...each, isCurrent: isCurrent(each.id) })) })
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/sessions`,
        summary: 'Signs out everywhere.',
        answer: z.unknown(),
      },
      async ({ visit, caller }) => {
        if (visit.viewer.kind !== 'member') return notSignedIn()
        await accounts.endAllSessions(visit.viewer)
        return answerSignedOut({ visit, caller })
      },
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/sessions/:id`,
        summary: 'Ends one session.',
        params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'is no id') }),
        answer: z.unknown(),
      },
      async ({ visit, caller, params }) => {
        const { viewer } = visit
        if (viewer.kind !== 'member') return notSignedIn()
        if (!(await accounts.endSession(viewer, params.id))) return problem(404)
        return params.id === viewer.sessionId ? answerSignedOut({ visit, caller }) : json(200, {})
      },
    ),
  ]
}
