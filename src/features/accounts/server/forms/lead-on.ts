import { splitPrefix } from '#i18n/prefixes.ts'
import type { DoneWord } from '../../domain/page-words.ts'

/** Pages that say what has been done; to others the word would be nothing but a longer address. */
const speaking = /^\/(?:account(?:\/[^?]*)?|team-invitation)(?:\?|$)/

/** The path of a page that one goes on to, with what has been done where it says so. */
export function leadOn(path: string, done: DoneWord): string {
  if (!speaking.test(splitPrefix(path).path)) return path
  const [place = '', search = ''] = path.split('?')
  const others = search.split('&').filter((part) => part !== '' && !part.startsWith('done='))
  return `${place}?${[...others, `done=${done}`].join('&')}`
}
