import { randomUUID } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { parseOverrides, withOverrides, writeOverrides } from '#features/experiences/domain.ts'
import type { Site, SiteNickname } from '#sites/site.ts'
import type { Caller, Visitor } from '#visit/caller.ts'
import type { ExperienceFlag } from '#visit/experience-flag.ts'
import {
  deviceCookie,
  sessionCookie,
  tokenCookie,
  visitorCookie,
  visitorCookies,
} from '#visit/session-cookies.ts'
import type { Member, Visit } from '#visit/visit.ts'
import { writeCookie } from '#visit/write-cookie.ts'
import type { Arrival } from './arrival.ts'
import { readVisit } from './read-visit.ts'
import type { Visitors } from './visitors.ts'

export type ReadSession = (site: SiteNickname, token: string) => Promise<Member | null>

/** A visit, and what only those who answer calls and forms need beside it. */
export type Visited = { readonly visit: Visit; readonly caller: Caller }

type Needs = {
  readonly sites: Readonly<Record<SiteNickname, Site>>
  readonly mode: 'production' | 'development'
  readonly readSession: ReadSession
  readonly visitors: Visitors
  readonly readFlags: () => readonly ExperienceFlag[]
  readonly arrivalOf: (request: FastifyRequest) => Arrival
}

// Real ones are half as long; the patterns for bots are slow on very long texts.
const longestUserAgent = 512

/** Step 3 of a request's life. A session costs one query, and only who brings the cookie of one is asked about. */
export function openVisits(needs: Needs) {
  const { visitors } = needs

  async function visitOf(request: FastifyRequest): Promise<Visited> {
    const facts = factsOf(request)
    const { isBot, sessionToken, site } = facts
    const member = isBot || sessionToken === null ? null : await needs.readSession(site, sessionToken)
    return visitedBy(request, facts, member)
  }

  /** The same without asking anyone: the database may be what failed. */
  function visitWithoutSession(request: FastifyRequest): Visit {
    return visitedBy(request, factsOf(request), null).visit
  }

  function factsOf(request: FastifyRequest) {
    const { site } = needs.arrivalOf(request)
    const cookies = request.headers.cookie ? parseCookie(request.headers.cookie) : {}
    const isSecure = request.protocol === 'https'
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent)
    const session = cookies[sessionCookie(site, isSecure)] ?? ''
    const known = visitors.find(cookies[visitorCookie(isSecure)])
    return {
      ...{ site, cookies, isSecure, userAgent, known },
      isBot: isbot(userAgent),
      sessionToken: /^[\w-]{43}$/.test(session) ? session : null,
    }
  }

  function visitedBy(
    request: FastifyRequest,
    { site, cookies, isSecure, userAgent, known, isBot, sessionToken }: ReturnType<typeof factsOf>,
    member: Member | null,
  ): Visited {
    const visitor: Visitor | null = isBot ? null : (known ?? visitors.make())
    const isComplete = visitor === known && cookies[tokenCookie] === known?.csrfToken
    const experiences = experiencesOf(request, cookies[`${site}_experiences`])
    const authState = cookies[`${site}_left`] === '1' ? 'logged_out' : 'anonymous'
    const hints = {
      cookies,
      acceptLanguage: request.headers['accept-language'],
      viewer: isBot ? ({ kind: 'bot' } as const) : (member ?? ({ kind: 'visitor', authState } as const)),
      experiences: experiences.flags,
      csrfToken: visitor?.csrfToken ?? '',
      formKey: member ? randomUUID() : '',
      requestId: request.id,
    }
    return {
      visit: readVisit(needs.arrivalOf(request), needs.sites[site], hints, needs.mode),
      caller: {
        address: request.ip,
        isSecure,
        origin: `${request.protocol}://${request.host}`,
        isPrefetch: isFetchedAhead(request),
        isFromOwnPage: request.headers['sec-fetch-site'] === 'same-origin',
        userAgent,
        sessionToken: isBot ? null : sessionToken,
        device: deviceOf(cookies[deviceCookie(site)]),
        visitorId: visitor?.id ?? '',
        lackingCookies: [
          ...(visitor === null || isComplete ? [] : visitorCookies(visitor, isSecure)),
          ...(experiences.kept === null
            ? []
            : [writeCookie(site, 'experiences', experiences.kept, { isSecure })]),
        ],
        renewVisitor: visitors.make,
      },
    }
  }

  /** FLAG-01: outside production an address can switch flags for the browser that asks for it. */
  function experiencesOf(request: FastifyRequest, cookie: string | undefined) {
    const flags = needs.readFlags()
    if (needs.mode === 'production') return { flags, kept: null }
    const asked = new URLSearchParams(needs.arrivalOf(request).search).get('experience')
    const overrides = { ...parseOverrides(cookie), ...parseOverrides(asked ?? undefined) }
    return {
      flags: withOverrides(flags, overrides),
      kept: asked === null ? null : writeOverrides(overrides),
    }
  }

  return { visitOf, visitWithoutSession }
}

/** By a page of ours, or by the browser itself, which says `prefetch` or `prefetch;prerender`. */
function isFetchedAhead({ headers }: FastifyRequest): boolean {
  const said = [headers.purpose, headers['sec-purpose']].flat()
  return said.some((purpose) => purpose?.split(';')[0]?.trim() === 'prefetch')
}

function deviceOf(given: string | undefined): string {
  return given !== undefined && /^[\w-]{32,64}$/.test(given) ? given : randomUUID().replaceAll('-', '')
}
