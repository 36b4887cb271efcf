import type { Locale } from '#i18n/locales.ts'

export type KeywordKind = 'subject' | 'place' | 'person' | 'concept' | 'style'

export type KeywordName = {
  readonly name: string
  /** Words that mean the same. */
  readonly synonyms: readonly string[]
  /** Words that come to mind: a search may take them into account, but no picture is labelled by them. */
  readonly related: readonly string[]
}

export type Keyword = {
  /** English in kebab-case. It stays when names change: assets are tied to it. */
  readonly key: string
  readonly kind: KeywordKind
  /** Keys of wider terms; they form no circle. */
  readonly broader: readonly string[]
  readonly names: Readonly<Record<Locale, KeywordName>>
}

/** Each key once. Named people are no part of it: they come with the editorial pictures that show them. */
export type Vocabulary = { readonly keywords: readonly Keyword[] }
