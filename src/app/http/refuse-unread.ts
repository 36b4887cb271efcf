import type { PageOutcome } from '#app/pages/load-page.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { FormState } from '#visit/page-contract.ts'

/** What a page says of a form that was refused before anybody read it. */
export type UnreadWord = 'page-too-old' | 'other-account'

/** Passwords by the names of their fields: never shown again. A test holds this against the pages. */
export const secretFields: ReadonlySet<string> = new Set(['password', 'before', 'after'])

const mostCharacters = 1_000

/** The page that the form stood on, with a word at its head; null where it cannot say one. */
export function refuseUnread(
  outcome: PageOutcome,
  word: UnreadWord,
  typed: FormState['typed'],
): ReadyPage | null {
  if (outcome.kind === 'moved' || outcome.ready.status !== 200 || !('form' in outcome.ready.data)) return null
  const form: FormState = { typed, errors: { form: word } }
  const status = word === 'page-too-old' ? 403 : 409
  return { ...outcome.ready, status, data: { ...outcome.ready.data, form } }
}

/** What was typed, as far as it may be shown again. */
export function shownAgain(fields: Readonly<Record<string, string>>): FormState['typed'] {
  const open = Object.entries(fields).filter(([name]) => !secretFields.has(name))
  return Object.fromEntries(open.map(([name, text]) => [name, text.slice(0, mostCharacters)]))
}
