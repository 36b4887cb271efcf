import { IntlMessageFormat } from 'intl-messageformat'
import type { Message, MessagePart, Messages } from './messages.ts'
import { elementKind, isPlainText, type MessageElement, parseMessage } from './parse-message.ts'

/** Texts as they are written: full key to ICU message. */
export type Texts = Readonly<Record<string, string>>

/**
 * ICU messages as the pages carry them. Done when the product is built: the grammar of ICU is as large as all texts
 * together, and no browser needs it. What is broken becomes null, which is missing.
 */
export function compileMessages(texts: Texts, languageTag = 'en-US'): Messages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text, languageTag)]))
}

function compile(text: string, languageTag: string): Message | null {
  if (isPlainText(text)) return text
  try {
    const parts = parseMessage(text, languageTag).map(partOf)
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
  } catch {
    return null
  }
}

function partOf(element: MessageElement): MessagePart {
  switch (element.type) {
    case elementKind.literal:
      return element.value
    case elementKind.argument:
      return ['text', element.value]
    case elementKind.number:
      return ['number', element.value, optionsOf(element.style, IntlMessageFormat.formats.number)]
    case elementKind.date:
      return ['date', element.value, optionsOf(element.style, IntlMessageFormat.formats.date)]
    case elementKind.time:
      return ['date', element.value, optionsOf(element.style ?? 'medium', IntlMessageFormat.formats.time)]
    case elementKind.select:
      return ['select', element.value, branchesOf(element.options)]
    case elementKind.plural:
      return [
        'plural',
        element.value,
        branchesOf(element.options),
        element.offset,
        element.pluralType ?? 'cardinal',
      ]
    case elementKind.pound:
      return ['count']
    default:
      return ['tag', element.value, element.children.map(partOf)]
  }
}

type Style = string | { readonly parsedOptions: object } | null | undefined

function optionsOf(style: Style, named: Readonly<Record<string, object>>): object {
  if (typeof style === 'string') return named[style] ?? {}
  return style?.parsedOptions ?? {}
}

function branchesOf(options: Readonly<Record<string, { value: MessageElement[] }>>) {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(partOf)]))
}
