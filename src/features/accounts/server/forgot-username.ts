import { failure, type Result, success } from '#kernel/result.ts'
import type { DatabaseTransaction } from '#platform/database.ts'
import { type EmailFailure, parseEmail } from '../domain/parse-email.ts'
import { type AccountRow, findByEmail } from './account-queries.ts'
import { linkOf, localeOf } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { nobody, takeBack } from './take-back.ts'
import { type TooMany, takeTickets } from './take-tickets.ts'

type Input = Asking & { readonly email: string }

/** Mails the user name to the address, if there is one; the answer is the same if not. */
export function forgotUsername({ db, takeTicket, sendMail }: Room) {
  function mailTo(account: AccountRow | typeof nobody, { site, origin }: Asking) {
    const link = linkOf('forgot-username', { origin }, account.locale)
    const values = { username: account.username, link }
    const recipient = { to: account.email, locale: localeOf(account.locale) }
    return (transaction: DatabaseTransaction) =>
      sendMail({ ...recipient, site, template: 'forgot-username', values }, transaction)
  }

  return async ({ email, ...asking }: Input): Promise<Result<null, EmailFailure | TooMany>> => {
    const parsed = parseEmail(email)
    if (!parsed.ok) return parsed
    const tooMany = await takeTickets(takeTicket, {
      'mail-address': asking.address,
      'mail-recipient': parsed.value.key,
    })
    if (tooMany) return failure(tooMany)
    const account = await findByEmail(db, parsed.value.key)
    if (account) await db.transaction().execute(mailTo(account, asking))
    else await takeBack(db, mailTo(nobody, asking))
    return success(null)
  }
}
