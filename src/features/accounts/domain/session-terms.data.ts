const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export type SessionTerms = Readonly<{
  /** How long the browser keeps the cookie; null until it is closed. */
  cookieMs: number | null
  /** Without a request for so long, it is over. */
  idleMs: number
  /** It is over then in any case. */
  absoluteMs: number
}>

export const plainTerms: SessionTerms = { cookieMs: null, idleMs: 2 * hourMs, absoluteMs: 12 * hourMs }

export const rememberedTerms: SessionTerms = {
  cookieMs: 90 * dayMs,
  idleMs: 30 * dayMs,
  absoluteMs: 90 * dayMs,
}

/** How long a proof of identity, such as a password, counts in a remembered session. */
export const secureWindow = { idleMs: 2 * hourMs, absoluteMs: 12 * hourMs } as const

/** A session is marked as seen no more often than this. */
export const seenEveryMs = minuteMs

/** How long what is sent out may come back. */
export const codeLifeMs = {
  'verify-email': 3 * dayMs,
  'change-email': dayMs,
  'reset-password': hourMs,
  'team-invitation': 14 * dayMs,
  openid: 10 * minuteMs,
} as const

export type CodePurpose = keyof typeof codeLifeMs
