import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { hashToken } from '../tokens.ts'

/** What is kept of a sign-in while somebody is at the provider. The state is the code that leads to it, once. */
const pending = z.object({
  provider: z.string(),
  site: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Of the browser that began. Whoever is sent here with somebody else's state has another one. */
  visitorHash: z.string(),
  callbackUrl: z.string(),
  returnUrl: z.string(),
  isRemembered: z.boolean(),
  isAgain: z.boolean(),
  /** Of the member who wants to sign in this way from now on. */
  accountId: z.string().nullable(),
  locale: z.string(),
  country: z.string(),
})

export type PendingSignIn = Readonly<z.infer<typeof pending>>

export function readPending(payload: unknown): PendingSignIn {
  return pending.parse(payload)
}

export function hashVisitor(visitorId: string): string {
  return hashToken(`openid ${visitorId}`).toString('base64url')
}

export function isSameVisitor({ visitorHash }: PendingSignIn, visitorId: string): boolean {
  return timingSafeEqual(Buffer.from(hashVisitor(visitorId)), Buffer.from(visitorHash))
}
