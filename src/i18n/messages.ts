import { dateTimeFormat, numberFormat, pluralRules } from './intl-cache.ts'
import { type AnyLocale, formattingTagOf } from './locales.ts'
import type { MessageArguments, MessageTags } from './message-types.generated.ts'

/** A part of a message: text as it stands, or what is to be filled in. Made from ICU by `compile-message.ts`. */
export type MessagePart =
  | string
  | readonly ['text', name: string]
  | readonly ['number' | 'date', name: string, options: object]
  | readonly ['count']
  | readonly ['tag', name: string, inside: readonly MessagePart[]]
  | readonly ['select', name: string, branches: Branches]
  | readonly ['plural', name: string, branches: Branches, offset: number, type: 'cardinal' | 'ordinal']

/** Plain text, or parts to be joined. */
export type Message = string | readonly MessagePart[]

/** All texts of one site in one locale: full key (`search.count`) to message; null for one that is broken. */
export type Messages = Readonly<Record<string, Message | null>>

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

type Values = Readonly<Record<string, unknown>>
type Fill = (key: string, values: object, tags: object) => unknown[]
type Branches = Readonly<Record<string, readonly MessagePart[]>>

/** I18N-02. `messages` is null when the whole set could not be loaded. */
export function createTranslate<Catalogue = MessageArguments>(
  locale: AnyLocale,
  messages: Messages | null,
  onMissing?: OnMissing,
): Translate<Catalogue> {
  const fill = createFill(locale, messages, onMissing)
  return (key, ...[values]) =>
    fill(key, values ?? {}, {})
      .flat(Number.POSITIVE_INFINITY)
      .join('')
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
  const languageTag = formattingTagOf(locale)

  return (key, values, tags) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (typeof message === 'string') return [message]
    try {
      if (message) return fillParts(message, { languageTag, values: { ...values }, tags: { ...tags } })
    } catch {
      // As good as missing: whoever wrote it is told, and the page goes on.
    }
    onMissing?.(key)
    return [`JS translation missing: ${key}`]
  }
}

type Filling = Readonly<{ languageTag: string; values: Values; tags: Values; count?: number }>

function fillParts(parts: readonly MessagePart[], filling: Filling): unknown[] {
  const filled: unknown[] = []
  const add = (part: unknown) => {
    const last = filled.at(-1)
    if (typeof part === 'string' && typeof last === 'string') filled[filled.length - 1] = last + part
    else filled.push(part)
  }
  for (const part of parts) for (const made of fillPart(part, filling)) add(made)
  return filled
}

function fillPart(part: MessagePart, filling: Filling): readonly unknown[] {
  if (typeof part === 'string') return [part]
  const { languageTag, values, tags } = filling
  switch (part[0]) {
    case 'text':
      return [String(given(values, part[1]))]
    case 'number':
      return [numberFormat(languageTag, part[2]).format(numberOf(values, part[1]))]
    case 'date':
      return [dateTimeFormat(languageTag, part[2]).format(given(values, part[1]) as Date)]
    case 'count':
      return [numberFormat(languageTag).format(filling.count ?? 0)]
    case 'tag': {
      const inside = fillParts(part[2], filling)
      const make = tags[part[1]] as ((inside: unknown[]) => unknown) | undefined
      return make ? [make(inside)] : inside
    }
    case 'select':
      return fillParts(branchOf(part[2], String(given(values, part[1]))), filling)
    case 'plural': {
      const [, name, branches, offset, type] = part
      const number = numberOf(values, name)
      const exact = branches[`=${number}`]
      const rule = pluralRules(languageTag, { type }).select(number - offset)
      return fillParts(exact ?? branchOf(branches, rule), { ...filling, count: number - offset })
    }
  }
}

function branchOf(branches: Branches, name: string): readonly MessagePart[] {
  const branch = Object.hasOwn(branches, name) ? branches[name] : branches.other
  if (!branch) throw new Error(`There is no branch for '${name}'`)
  return branch
}

/** What is not there would be shown as 'undefined' or 'NaN'. */
function given(values: Values, name: string): unknown {
  const value = values[name]
  if (value === undefined || value === null || Number.isNaN(value)) throw new Error(`'${name}' is not given`)
  return value
}

function numberOf(values: Values, name: string): number {
  const value = Number(given(values, name))
  if (Number.isNaN(value)) throw new Error(`'${name}' is no number`)
  return value
}
