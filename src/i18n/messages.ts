import { IntlMessageFormat } from 'intl-messageformat'
import { dateTimeFormat, numberFormat, pluralRules } from './intl-cache.ts'
import { type AnyLocale, formattingTagOf } from './locales.ts'
import { tagNamesOf } from './message-arguments.ts'
import type { MessageArguments, MessageTags } from './message-types.generated.ts'
import { isPlainText } from './parse-message.ts'

/** All texts of one site in one locale: full key (`search.count`) to ICU message. */
export type Messages = Readonly<Record<string, string>>

export type MessageKey = keyof MessageArguments

/** Keys of messages with tags, which can be turned into elements. */
export type RichMessageKey = MessageKey & keyof MessageTags

/** The text of a key with its values filled in. Tags are left out, so that it suits titles and labels too. Never throws. */
export type Translate<Catalogue = MessageArguments> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: Catalogue[Key] extends undefined ? [] : [values: Catalogue[Key]]
) => string

/** The same in parts, each tag replaced by what its function makes of the parts inside. */
export type TranslateToParts<Part, Catalogue = MessageArguments, Tags = MessageTags> = <
  Key extends keyof Catalogue & keyof Tags & string,
>(
  key: Key,
  values: Catalogue[Key],
  tags: Record<Tags[Key] & string, (inside: (string | Part)[]) => Part>,
) => (string | Part)[]

/** Told of every missing, broken or wrongly filled message. Called while rendering: it may not change what is shown. */
export type OnMissing = (key: string) => void

type Compiled = { format: IntlMessageFormat; tags: readonly string[] }
type Values = Readonly<Record<string, unknown>>
type Fill = (key: string, values: object, tags: object) => unknown[]

const formatters = {
  getNumberFormat: (tags?: string | string[], options?: object) => numberFormat(String(tags), options),
  getDateTimeFormat: (tags?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(String(tags), options),
  getPluralRules: (tags?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) =>
    pluralRules(String(tags), options),
}

/** I18N-02. `messages` is null when the whole set could not be loaded. */
export function createTranslate<Catalogue = MessageArguments>(
  locale: AnyLocale,
  messages: Messages | null,
  onMissing?: OnMissing,
): Translate<Catalogue> {
  const fill = createFill(locale, messages, onMissing)
  return (key, ...[values]) => fill(key, values ?? {}, {}).join('')
}

export function createTranslateToParts<Part, Catalogue = MessageArguments, Tags = MessageTags>(
  locale: AnyLocale,
  messages: Messages | null,
  onMissing?: OnMissing,
): TranslateToParts<Part, Catalogue, Tags> {
  const fill = createFill(locale, messages, onMissing)
  return (key, values, tags) => fill(key, values ?? {}, tags) as (string | Part)[]
}

function createFill(locale: AnyLocale, messages: Messages | null, onMissing?: OnMissing): Fill {
  if (messages === null) return () => ['JS translations missing']
  const compiledMessages = compiledOf(messages, formattingTagOf(locale))

  return (key, values, tags) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (message !== undefined && isPlainText(message)) return [message]

    const parts =
      message !== undefined && formatParts(compiledMessages(key, message), { ...values }, { ...tags })
    if (parts) return parts
    onMissing?.(key)
    return [`JS translation missing: ${key}`]
  }
}

// A server makes a Translate for every request, from the same few sets of messages: each message is parsed once.
const compiledSets = new WeakMap<Messages, Map<string, Compiled | null>>()

function compiledOf(messages: Messages, languageTag: string) {
  const compiled = compiledSets.get(messages) ?? new Map<string, Compiled | null>()
  compiledSets.set(messages, compiled)

  return (key: string, message: string): Compiled | null => {
    const place = `${languageTag} ${key}`
    let found = compiled.get(place)
    if (found === undefined) {
      found = compile(message, languageTag)
      compiled.set(place, found)
    }
    return found
  }
}

function compile(message: string, languageTag: string): Compiled | null {
  try {
    const format = new IntlMessageFormat(message, languageTag, undefined, { formatters })
    return { format, tags: tagNamesOf(format.getAst()) }
  } catch {
    return null
  }
}

function formatParts(compiled: Compiled | null, values: Values, tags: Values): unknown[] | null {
  if (compiled === null || Object.values(values).some(isNoValue)) return null

  const functions = compiled.tags.map((name) => [name, tags[name] ?? ((inside: unknown[]) => inside)])
  try {
    const parts = compiled.format.formatToParts({ ...values, ...Object.fromEntries(functions) })
    return parts.map((part) => part.value)
  } catch {
    return null
  }
}

// The formatter would show these as an empty string and as 'NaN'.
function isNoValue(value: unknown): boolean {
  return value === undefined || value === null || Number.isNaN(value)
}
