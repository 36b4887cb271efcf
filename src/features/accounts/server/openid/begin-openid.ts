import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { issueCode } from '../code-queries.ts'
import type { Asking, Room } from '../needs.ts'
import { type TooMany, takeTickets } from '../take-tickets.ts'
import { hashVisitor, type PendingSignIn } from './pending-sign-in.ts'
import type { Providers } from './providers.ts'

export type BeginFailure = 'unknown-provider' | 'provider-away' | TooMany

type Input = Asking &
  Readonly<{
    provider: string
    /** The browser's random name, which it must bring back. */
    visitorId: string
    /** Where the provider sends people back to: a whole address, as it was registered there. */
    callbackUrl: string
    /** A path of this site, checked before. */
    returnUrl: string
    isRemembered: boolean
    /** A member who wants to sign in this way from now on, or to show again who they are. */
    member: Member | null
    locale: string
    country: string
  }>

/** How long ago somebody may have shown the provider who they are, when they are to do so again. */
export const freshSeconds = 300

/** The address at the provider that a browser is to be sent to. */
export function beginOpenid(room: Room, providers: Providers) {
  return async (input: Input): Promise<Result<{ readonly url: string }, BeginFailure>> => {
    const { provider, visitorId, callbackUrl, returnUrl, isRemembered, member, locale, country } = input
    const found = providers.find(provider)?.catch(() => null)
    if (!found) return failure('unknown-provider')
    const tooMany = await takeTickets(room.takeTicket, { 'openid-address': input.address })
    if (tooMany) return failure(tooMany)
    const configuration = await found
    if (!configuration) return failure('provider-away')

    const verifier = randomPKCECodeVerifier()
    const nonce = randomNonce()
    const payload: PendingSignIn = {
      provider,
      site: input.site,
      nonce,
      verifier,
      visitorHash: hashVisitor(visitorId),
      callbackUrl,
      returnUrl,
      isRemembered,
      isAgain: member !== null,
      accountId: member?.accountId ?? null,
      locale,
      country,
    }
    const state = await issueCode(room.db, room, { purpose: 'openid', accountId: null, payload })
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      response_type: 'code',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(member && { prompt: 'login', max_age: String(freshSeconds) }),
    })
    return success({ url: url.href })
  }
}
