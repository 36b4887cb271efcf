import { type Locale, locales } from '#i18n/locales.ts'
import type { Keyword, KeywordKind, KeywordName, Vocabulary } from '../vocabulary.ts'
import { classifyEmoji, genderOf } from './classify-emoji.ts'
import { englishNames } from './emoji-exceptions.data.ts'
import { englishSynonyms } from './english-synonyms.data.ts'
import { foldText } from './fold-text.ts'
import { keywordKey } from './keyword-key.ts'
import { placeKeywords } from './place-keywords.ts'
import { type TermName, termName } from './term-names.ts'
import { terms } from './terms.data.ts'

/** Raised when the same sources give another vocabulary. */
export const joinVersion = 1

/** What CLDR says of an emoji in one language: its name, and words that come to mind. */
export type Annotation = { readonly name: string; readonly hints: readonly string[] }
export type Annotations = ReadonlyMap<string, Annotation>

type Draft = {
  readonly key: string
  readonly kind: KeywordKind
  readonly broader: readonly string[]
  /** Ours, where the term is one of ours. */
  readonly ownName: ((locale: Locale) => TermName) | null
  readonly emoji: string[]
}

/** One vocabulary of our terms, the emoji that are subjects of pictures, and the countries. Ours go first. */
export function joinVocabulary(annotations: Readonly<Record<Locale, Annotations>>): Vocabulary {
  const drafts = draftKeywords(annotations['en-us'])
  const names = new Map(locales.map((locale) => [locale, nameAll(drafts, locale, annotations[locale])]))
  const keywords = drafts.map(
    ({ key, kind, broader }): Keyword => ({
      key,
      kind,
      broader,
      names: Object.fromEntries(
        locales.map((locale) => [locale, names.get(locale)?.get(key)]),
      ) as Keyword['names'],
    }),
  )
  const taken = new Set(keywords.map(({ key }) => key))
  return { keywords: [...keywords, ...placeKeywords().filter(({ key }) => !taken.has(key))] }
}

/** Which keyword an emoji belongs to, with its English name; emoji that are no subjects are missing. */
export function keywordsByEmoji(
  english: Annotations,
): ReadonlyMap<string, { readonly key: string; readonly name: string }> {
  return new Map(
    draftKeywords(english).flatMap((draft) => {
      const { key, emoji } = draft
      if (emoji.length === 0) return []
      const { name } = wordsOf(draft, 'en-us', english)
      return emoji.map((one) => [one, { key, name }] as const)
    }),
  )
}

function draftKeywords(english: Annotations): readonly Draft[] {
  const drafts = new Map<string, Draft>()
  for (const [key, kind, broader] of terms) {
    drafts.set(key, { key, kind, broader, ownName: (locale) => termName(key, locale), emoji: [] })
  }
  const classes = classifyEmoji([...english.keys()])
  const keyOf = (emoji: string) => keywordKey(englishNames[emoji] ?? english.get(emoji)?.name ?? '')
  const later: { key: string; emoji: string }[] = []
  for (const [emoji, found] of classes) {
    if ('leftOut' in found) continue
    const key = 'sameAs' in found ? found.sameAs : keyOf(emoji)
    if ('sameAs' in found || drafts.has(key)) {
      later.push({ key, emoji })
      continue
    }
    const gender = genderOf(emoji)
    const isNarrower = gender && 'kind' in (classes.get(gender.of) ?? {})
    const broader = isNarrower ? [keyOf(gender.of), gender.is] : found.broader
    drafts.set(key, { key, kind: found.kind, broader, ownName: null, emoji: [emoji] })
  }
  for (const { key, emoji } of later) {
    const draft = drafts.get(key)
    if (!draft) throw new Error(`${emoji} is said to be ${key}, which is no keyword`)
    draft.emoji.push(emoji)
  }
  return [...drafts.values()]
}

const relatedAtMost = 12

/** A word that more keywords than this share says too little about any of them. */
const sharedAtMost = 3

function nameAll(
  drafts: readonly Draft[],
  locale: Locale,
  annotations: Annotations,
): ReadonlyMap<string, KeywordName> {
  const worded = drafts.map((draft) => ({ draft, ...wordsOf(draft, locale, annotations) }))
  const fold = rememberFolded()
  const taken = new Set(worded.flatMap(({ name, synonyms }) => [name, ...synonyms].map(fold)))
  const equal = new Set(worded.flatMap(({ equals }) => equals.map(fold)))
  const shares = new Map<string, number>()
  for (const hint of worded.flatMap(({ related }) => related.map(fold))) {
    shares.set(hint, (shares.get(hint) ?? 0) + 1)
  }
  const isFree = (word: string): boolean => !taken.has(fold(word))
  const isTelling = (hint: string): boolean =>
    isFree(hint) && !equal.has(fold(hint)) && (shares.get(fold(hint)) ?? 0) <= sharedAtMost
  return new Map(
    worded.map(({ draft, name, synonyms, equals, related }) => [
      draft.key,
      {
        name,
        synonyms: [...synonyms, ...equals.filter(isFree)],
        related: related.filter(isTelling).slice(0, relatedAtMost),
      },
    ]),
  )
}

type Words = KeywordName & {
  /** Names of the emoji, and what is said of each of several emoji that mean the same. */
  readonly equals: readonly string[]
}

/** Before they are compared: what names one keyword is no synonym of another, so that a rose is no "flower". */
function wordsOf({ key, ownName, emoji }: Draft, locale: Locale, annotations: Annotations): Words {
  const found = emoji.flatMap((one) => annotations.get(one) ?? [])
  const hints = found.flatMap(({ hints: words }) => words)
  const agreed = hints.filter((word) => found.length > 1 && found.every((one) => one.hints.includes(word)))
  const own = ownName?.(locale) ?? emojiName(key, emoji, locale, annotations)
  const equals = [...new Set([...found.map(({ name }) => name), ...agreed])]
  return { ...own, equals, related: [...new Set(hints)] }
}

function emojiName(key: string, [first = '']: readonly string[], locale: Locale, annotations: Annotations) {
  const isEnglish = locale.startsWith('en-')
  const name = (isEnglish && englishNames[first]) || annotations.get(first)?.name
  if (!name) throw new Error(`${key} has no name in ${locale}`)
  return { name, synonyms: (isEnglish && englishSynonyms[key]) || [] }
}

/** The same words come again and again, and folding is the dearest part of the whole. */
function rememberFolded(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const folded = known.get(word) ?? foldText(word)
    known.set(word, folded)
    return folded
  }
}
