import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import { type EmailFailure, parseEmail } from '../domain/parse-email.ts'
import { findOwner } from './account-queries.ts'
import { issueCode, voidCodes } from './code-queries.ts'
import { mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { type ProofFailure, provePassword } from './prove-password.ts'
import { takeTickets } from './take-tickets.ts'

export type ChangeEmailFailure =
  | 'email-same'
  | ProofFailure
  | Readonly<{ kind: 'bad-input'; errors: { email: EmailFailure; password?: 'password-missing' } }>

type Input = Asking & Readonly<{ member: Member; email: string; password: string }>

/**
 * Nothing changes before the new address has confirmed. The old one, if it was confirmed, is told at once, so that its owner can get a new
 * password, which ends the change. An address that is somebody else's gets another mail, and the answer is the same.
 */
export function changeEmail(room: Room) {
  const { db, takeTicket, now } = room
  return async (input: Input): Promise<Result<null, ChangeEmailFailure>> => {
    const { member, password } = input
    const email = parseEmail(input.email)
    if (!email.ok) {
      const isMissing = password === '' && !member.isSocial
      const errors = {
        email: email.failure,
        ...(isMissing && { password: 'password-missing' as const }),
      }
      return failure({ kind: 'bad-input', errors })
    }
    const proven = await provePassword(room, member, password)
    if (!proven.ok) return proven
    const account = proven.value
    if (email.value.key === account.email_key) return failure('email-same')
    const tooMany = await takeTickets(takeTicket, {
      'mail-address': input.address,
      'mail-recipient': email.value.key,
    })
    if (tooMany) return failure(tooMany)

    await db.transaction().execute(async (transaction) => {
      await voidCodes(transaction, account.id, now(), ['change-email'])
      const payload = { email: email.value.shown }
      const about = { purpose: 'change-email', accountId: account.id, payload } as const
      const code = await issueCode(transaction, room, about)
      const owner = await findOwner(transaction, email.value.key)
      const recipient = owner ?? { email: email.value.shown, locale: account.locale }
      const template = owner ? 'address-in-use' : 'change-email'
      await mailLink(room, transaction, template, recipient, input, code)
      if (account.email_verified_at) await mailLink(room, transaction, 'email-changing', account, input)
    })
    return success(null)
  }
}
