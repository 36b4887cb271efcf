import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { parseEmail } from '../domain/parse-email.ts'
import { parseUsername } from '../domain/parse-username.ts'
import { type AccountRow, findByEmail, findByUsername, findOwner } from './account-queries.ts'
import { issueCode, voidCodes } from './code-queries.ts'
import { mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { nobody, takeBack } from './take-back.ts'
import { type TooMany, takeTickets } from './take-tickets.ts'

type Input = Asking & { readonly login: string }

/** Mails a link for another password, if the login is somebody's; the answer is the same if not. */
export function forgotPassword(room: Room) {
  const { db, takeTicket, now } = room

  /** Whoever may get such a mail: not an account that claims an address which is another's. */
  async function findRecipient(login: string, emailKey: string | null): Promise<AccountRow | null> {
    if (emailKey !== null) return (await findByEmail(db, emailKey)) ?? null
    const username = parseUsername(login)
    const account = await findByUsername(db, username.ok ? username.value.key : '')
    const owner = await findOwner(db, account?.email_key ?? '')
    // Its mailbox has a limit for all names together. Nobody is told of it, nor does it count by address: either would
    // tell whose it is.
    const mailbox = account ? `by name ${account.email_key}` : `no ${login}`
    const isFull = await takeTickets(takeTicket, { 'mail-recipient': mailbox })
    return !account || isFull || (owner && owner.id !== account.id) ? null : account
  }

  function mailTo(account: AccountRow | typeof nobody, asking: Asking) {
    return async (transaction: DatabaseTransaction): Promise<void> => {
      await voidCodes(transaction, account.id ?? '0', now(), ['reset-password'])
      const payload = { emailKey: account.id === null ? '' : account.email_key }
      const about = { purpose: 'reset-password', accountId: account.id, payload } as const
      const code = await issueCode(transaction, room, about)
      await mailLink(room, transaction, 'reset-password', account, asking, code)
    }
  }

  return async ({ login, ...asking }: Input): Promise<Result<null, 'login-missing' | TooMany>> => {
    if (login.trim() === '') return failure('login-missing')
    const email = parseEmail(login)
    const emailKey = email.ok ? email.value.key : null
    const tooMany = await takeTickets(takeTicket, {
      'mail-address': asking.address,
      'mail-recipient': emailKey ?? login.trim().toLowerCase(),
    })
    if (tooMany) return failure(tooMany)
    const account = await findRecipient(login, emailKey)
    if (account) await db.transaction().execute(mailTo(account, asking))
    else await takeBack(db, mailTo(nobody, asking))
    return success(null)
  }
}
