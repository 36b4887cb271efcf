import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import type { Member } from '#visit/visit.ts'
import { parseEmail } from '../domain/parse-email.ts'
import { type AccountRow, findAccount, isEmailTaken, updateEmail } from './account-queries.ts'
import { type CodeFailure, findFormerCode, type TakenCode, takeCode, voidCodes } from './code-queries.ts'
import type { Asking, Room } from './needs.ts'
import { deleteSessions } from './session-queries.ts'
import { rotateSession, type SignedIn } from './sessions.ts'
import { type TooMany, takeTickets } from './take-tickets.ts'

/** `email-taken`: somebody else has confirmed the same address before. */
export type VerifyFailure = CodeFailure | 'email-taken' | TooMany

/** Confirms an address, that of a registration or the one an account changes to. */
export type Verified = Readonly<{
  purpose: 'verify-email' | 'change-email'
  /** Null where nothing changed for the session, or it is nobody's who is here. */
  signedIn: SignedIn | null
  /** Whether it is the address of whoever opened the link. */
  isOwn: boolean
}>

type Input = Asking & {
  readonly code: string
  /** Whoever opened the link, if signed in: their session goes on with another token. */
  readonly member: Member | null
}

const purposes = ['verify-email', 'change-email'] as const

export function verifyEmail(room: Room) {
  const { db, takeTicket, now } = room

  async function confirm(
    transaction: DatabaseTransaction,
    taken: TakenCode,
    member: Member | null,
  ): Promise<Result<Verified, VerifyFailure>> {
    const account = taken.accountId && (await findAccount(transaction, taken.accountId))
    const email = account && emailOf(taken, account)
    if (!account || !email) return failure('stale-code')
    await updateEmail(transaction, account.id, email, now())
    const own = member?.accountId === account.id ? member.sessionId : undefined
    const isChange = taken.purpose === 'change-email'
    // Who could read the mails of the old address, or began another change, has nothing left in hand.
    await voidCodes(transaction, account.id, now(), isChange ? undefined : ['verify-email'])
    if (isChange) await deleteSessions(transaction, account.id, { except: own })
    const signedIn = own ? await rotateSession(transaction, room, own, { isProven: false }) : null
    return success({ purpose: purposeOf(taken), signedIn, isOwn: signedIn !== null })
  }

  async function tryCode(code: string, member: Member | null): Promise<Result<Verified, VerifyFailure>> {
    try {
      return await db.transaction().execute(async (transaction) => {
        const taken = await takeCode(transaction, purposes, code, now())
        return typeof taken === 'string' ? failure(taken) : confirm(transaction, taken, member)
      })
    } catch (error) {
      if (isEmailTaken(error)) return failure('email-taken')
      throw error
    }
  }

  /** Done already, as by a second press: the member who comes with the link again is told so. It changes nothing. */
  async function findDone(code: string, member: Member): Promise<Verified | null> {
    const former = await findFormerCode(db, purposes, code)
    if (former?.accountId !== member.accountId) return null
    const account = await findAccount(db, member.accountId)
    const email = account?.email_verified_at && emailOf(former, account)
    if (!email || email.key !== account.email_key) return null
    return { purpose: purposeOf(former), signedIn: null, isOwn: true }
  }

  return async ({ code, member, address }: Input): Promise<Result<Verified, VerifyFailure>> => {
    const tooMany = await takeTickets(takeTicket, { 'code-address': address })
    if (tooMany) return failure(tooMany)
    const outcome = await tryCode(code, member)
    if (outcome.ok || outcome.failure !== 'stale-code' || !member) return outcome
    const done = await findDone(code, member)
    return done ? success(done) : outcome
  }
}

function purposeOf({ purpose }: TakenCode): Verified['purpose'] {
  return purpose === 'change-email' ? purpose : 'verify-email'
}

/** The address that a code confirms; null where the account has another one by now. */
function emailOf({ purpose, payload }: TakenCode, account: AccountRow) {
  const isStillTheirs = purpose === 'change-email' || payload.emailKey === account.email_key
  const parsed = parseEmail(String(purpose === 'change-email' ? payload.email : account.email))
  return isStillTheirs && parsed.ok ? parsed.value : null
}
