import { failure, type Result, success } from '#kernel/result.ts'
import { normalizeKey } from './normalize-key.ts'

export type Email = Readonly<{ shown: string; key: string }>
export type EmailFailure = 'email-missing' | 'email-malformed'

const emailLength = { atMost: 254 } as const

const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** An address that mail can be sent to. Quoted local parts and bare hosts are none that people have. */
export function parseEmail(text: string): Result<Email, EmailFailure> {
  const shown = text.trim().normalize('NFKC')
  if (shown === '') return failure('email-missing')
  const [name = '', domain = '', ...more] = shown.split('@')
  const labels = domain.split('.')
  const isAddress =
    more.length === 0 &&
    shown.length <= emailLength.atMost &&
    name.length <= 64 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  return isAddress ? success({ shown, key: normalizeKey(shown) }) : failure('email-malformed')
}
