import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { createFormats, type Formats } from './formats.ts'
import type { SpokenLocale } from './locales.ts'
import type { MessageArguments, MessageTags } from './message-types.generated.ts'
import {
  createTranslate,
  createTranslateToParts,
  type Messages,
  type OnMissing,
  type RichMessageKey,
  type Translate,
} from './messages.ts'

/** A message with tags as elements: `rich('account.accept', undefined, { terms: (text) => <a href=…>{text}</a> })`. */
export type RichTranslate = <Key extends RichMessageKey>(
  key: Key,
  values: MessageArguments[Key],
  tags: Record<MessageTags[Key], (inside: ReactNode) => ReactNode>,
) => ReactNode

type Spoken = { locale: SpokenLocale; translate: Translate; translateRich: RichTranslate; formats: Formats }

const SpokenContext = createContext<Spoken | null>(null)

type Props = {
  /** The locale whose texts are shown: dates and numbers follow the language of the text around them. */
  locale: SpokenLocale
  /** Null when the set could not be loaded. Keep the object: its messages are parsed once for each object. */
  messages: Messages | null
  /** Keep the function too, or every text is made anew with each render. */
  onMissing?: OnMissing | undefined
  children: ReactNode
}

export function TranslateProvider({ locale, messages, onMissing, children }: Props) {
  const spoken = useMemo(
    () => ({
      locale,
      translate: createTranslate(locale, messages, onMissing),
      translateRich: createRichTranslate(locale, messages, onMissing),
      formats: createFormats(locale),
    }),
    [locale, messages, onMissing],
  )
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

export function useTranslate(): Translate {
  return useSpoken().translate
}

export function useRichTranslate(): RichTranslate {
  return useSpoken().translateRich
}

/** Numbers, dates and prices for the current locale. */
export function useFormats(): Formats {
  return useSpoken().formats
}

export function useSpokenLocale(): SpokenLocale {
  return useSpoken().locale
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('There is no TranslateProvider around this component')
  return spoken
}

function createRichTranslate(
  locale: SpokenLocale,
  messages: Messages | null,
  onMissing: OnMissing | undefined,
): RichTranslate {
  const toParts = createTranslateToParts<ReactNode>(locale, messages, onMissing)
  return (key, values, tags) => {
    const makers = Object.entries<(inside: ReactNode) => ReactNode>(tags)
    const ofParts = makers.map(([name, make]) => [name, (inside: ReactNode[]) => make(fragment(inside))])
    return fragment(toParts(key, values, Object.fromEntries(ofParts)))
  }
}

// Spread children need no keys: their order never changes.
function fragment(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
