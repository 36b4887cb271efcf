import { failure, type Result, success } from '#kernel/result.ts'
import { findAccount, findOwner } from './account-queries.ts'
import { issueCode, voidCodes } from './code-queries.ts'
import { mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { type TooMany, takeTickets } from './take-tickets.ts'

type Input = Asking & {
  readonly accountId: string
  /** A path of this site, where one goes on once the address is confirmed. */
  readonly returnTo?: string | null
}

/** Another link to confirm the address by; those before lead nowhere then. */
export function sendVerification(room: Room) {
  const { db, takeTicket, now } = room
  return async ({
    accountId,
    returnTo = null,
    ...asking
  }: Input): Promise<Result<null, 'verified-already' | TooMany>> => {
    const account = await findAccount(db, accountId)
    if (!account || account.email_verified_at) return failure('verified-already')
    const emailKey = account.email_key ?? ''
    const tooMany = await takeTickets(takeTicket, {
      'mail-recipient': emailKey,
      'mail-address': asking.address,
    })
    if (tooMany) return failure(tooMany)
    await db.transaction().execute(async (transaction) => {
      await voidCodes(transaction, accountId, now(), ['verify-email'])
      const code = await issueCode(transaction, room, {
        purpose: 'verify-email',
        accountId,
        payload: { emailKey },
      })
      const owner = await findOwner(transaction, emailKey)
      const template = owner ? 'already-registered' : 'verify-email'
      await mailLink(room, transaction, template, owner ?? account, asking, code, returnTo)
    })
    return success(null)
  }
}
