export type Limit = Readonly<{ atMost: number; withinSeconds: number }>

const quarterHour = 15 * 60
const hour = 60 * 60

/** How often what can be guessed or sends mail may be tried, counted over all processes. */
export const limits = {
  /** Also for a password given again. */
  'sign-in-login': { atMost: 10, withinSeconds: quarterHour },
  'sign-in-address': { atMost: 50, withinSeconds: quarterHour },
  /** There and back again; nothing can be guessed by it. */
  'openid-address': { atMost: 100, withinSeconds: quarterHour },
  'register-address': { atMost: 10, withinSeconds: hour },
  'mail-recipient': { atMost: 5, withinSeconds: hour },
  'mail-address': { atMost: 20, withinSeconds: hour },
  'code-address': { atMost: 20, withinSeconds: hour },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits
