import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { mayChangeAccount } from '../../domain/permissions.ts'
import { isEmailTaken } from '../account-queries.ts'
import { type Browser, beginSession } from '../begin-session.ts'
import { takeCode } from '../code-queries.ts'
import { isDeviceKnown } from '../device-queries.ts'
import type { Asking, Room } from '../needs.ts'
import type { SignedIn } from '../sessions.ts'
import { type TooMany, takeTickets } from '../take-tickets.ts'
import { hashToken } from '../tokens.ts'
import { askProvider, type Claims, type ProviderFailure } from './ask-provider.ts'
import { freshSeconds } from './begin-openid.ts'
import { findAccountFor, type IdentityFailure } from './find-account-for.ts'
import { isSameVisitor, type PendingSignIn, readPending } from './pending-sign-in.ts'
import type { Providers } from './providers.ts'

/** `wrong-state`: not begun here, by this browser, on this site; or begun too long ago; or finished before. */
export type FinishFailure = 'wrong-state' | ProviderFailure | IdentityFailure | TooMany

export type Finished = Readonly<{
  signedIn: SignedIn
  returnUrl: string
  isNew: boolean
  /** Of the account. */
  locale: string
}>

type Input = Asking &
  Browser &
  Readonly<{
    visitorId: string
    /** The query with which the provider sent the browser back. */
    query: URLSearchParams
    member: Member | null
  }>

export function finishOpenid(room: Room, providers: Providers) {
  const { db, now, takeTicket } = room

  async function takePending({ query, site, visitorId, member }: Input): Promise<PendingSignIn | null> {
    const taken = await takeCode(db, ['openid'], query.get('state') ?? '', now())
    if (typeof taken === 'string') return null
    const pending = readPending(taken.payload)
    if (pending.site !== site || !isSameVisitor(pending, visitorId)) return null
    return pending.accountId === null || pending.accountId === member?.accountId ? pending : null
  }

  function isStaleProof({ isAgain }: PendingSignIn, { provenAt }: Claims): boolean {
    return isAgain && provenAt !== null && now().getTime() / 1_000 - provenAt > 2 * freshSeconds
  }

  async function enter(
    input: Input,
    claims: Claims,
    pending: PendingSignIn,
  ): Promise<Result<Finished, FinishFailure>> {
    return db.transaction().execute(async (transaction): Promise<Result<Finished, FinishFailure>> => {
      const mayTie = input.member !== null && mayChangeAccount(input.member)
      const found = await findAccountFor(room, transaction, claims, pending, { mayTie })
      if (!found.ok) return found
      const { account, isNew } = found.value
      const signedIn = await beginSession(room, transaction, {
        account,
        isDeviceKnown: await isDeviceKnown(transaction, account.id, hashToken(input.device)),
        isRemembered: pending.isRemembered,
        browser: input,
        asking: input,
      })
      return success({ signedIn, returnUrl: pending.returnUrl, isNew, locale: account.locale })
    })
  }

  return async (input: Input): Promise<Result<Finished, FinishFailure>> => {
    const tooMany = await takeTickets(takeTicket, { 'openid-address': input.address })
    if (tooMany) return failure(tooMany)
    const pending = await takePending(input)
    if (!pending) return failure('wrong-state')
    const configuration = await providers.find(pending.provider)?.catch(() => null)
    if (!configuration) return failure('provider-away')
    const claims = await askProvider(configuration, pending, input.query)
    if (!claims.ok) return claims
    if (isStaleProof(pending, claims.value)) return failure('sign-in-again')
    try {
      return await enter(input, claims.value, pending)
    } catch (error) {
      // Somebody confirmed the same address at the same moment.
      if (isEmailTaken(error)) return failure('sign-in-first')
      throw error
    }
  }
}
