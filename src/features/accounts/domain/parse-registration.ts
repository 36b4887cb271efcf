import { failure, type Result, success } from '#kernel/result.ts'
import { type Email, type EmailFailure, parseEmail } from './parse-email.ts'
import { type PasswordFailure, parsePassword } from './parse-password.ts'
import { parseUsername, type Username, type UsernameFailure } from './parse-username.ts'

export type RegistrationErrors = Readonly<{
  email?: EmailFailure
  username?: UsernameFailure
  password?: PasswordFailure
}>

export type Registration = Readonly<{ email: Email; username: Username; password: string }>

/** Everything that is wrong is told at once. */
export function parseRegistration(typed: {
  readonly email: string
  readonly username: string
  readonly password: string
}): Result<Registration, RegistrationErrors> {
  const email = parseEmail(typed.email)
  const username = parseUsername(typed.username)
  const password = parsePassword(typed.password, typed)
  if (email.ok && username.ok && password.ok) {
    return success({ email: email.value, username: username.value, password: password.value })
  }
  return failure({
    ...(!email.ok && { email: email.failure }),
    ...(!username.ok && { username: username.failure }),
    ...(!password.ok && { password: password.failure }),
  })
}
