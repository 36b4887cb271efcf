import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { type PasswordFailure, parsePassword } from '../domain/parse-password.ts'
import { updatePassword } from './account-queries.ts'
import { voidCodes } from './code-queries.ts'
import { deleteIdentities } from './identity-queries.ts'
import { mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { type ProofFailure, provePassword } from './prove-password.ts'
import { deleteSessions } from './session-queries.ts'
import { rotateSession, type SignedIn } from './sessions.ts'
import { lineIsFull } from './take-tickets.ts'

/** `password` is the one before. */
export type ChangePasswordFailure =
  | ProofFailure
  | Readonly<{ kind: 'bad-input'; errors: { password?: 'password-missing'; newPassword: PasswordFailure } }>

type Input = Asking & Readonly<{ member: Member; before: string; after: string }>

/**
 * All other sessions and ways in end, on both sites; this one goes on with another token. Whoever had no password gets
 * one, and keeps the way by which they came.
 */
export function changePassword(room: Room) {
  const { db, passwords, now } = room
  return async (input: Input): Promise<Result<SignedIn, ChangePasswordFailure>> => {
    const { member, before, after } = input
    const parsed = parsePassword(after, member)
    if (!parsed.ok) {
      const isMissing = before === '' && !member.isSocial
      const errors = {
        ...(isMissing && { password: 'password-missing' as const }),
        newPassword: parsed.failure,
      }
      return failure({ kind: 'bad-input', errors })
    }
    const proven = await provePassword(room, member, before)
    if (!proven.ok) return proven
    const account = proven.value
    const hash = await passwords.hash(parsed.value)
    if (hash === null) return failure(lineIsFull)
    return db.transaction().execute(async (transaction) => {
      await updatePassword(transaction, member.accountId, hash)
      if (account.password_hash !== null) await deleteIdentities(transaction, account.id)
      await voidCodes(transaction, member.accountId, now())
      await deleteSessions(transaction, member.accountId, { except: member.sessionId })
      if (account.email_verified_at) await mailLink(room, transaction, 'password-changed', account, input)
      const signedIn = await rotateSession(transaction, room, member.sessionId, { isProven: true })
      return signedIn ? success(signedIn) : failure('sign-in-again')
    })
  }
}
