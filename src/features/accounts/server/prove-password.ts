import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { type AccountRow, findAccount } from './account-queries.ts'
import type { Room } from './needs.ts'
import { borrowTry, lineIsFull, type TooMany } from './take-tickets.ts'

/** `sign-in-again`: has no password of ours and came too long ago. */
export type ProofFailure = 'wrong-password' | 'password-missing' | 'sign-in-again' | TooMany

/** Before anything that could take an account away from its owner. */
export async function provePassword(
  { db, passwords, borrowTicket }: Room,
  member: Member,
  password: string,
): Promise<Result<AccountRow, ProofFailure>> {
  const account = await findAccount(db, member.accountId)
  if (!account) return failure('sign-in-again')
  if (account.password_hash === null) {
    return mayChangeAccount(member) ? success(account) : failure('sign-in-again')
  }
  // Who typed nothing has guessed nothing.
  if (password === '') return failure('password-missing')
  const ticket = await borrowTry(borrowTicket, `account ${member.accountId}`)
  if (ticket.kind === 'too-many') return failure(ticket)
  const isRight = await passwords.verify(password, account.password_hash)
  if (isRight === null) return failure(lineIsFull)
  if (!isRight) return failure('wrong-password')
  await ticket.giveBack()
  return success(account)
}
