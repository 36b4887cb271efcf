import { z } from 'zod'
import { links } from '#links/links.ts'
import { parseReturnUrl } from '#links/return-url.ts'
import { hasToken, tokenField } from '#platform/csrf.ts'
import { type Answer, type Endpoint, endpoint, problem } from '#platform/endpoint.ts'
import { signedInCookies } from '#visit/session-cookies.ts'
import type { Visit } from '#visit/visit.ts'
import { inOwnLanguage } from '../forms/in-own-language.ts'
import type { Accounts } from '../open-accounts.ts'
import { api, askingOf, type PublicUrls, withCookies } from './call-parts.ts'
import type { AnyFailure } from './refuse.ts'

type Needs = { readonly accounts: Pick<Accounts, 'openid'>; readonly publicUrls: PublicUrls }

const params = z.object({ provider: z.string().max(60) })
const answer = z.unknown()

/** Signing in at another provider: there, and back again. What fails is told by the sign-in page. */
export function openidCalls({ accounts: { openid }, publicUrls }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/openid/:provider`,
        summary: 'Sends the browser to a provider to sign in there.',
        params,
        query: z.object({
          returnurl: z.string().max(2_000).optional(),
          remember: z.string().max(10).optional(),
          [tokenField]: z.string().max(100).optional(),
        }),
        answer,
      },
      async ({ visit, caller, params: { provider }, query }) => {
        const { visitorId } = caller
        if (visitorId === '') return problem(403)
        const asking = askingOf({ visit, caller }, publicUrls)
        const outcome = await openid.begin({
          ...asking,
          ...{ provider, visitorId, locale: visit.locale, country: visit.country },
          callbackUrl: `${asking.origin}${api}/openid/${encodeURIComponent(provider)}/callback`,
          returnUrl: parseReturnUrl(query.returnurl) ?? '/',
          isRemembered: query.remember !== undefined,
          // Another site may lead here. Only our own page may tie what comes of it to an account.
          member:
            visit.viewer.kind === 'member' && hasToken(visit, [query[tokenField]]) ? visit.viewer : null,
        })
        if (outcome.ok) return withCookies({ kind: 'redirect', to: outcome.value.url }, caller.lackingCookies)
        return outcome.failure === 'unknown-provider' ? problem(404) : backToSignIn(visit, outcome.failure)
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/openid/:provider/callback`,
        summary: 'Where a provider sends the browser back to.',
        params,
        query: z.record(z.string(), z.unknown()),
        answer,
      },
      async ({ visit, caller, query }) => {
        const { visitorId, device, userAgent, sessionToken: formerToken } = caller
        if (visitorId === '') return problem(403)
        const outcome = await openid.finish({
          ...askingOf({ visit, caller }, publicUrls),
          ...{ visitorId, device, userAgent, formerToken },
          query: parametersOf(query),
          member: visit.viewer.kind === 'member' ? visit.viewer : null,
        })
        if (!outcome.ok) return backToSignIn(visit, outcome.failure)
        const { signedIn, returnUrl, locale } = outcome.value
        const { to, cookies } = inOwnLanguage({ visit, caller }, parseReturnUrl(returnUrl) ?? '/', locale)
        const own = signedInCookies(visit.site, caller, signedIn)
        return withCookies({ kind: 'redirect', to }, [...own, ...cookies])
      },
    ),
  ]
}

function backToSignIn(visit: Visit, failure: AnyFailure): Answer {
  const openid = typeof failure === 'string' ? failure : failure.kind
  return withCookies({ kind: 'redirect', to: links.signIn(visit, { openid }) }, [])
}

/** A name that came more than once counts with its first value. */
function parametersOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const entries = Object.entries(query).map(([name, value]) => [name, String([value].flat()[0] ?? '')])
  return new URLSearchParams(entries)
}
