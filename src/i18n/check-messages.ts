import type { Texts } from './compile-message.ts'
import { pluralRules } from './intl-cache.ts'
import { type AnyLocale, defaultLocale, formattingTagOf } from './locales.ts'
import { type ArgumentKind, argumentsOf, everyElement, tagNamesOf } from './message-arguments.ts'
import { elementKind, isPlainText, type MessageElement, parseMessage } from './parse-message.ts'

export type Problem = {
  locale: AnyLocale
  key: string
  kind: 'missing' | 'extra' | 'placeholders' | 'syntax' | 'plural'
  /** What is wrong, for whoever has to mend it. */
  detail: string
}

type PluralElement = Extract<MessageElement, { type: typeof elementKind.plural }>

/** I18N-03. Compares every locale with en-us, and checks each message by itself. No problems, no entries. */
export function checkMessages(all: Partial<Record<AnyLocale, Texts>>): Problem[] {
  const reference = all[defaultLocale] ?? {}
  return (Object.entries(all) as [AnyLocale, Texts][]).flatMap(([locale, messages]) => [
    ...Object.keys(reference)
      .filter((key) => !Object.hasOwn(messages, key))
      .map((key) => ({ locale, key, kind: 'missing' as const, detail: 'no text' })),
    ...Object.entries(messages).flatMap(([key, message]) =>
      Object.hasOwn(reference, key)
        ? checkMessage({ locale, key, message, english: reference[key] ?? '' })
        : [{ locale, key, kind: 'extra' as const, detail: `${defaultLocale} has no such key` }],
    ),
  ])
}

type Checked = { locale: AnyLocale; key: string; message: string; english: string }

function checkMessage({ locale, key, message, english }: Checked): Problem[] {
  const problem = (kind: Problem['kind'], detail: string): Problem => ({ locale, key, kind, detail })

  const elements = read(message, locale)
  if (elements instanceof Error) return [problem('syntax', elements.message)]

  const wanted = read(english, defaultLocale)
  const differences = wanted instanceof Error ? [] : compare(placeholdersOf(wanted), placeholdersOf(elements))
  return [
    ...differences.map((detail) => problem('placeholders', detail)),
    ...[...everyElement(elements)].flatMap((element) => {
      if (element.type === elementKind.plural)
        return checkPlural(element, locale).map((d) => problem('plural', d))
      if (element.type === elementKind.select && !Object.hasOwn(element.options, 'other')) {
        return [problem('syntax', `select over '${element.value}' has no 'other'`)]
      }
      return []
    }),
  ]
}

function read(message: string, locale: AnyLocale): MessageElement[] | Error {
  if (isPlainText(message)) return []
  try {
    return parseMessage(message, formattingTagOf(locale))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function placeholdersOf(elements: readonly MessageElement[]): ReadonlySet<string> {
  const names = [...argumentsOf(elements)].map(([name, kind]) => `{${name}} (${wordsFor(kind)})`)
  return new Set([...names, ...tagNamesOf(elements).map((name) => `<${name}>`)])
}

function wordsFor(kind: ArgumentKind): string {
  return kind.kind === 'select' ? `select ${[...kind.options].sort().join(', ')}` : kind.kind
}

function compare(wanted: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `lacks ${name}`),
    ...[...found]
      .filter((name) => !wanted.has(name))
      .map((name) => `has ${name}, which ${defaultLocale} has not`),
  ]
}

// Enough to meet every category that counting things can reach; those of millions and fractions stay optional.
const counted = 200

function checkPlural(
  { options, offset, pluralType = 'cardinal', value }: PluralElement,
  locale: AnyLocale,
): string[] {
  const rules = pluralRules(formattingTagOf(locale), { type: pluralType })
  const existing: readonly string[] = rules.resolvedOptions().pluralCategories
  const given = Object.keys(options)

  const unknown = given.filter((name) => !name.startsWith('=') && !existing.includes(name))
  const lacking = new Set(given.includes('other') ? [] : ['other'])
  for (let count = 0; count < counted; count += 1) {
    const category = rules.select(count - offset)
    if (category !== 'other' && !given.includes(category) && !given.includes(`=${count}`))
      lacking.add(category)
  }
  return [
    ...unknown.map((name) => `plural over '${value}' has '${name}', which this language does not use`),
    ...[...lacking].map((name) => `plural over '${value}' has no '${name}'`),
  ]
}
