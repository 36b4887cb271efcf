import { nameDevice } from '#features/notifications/domain.ts'
import type { ValueKinds } from './mail.ts'
import type { ValueKind } from './templates.data.ts'

const mostWords = 80

const tamers: Readonly<Record<Exclude<ValueKind, 'link' | 'moment'>, (text: string) => string>> = {
  words: tameWords,
  device: (text) => tameWords(nameDevice(oneLine(text))),
  exact: oneLine,
}

/** What is filled into a mail, made harmless by its kind. A value that is missing or no link of ours is our own mistake. */
export function tameValues(
  kinds: ValueKinds,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | Date>> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const value = values[name]
      if (kind === 'moment') {
        if (!(value instanceof Date)) throw new Error(`"${name}" of a mail is no point in time.`)
        return [name, value]
      }
      if (typeof value !== 'string') throw new Error(`"${name}" of a mail is missing.`)
      return [name, kind === 'link' ? checkedLink(name, value) : tamers[kind](value)]
    }),
  )
}

/**
 * Words of a user in a mail of ours: one line, not long, nothing that turns the direction of writing, and nothing that a
 * mail program makes a link of, or invitations would carry advertisements.
 */
export function tameWords(text: string): string {
  const line = oneLine(text)
  const letters = [...line]
  const short = letters.length > mostWords ? `${letters.slice(0, mostWords).join('').trimEnd()}…` : line
  return short.replace(/(?<=\S)[.:/@](?=\S)/gu, (mark) => `${mark}\u2060`)
}

/** Control characters, line separators and invisible marks of direction become a space. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

function checkedLink(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`"${name}" of a mail is no whole link.`)
  }
  return url.href
}
