import { failure, type Result, success } from '#kernel/result.ts'
import { normalizeKey } from '../domain/normalize-key.ts'
import { findForSignIn, holdAccount } from './account-queries.ts'
import { type Browser, beginSession } from './begin-session.ts'
import type { Asking, Room } from './needs.ts'
import type { SignedIn } from './sessions.ts'
import { borrowTry, lineIsFull, type TooMany, takeTickets } from './take-tickets.ts'
import { hashToken } from './tokens.ts'

export type SignInFailure = 'wrong-login' | TooMany | Readonly<{ kind: 'bad-input'; errors: MissingErrors }>
type MissingErrors = Readonly<{ login?: 'login-missing'; password?: 'password-missing' }>

type Input = Asking &
  Browser &
  Readonly<{
    /** User name or address. */
    login: string
    password: string
    isRemembered: boolean
  }>

/** An unknown login and a wrong password are one answer and one amount of work. */
export function signIn(room: Room) {
  const { db, passwords, takeTicket, borrowTicket } = room
  return async ({
    login,
    password,
    isRemembered,
    ...from
  }: Input): Promise<Result<SignedIn, SignInFailure>> => {
    const missing = missingIn(login, password)
    if (missing) return failure({ kind: 'bad-input', errors: missing })
    const loginKey = keyOf(login)
    const account = await findForSignIn(db, loginKey, hashToken(from.device))
    const isDeviceKnown = Boolean(account?.device_seen_at)
    const tooMany = await takeTickets(takeTicket, { 'sign-in-address': from.address })
    if (tooMany) return failure(tooMany)
    // Whoever guesses at an account uses up the tries of strangers, not those of its owner's own browser.
    const ticket = await borrowTry(borrowTicket, isDeviceKnown ? `${loginKey} ${from.device}` : loginKey)
    if (ticket.kind === 'too-many') return failure(ticket)

    const isRight = await passwords.verify(password, account?.password_hash ?? null)
    if (isRight === null) return failure(lineIsFull)
    if (!account || !isRight) return failure('wrong-login')
    await ticket.giveBack()
    return db.transaction().execute(async (transaction) => {
      // Who changed the password meanwhile has ended all sessions, also this one.
      const held = await holdAccount(transaction, account.id)
      if (!held || held.password_hash !== account.password_hash) return failure('wrong-login')
      const signedIn = await beginSession(room, transaction, {
        account: held,
        isDeviceKnown,
        isRemembered,
        browser: from,
        asking: from,
      })
      return success(signedIn)
    })
  }
}

/** Who typed nothing has guessed nothing, and uses up no try. */
function missingIn(login: string, password: string): MissingErrors | null {
  const errors: MissingErrors = {
    ...(login.trim() === '' && { login: 'login-missing' }),
    ...(password === '' && { password: 'password-missing' }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

/** What no login can be is nobody's: some texts could not even be asked for. */
function keyOf(login: string): string {
  const key = normalizeKey(login)
  return key.length <= 254 && /^[^\p{Cc}\p{Cs}]+$/u.test(key) ? key : '@'
}
