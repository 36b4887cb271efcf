import { parseUsername, type Username, usernameLength } from '../../domain/parse-username.ts'

const roomForDigits = 6

/** A user name made from what is known of somebody; with digits, should others have it already. */
export function proposeUsername(known: readonly string[], digits: string): Username {
  for (const text of [...known, 'member']) {
    const plain = text
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{M}\p{Nd}._-]+/gu, '')
      .replace(/^[^\p{L}\p{Nd}]+/u, '')
    const short = [...plain].slice(0, usernameLength.atMost - roomForDigits).join('')
    const parsed = parseUsername(short + digits)
    if (parsed.ok) return parsed.value
  }
  throw new Error('A user name that is always possible is not.')
}
