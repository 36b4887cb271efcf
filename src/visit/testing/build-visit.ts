import type { Caller } from '../caller.ts'
import type { Member, Visit } from '../visit.ts'

/** Someone from nowhere in particular who reads English on site A, but for what is said otherwise. */
export function buildVisit(given: Partial<Visit> = {}): Visit {
  return {
    site: 'argus',
    prefix: null,
    locale: 'en-us',
    spoken: 'en-us',
    country: 'XWW',
    viewer: { kind: 'visitor', authState: 'anonymous' },
    appearance: 'system',
    preferences: {},
    experiences: [],
    viewed: [],
    csrfToken: 'token',
    formKey: 'form-key',
    requestId: 'r',
    ...given,
  }
}

/** Someone who has just given the password. */
export function buildMember(given: Partial<Member> = {}): Member {
  return {
    kind: 'member',
    accountId: '7',
    sessionId: '70',
    authState: 'authenticated',
    username: 'ada',
    name: 'Ada',
    email: 'ada@example.test',
    isEmailVerified: true,
    isSocial: false,
    team: null,
    ...given,
  }
}

export function buildCaller(given: Partial<Caller> = {}): Caller {
  return {
    address: '192.0.2.1',
    isSecure: false,
    origin: 'http://argus.example',
    isPrefetch: false,
    isFromOwnPage: true,
    userAgent: 'Firefox',
    sessionToken: null,
    device: 'device',
    visitorId: 'visitor',
    lackingCookies: [],
    renewVisitor: () => ({ id: 'renewed', csrfToken: 'token of renewed' }),
    ...given,
  }
}
