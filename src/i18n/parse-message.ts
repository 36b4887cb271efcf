import { IntlMessageFormat } from 'intl-messageformat'

export type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number]

/** What an element is, in the numbers of the parser. */
export const elementKind = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const

/** A plain text has no ICU syntax and is shown as it stands. */
export function isPlainText(message: string): boolean {
  return !/[{'<]/.test(message)
}

/** Reads an ICU message. Throws a SyntaxError that names what is wrong with it. A missing `other` is left to the caller. */
export function parseMessage(message: string, languageTag = 'en-US'): MessageElement[] {
  const options = { captureLocation: true, requiresOtherClause: false }
  return new IntlMessageFormat(message, languageTag, undefined, options).getAst()
}
