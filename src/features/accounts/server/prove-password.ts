import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { type AccountRow, findAccount } from './account-queries.ts'
import type { Room } from './needs.ts'
import { lineIsFull, type TooMany, takeTickets } from './take-tickets.ts'

/** `sign-in-again`: has no password of ours and came too long ago. */
export type ProofFailure = 'wrong-password' | 'sign-in-again' | TooMany

/** Before anything that could take an account away from its owner. */
export async function provePassword(
  { db, passwords, takeTicket }: Room,
  member: Member,
  password: string,
): Promise<Result<AccountRow, ProofFailure>> {
  const tooMany = await takeTickets(takeTicket, { 'sign-in-login': `account ${member.accountId}` })
  if (tooMany) return failure(tooMany)
  const account = await findAccount(db, member.accountId)
  if (!account) return failure('sign-in-again')
  if (account.password_hash === null) {
    return mayChangeAccount(member) ? success(account) : failure('sign-in-again')
  }
  const isRight = await passwords.verify(password, account.password_hash)
  if (isRight === null) return failure(lineIsFull)
  return isRight ? success(account) : failure('wrong-password')
}
