import { failure, type Result, success } from '#kernel/result.ts'
import { normalizeKey } from './normalize-key.ts'

export type Username = Readonly<{ shown: string; key: string }>
export type UsernameFailure =
  | 'username-missing'
  | 'username-too-short'
  | 'username-too-long'
  | 'username-malformed'

export const usernameLength = { atLeast: 3, atMost: 40 } as const

const allowed = /^[\p{L}\p{M}\p{Nd}._-]+$/u
const beginsWell = /^[\p{L}\p{Nd}]/u
/** Letters of these look alike: a name of several of them is there to be mistaken for another. */
const lookAlikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Never holds an @, so that a login is either a user name or an address. */
export function parseUsername(text: string): Result<Username, UsernameFailure> {
  const shown = text.trim().normalize('NFKC')
  const key = normalizeKey(shown)
  const { length } = [...key]
  if (length === 0) return failure('username-missing')
  if (length > usernameLength.atMost) return failure('username-too-long')
  if (!allowed.test(key) || !beginsWell.test(key) || isMixed(key)) return failure('username-malformed')
  if (length < usernameLength.atLeast) return failure('username-too-short')
  return success({ shown, key })
}

function isMixed(key: string): boolean {
  return lookAlikes.filter((script) => script.test(key)).length > 1
}
