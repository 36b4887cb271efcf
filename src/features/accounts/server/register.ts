import { isAlpha3 } from '#i18n/countries.ts'
import { failure, type Result, success } from '#kernel/result.ts'
import {
  parseRegistration,
  type Registration,
  type RegistrationErrors,
} from '../domain/parse-registration.ts'
import { findByUsername, findOwner, insertAccount } from './account-queries.ts'
import { issueCode } from './code-queries.ts'
import { localeOf, mailLink } from './mails.ts'
import type { Asking, Room } from './needs.ts'
import { lineIsFull, type TooMany, takeTickets } from './take-tickets.ts'

export type RegisterFailure =
  | 'username-taken'
  | TooMany
  | Readonly<{ kind: 'bad-input'; errors: RegistrationErrors }>

type Input = Asking &
  Readonly<{
    email: string
    username: string
    password: string
    locale: string
    country: string
    /** A path of this site, where one goes on once the address is confirmed. */
    returnTo?: string | null
  }>

/** So long the same registration, sent a second time, is taken for the first. */
const sameMs = 10 * 60_000

/**
 * Whether the address is somebody's shows nowhere but in its mailbox: there is a new account in either case, which can
 * sign in by its user name, and only who confirms the address owns it.
 */
export function register({ db, passwords, takeTicket, now, random, sendMail }: Room) {
  /**
   * Whether whoever registered the name a moment ago sends the same once more, by an impatient second press. A password
   * is verified in any case, so that how long it takes does not tell what fits; registering is limited anyway.
   */
  async function isAgain({ username, email, password }: Registration): Promise<boolean | null> {
    const taken = await findByUsername(db, username.key)
    const isRecent = taken !== undefined && now().getTime() - taken.created_at.getTime() < sameMs
    const isSame = isRecent && taken.email_key === email.key
    return passwords.verify(password, isSame ? taken.password_hash : null)
  }

  return async ({
    locale,
    country,
    returnTo = null,
    ...input
  }: Input): Promise<Result<null, RegisterFailure>> => {
    const parsed = parseRegistration(input)
    if (!parsed.ok) return failure({ kind: 'bad-input', errors: parsed.failure })
    const { email, username, password } = parsed.value
    const tooMany = await takeTickets(takeTicket, {
      'register-address': input.address,
      'mail-recipient': email.key,
    })
    if (tooMany) return failure(tooMany)
    const passwordHash = await passwords.hash(password)
    if (passwordHash === null) return failure(lineIsFull)

    const outcome = await db.transaction().execute(async (transaction) => {
      const accountId = await insertAccount(transaction, {
        username,
        email,
        passwordHash,
        emailVerifiedAt: null,
        name: '',
        country: isAlpha3(country) ? country : '',
        locale: localeOf(locale),
        now: now(),
      })
      if (!accountId) return failure('username-taken')
      const owner = await findOwner(transaction, email.key)
      const payload = { emailKey: email.key }
      const code = await issueCode(
        transaction,
        { now, random },
        { purpose: 'verify-email', accountId, payload },
      )
      const template = owner ? 'already-registered' : 'verify-email'
      const recipient = owner ?? { email: email.shown, locale }
      await mailLink({ sendMail }, transaction, template, recipient, input, code, returnTo)
      return success(null)
    })
    if (outcome.ok) return outcome
    const isDone = await isAgain(parsed.value)
    if (isDone === null) return failure(lineIsFull)
    return isDone ? success(null) : outcome
  }
}
