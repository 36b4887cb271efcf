import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { type PasswordFailure, parsePassword } from '../domain/parse-password.ts'
import { type AccountRow, findAccount, isEmailTaken, updateEmail, updatePassword } from './account-queries.ts'
import { type CodeFailure, lookAtCode, type TakenCode, takeCode, voidCodes } from './code-queries.ts'
import { deleteIdentities } from './identity-queries.ts'
import { mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { deleteSessions } from './session-queries.ts'
import { lineIsFull, type TooMany, takeTickets } from './take-tickets.ts'

export type ResetFailure = CodeFailure | PasswordFailure | TooMany

type Input = Asking & Readonly<{ code: string; password: string }>

/** Another password by a mailed link. Every session, other code and other way in ends: whoever else was in is out. */
export function resetPassword(room: Room) {
  const { db, takeTicket, passwords, now } = room

  async function findOwnerOf(code: string): Promise<AccountRow | CodeFailure> {
    const seen = await lookAtCode(db, ['reset-password'], code, now())
    if (typeof seen === 'string') return seen
    const account = seen.accountId && (await findAccount(db, seen.accountId))
    return account && isStillTheirs(seen, account) ? account : 'stale-code'
  }

  async function change(
    transaction: DatabaseTransaction,
    account: AccountRow,
    hash: string,
    asking: Asking,
  ): Promise<void> {
    await updatePassword(transaction, account.id, hash)
    // What was tied to the account before may be somebody else's.
    await deleteIdentities(transaction, account.id)
    if (!account.email_verified_at) {
      // The link came by this mailbox, so it is theirs.
      const email = { shown: account.email, key: account.email_key ?? '' }
      await updateEmail(transaction, account.id, email, now())
    }
    await voidCodes(transaction, account.id, now())
    await deleteSessions(transaction, account.id)
    await mailLink(room, transaction, 'password-changed', account, asking)
  }

  return async ({ code, password, ...asking }: Input): Promise<Result<null, ResetFailure>> => {
    const tooMany = await takeTickets(takeTicket, { 'code-address': asking.address })
    if (tooMany) return failure(tooMany)
    const account = await findOwnerOf(code)
    if (typeof account === 'string') return failure(account)
    const parsed = parsePassword(password, account)
    // The code stays good: whoever chose badly chooses again.
    if (!parsed.ok) return parsed
    const hash = await passwords.hash(parsed.value)
    if (hash === null) return failure(lineIsFull)
    try {
      return await db.transaction().execute(async (transaction) => {
        const taken = await takeCode(transaction, ['reset-password'], code, now())
        if (typeof taken === 'string') return failure(taken)
        await change(transaction, account, hash, asking)
        return success(null)
      })
    } catch (error) {
      if (isEmailTaken(error)) return failure('stale-code')
      throw error
    }
  }
}

function isStillTheirs({ payload }: TakenCode, account: AccountRow): boolean {
  return payload.emailKey === account.email_key
}
