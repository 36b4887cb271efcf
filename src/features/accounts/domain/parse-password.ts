import { failure, type Result, success } from '#kernel/result.ts'
import { commonPasswords, commonRoots } from './common-passwords.data.ts'
import { normalizeKey } from './normalize-key.ts'

export type PasswordFailure =
  | 'password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-common'
  | 'password-personal'

export type PasswordOwner = Readonly<{ username: string; email: string }>

export const passwordLength = { atLeast: 10, atMost: 200 } as const

/** Shorter names stand in too many passwords by chance. */
const leastNameCharacters = 4
const leastDifferentCharacters = 4

/** Signs that stand for letters, as everyone who guesses knows. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function parsePassword(text: string, owner: PasswordOwner): Result<string, PasswordFailure> {
  const { length } = [...text]
  if (length === 0) return failure('password-missing')
  if (length < passwordLength.atLeast) return failure('password-too-short')
  if (length > passwordLength.atMost) return failure('password-too-long')
  const key = normalizeKey(text)
  if (isCommon(key)) return failure('password-common')
  return namesOf(owner).some((name) => key.includes(name)) ? failure('password-personal') : success(text)
}

function namesOf({ username, email }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  return [username, local].map(normalizeKey).filter((name) => name.length >= leastNameCharacters)
}

/** Among those tried first, or one of their words with figures and signs around it, disguised or repeated. */
function isCommon(key: string): boolean {
  if (new Set(key).size < leastDifferentCharacters) return true
  return [key, undisguise(key)].some((text) => commonPasswords.has(text)) || rootsOf(key).some(isRoot)
}

function isRoot(word: string): boolean {
  if (commonRoots.has(word)) return true
  const half = word.slice(0, word.length / 2)
  return half !== '' && half + half === word && isRoot(half)
}

function rootsOf(key: string): string[] {
  const bare = key.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [bare, undisguise(bare), undisguise(key.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '')), undisguise(key)]
    .map((word) => word.replaceAll(/[\s._-]/g, ''))
    .filter((word) => word !== '')
}

function undisguise(text: string): string {
  return [...text].map((sign) => disguises[sign] ?? sign).join('')
}
