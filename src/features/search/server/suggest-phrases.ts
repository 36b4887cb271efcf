import { type AnyLocale, defaultLocale, isLocale } from '#i18n/locales.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { IndexTerm, TermKind } from '../domain/index-question.ts'
import { plainName } from '../domain/reading/plain-name.ts'
import type { Language } from './language/open-language.ts'
import type { SearchIndex } from './search-index.port.ts'

export type SuggestNeeds = Readonly<{
  index: Pick<SearchIndex, 'suggest'>
  language: Pick<Language, 'fold'>
}>

type Named = Readonly<{ id: string; name: string }>

export type Suggestions = Readonly<{
  /** Whole phrases, to be searched for. */
  phrases: readonly string[]
  people: readonly Named[]
  events: readonly Named[]
  collections: readonly Named[]
}>

const mostShown = 8

/** News has people and events; what a site does not sell it does not propose. */
const kindsOf: Readonly<Record<SiteNickname, readonly TermKind[]>> = {
  argus: ['keyword', 'person', 'event', 'collection'],
  bokeh: ['keyword'],
}

/** What may be meant by what has been typed so far (SEARCH-06): eight things at most, the most frequent first. */
export async function suggestPhrases(
  typed: string,
  { site, locale }: Readonly<{ site: SiteNickname; locale: AnyLocale }>,
  { index, language }: SuggestNeeds,
): Promise<Suggestions> {
  const ask = (text: string, kinds: readonly TermKind[]) =>
    index.suggest({
      locale: isLocale(locale) ? locale : defaultLocale,
      folded: language.fold(text),
      kinds,
      limit: mostShown,
    })
  const whole = await ask(typed, kindsOf[site])
  // Nothing is called so as a whole: then the last word may still go on.
  const [head, last] = splitLast(typed)
  const ends = whole.length === 0 && head !== '' ? await ask(last, ['keyword']) : []
  const named = (kind: TermKind): readonly Named[] =>
    whole.filter((term) => term.kind === kind).map(({ id, text }) => ({ id, name: text }))
  return {
    phrases: [...textsOf(whole, ''), ...textsOf(ends, `${head} `)],
    people: named('person'),
    events: named('event'),
    collections: named('collection'),
  }
}

function textsOf(terms: readonly IndexTerm[], head: string): readonly string[] {
  return [
    ...new Set(terms.filter(({ kind }) => kind === 'keyword').map(({ text }) => head + plainName(text))),
  ]
}

function splitLast(typed: string): readonly [head: string, last: string] {
  const text = typed.trimEnd()
  const cut = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\u3000'))
  return [text.slice(0, Math.max(0, cut)).trim(), text.slice(cut + 1)]
}
