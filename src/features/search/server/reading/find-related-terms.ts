import { type AnyLocale, defaultLocale, isLocale } from '#i18n/locales.ts'
import type { RelatedQuestion } from '../../domain/index-question.ts'
import type { PlannedWord } from '../../domain/language/plan-words.ts'
import { plainName } from '../../domain/reading/plain-name.ts'
import type { Language } from '../language/open-language.ts'
import type { SearchIndex } from '../search-index.port.ts'

export type RelatedNeeds = Readonly<{
  index: Pick<SearchIndex, 'related'>
  language: Pick<Language, 'thesaurus'>
}>

const termsShown = 8

/** What is typical of what was found, by its name in the visitor's language; what was searched for is left out. */
export async function findRelatedTerms(
  question: Pick<RelatedQuestion, 'match' | 'filters' | 'assetType'>,
  { locale, words }: Readonly<{ locale: AnyLocale; words: readonly PlannedWord[] }>,
  { index, language: { thesaurus } }: RelatedNeeds,
): Promise<readonly string[]> {
  const own = isLocale(locale) ? locale : defaultLocale
  const searched = new Set(words.flatMap(({ keywordIds }) => keywordIds))
  const said = new Set(words.map(({ text }) => text.toLowerCase()))
  const found = await index.related({ ...question, field: 'keywords', limit: termsShown + searched.size })
  const names = found
    .filter(({ value }) => !searched.has(Number(value)))
    .flatMap(({ value }) => thesaurus.nameOf(Number(value), own) ?? [])
    .map(plainName)
    .filter((name) => !said.has(name.toLowerCase()))
  return [...new Set(names)].slice(0, termsShown)
}
