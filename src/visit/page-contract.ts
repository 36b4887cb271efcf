import type { ComponentType } from 'react'
import type { Translate } from '#i18n/messages.ts'
import type { Prefix } from '#i18n/prefixes.ts'
import type { PathName } from '#links/paths.data.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Caller } from './caller.ts'
import type { Visit } from './visit.ts'

/** What a head may depend on beside the page's data. */
export type HeadContext = { readonly t: Translate; readonly site: SiteNickname }

/** Where a page stands, for addresses that must be whole. */
export type HeadPlace = {
  /** Scheme and host. */
  readonly origin: string
  /** The page's one address, whole. */
  readonly url: string
  readonly prefix: Prefix | null
}

export type HeadLink = {
  readonly rel: string
  readonly href: string
  readonly type?: string
  readonly title?: string
}

/** What stands in the head of a page's document. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** Pages that search engines should not keep. */
  readonly isUnlisted?: boolean
  /** The query of the page's one address, where several show the same; as it was asked for if it is left out. */
  readonly canonicalQuery?: Readonly<Record<string, string>>
  /** Links of this page alone, such as to its oEmbed. */
  readonly links?: (place: HeadPlace) => readonly HeadLink[]
  /** Objects of schema.org. */
  readonly structuredData?: (place: HeadPlace) => readonly object[]
}

export function titleOf(head: PageHead, siteName: string): string {
  return `${head.title} · ${siteName}`
}

/** A page that lies over a picture has its own header; all others share one with the search bar. */
export type PageFrame = 'plain' | 'hero'

/** A page as both sides know it: `features/<room>/pages/<name>.page.tsx`. What it needs comes from `<name>.load.ts`. */
export type PageModule<Data> = {
  readonly Page: ComponentType<Data>
  readonly head: (data: Data, context: HeadContext) => PageHead
  readonly frame?: PageFrame
  /** What was searched for, so that the header's bar still shows it. */
  readonly searchedPhrase?: (data: Data) => string
}

export type PageRequest<Needs> = {
  readonly visit: Visit
  /** The path by which one came, where several lead to one page; the page of a status has none. */
  readonly route?: PathName
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** By what we were reached, such as "https://example.com", where the page is asked for as a document. */
  readonly origin?: string
  /** Fetched ahead: perhaps nobody will see it. */
  readonly isAhead?: boolean
  readonly needs: Needs
}

/** A form of a page as it was sent: `<name>.submit.ts` stands beside `<name>.load.ts`. Its token has been checked. */
export type SubmitRequest<Needs> = PageRequest<Needs> & {
  /** Fields by name, none of them checked. Of a name that came more than once, the last. */
  readonly form: Readonly<Record<string, string>>
  readonly caller: Caller
  /** For what is made by it: the same form that is sent twice, as by two quick presses, has the same. */
  readonly onceKey?: string | undefined
}

/** What a form came to. Refused, the page is shown again with its messages and what was typed, but never a password. */
export type Submitted<Data> =
  /** `to`: a path of this site. */
  | { readonly kind: 'done'; readonly to: string; readonly cookies?: readonly string[] }
  | {
      readonly kind: 'refused'
      readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
      readonly data: Data
      readonly retryAfterSeconds?: number
    }

/** What a form shows again: what was typed, and the last word of the message's key for each field with an error. */
export type FormState = {
  readonly typed: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** What loading a page came to. A withdrawn thing says what can be shown instead (ROUTE-04). */
export type Loaded<Data> =
  /** `seen`: the id of the asset that the page is about, which is remembered as viewed. 410: the page itself says that it is over. */
  | { readonly kind: 'found'; readonly data: Data; readonly seen?: string; readonly status?: 410 }
  | { readonly kind: 'not-found' }
  /** `what`: what it was, where that is no picture. */
  | { readonly kind: 'gone'; readonly similar: readonly unknown[]; readonly what?: 'board' }
  | { readonly kind: 'moved'; readonly to: string }
  /** The page says so itself; nothing is wrong with what was asked. */
  | { readonly kind: 'unavailable'; readonly data: Data; readonly retryAfterSeconds: number }

export function found<Data>(data: Data): Loaded<Data> {
  return { kind: 'found', data }
}

export function unavailable<Data>(data: Data, retryAfterSeconds: number): Loaded<Data> {
  return { kind: 'unavailable', data, retryAfterSeconds }
}

export const notFound = { kind: 'not-found' } as const

/** The type of a page module whose data the registry need not know: the load beside it made them. */
// biome-ignore lint/suspicious/noExplicitAny: the registry joins pages of every data type; the room's files check the pair.
export type AnyPage = PageModule<any>
