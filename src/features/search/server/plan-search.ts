import type { Family } from '#features/catalogue/domain.ts'
import { fieldOfFilter } from '../domain/field-of-filter.ts'
import type { EntryField } from '../domain/index-entry.ts'
import type { Filter, Match, Question } from '../domain/index-question.ts'
import type { PlannedMatch } from '../domain/language/plan-match.ts'
import { readPhrase } from '../domain/language/read-phrase.ts'
import { type ReadPart, readNaturally, withoutParts } from '../domain/reading/read-naturally.ts'
import { partsToRead, scopeOf } from '../domain/reading/reading-scope.ts'
import { type Recommendation, recommend } from '../domain/reading/recommend.ts'
import type { AssetRequest } from './found-assets.ts'
import type { Language } from './language/open-language.ts'
import type { NamesFound } from './reading/ask-names.ts'

/** What is asked of the index, but for the page, and how it came to be. */
export type SearchPlan = Readonly<{
  phrase: string
  family: Family | null
  parts: readonly ReadPart[]
  planned: PlannedMatch
  recommendation: Recommendation | null
  question: Pick<Question, 'match' | 'filters' | 'assetType' | 'order'>
}>

type Context = Readonly<{ names: NamesFound; language: Pick<Language, 'planMatch'>; today: number }>

export function planSearch(request: AssetRequest, { names, language, today }: Context): SearchPlan {
  const { phrase, family, locale, offer, assetType, order } = request
  const scope = scopeOf(family, offer)
  const readings = readNaturally(phrase, { locale, today, ...names }).explanation
  const parts = partsToRead(readings, {
    scope,
    readsNaturally: request.readsNaturally,
    readsPeople: !request.suppressed.includes('people'),
  }).map((part) => clarified(part, request.clarification))
  const planWords = (text: string) => language.planMatch(readPhrase(text), locale)
  const planned = planWords(withoutParts(phrase, parts).phrase)
  const recommendation = recommend(
    { scope, assetType, order: order.by, kinds: parts.map(({ kind }) => kind) },
    request.recommendConfig,
  )
  const { match, filters } = withIds(planned)
  const left = new Set(request.facets.filter(({ excludeOwn }) => excludeOwn).map(({ field }) => field))
  return {
    phrase,
    family,
    parts,
    planned,
    recommendation,
    question: {
      match,
      assetType,
      order: recommendation?.autoApplied ? { by: recommendation.params.sortorder } : order,
      filters: [
        { kind: 'one-of', field: 'family', values: family ? [family] : offer.families },
        { kind: 'one-of', field: 'licenseModel', values: offer.licenseModels },
        ...(request.among ? [{ kind: 'ids', ids: request.among } as const] : []),
        ...request.filters,
        ...parts
          .flatMap((part) => filterOf(part, (text) => planWords(text).match))
          .map((filter) => kept(filter, left)),
        ...filters,
      ],
    },
  }
}

/** Of people with one name the one who was chosen, if it is one of them. */
function clarified(part: ReadPart, personId: string | null): ReadPart {
  const chosen = part.kind === 'person' && part.names?.filter(({ id }) => id === personId)
  if (!chosen || chosen.length === 0 || personId === null) return part
  return { ...part, names: chosen, filter: { kind: 'one-of', field: 'people', values: [personId] } }
}

/** Facets leave out filters of their own field; what the phrase says holds for them, too. */
function kept(filter: Filter, left: ReadonlySet<EntryField>): Filter {
  const field = fieldOfFilter(filter)
  // Beside something else a filter is of no field alone.
  return field && left.has(field) ? { kind: 'any', of: [filter, { kind: 'ids', ids: [] }] } : filter
}

/** Nobody has labelled everything: where words say the same, they do as well. */
function filterOf(
  { filter, orWords }: ReadPart,
  planWords: (text: string) => Match | null,
): readonly Filter[] {
  if (!filter) return []
  // Side by side they mean it; a black dog on white snow is not black and white.
  const match = orWords === null ? null : planWords(/\s/u.test(orWords) ? `"${orWords}"` : orWords)
  return [match ? { kind: 'any', of: [filter, { kind: 'words', match }] } : filter]
}

/** Numbers of assets beside words widen what is found, alone they are all that is asked for. */
function withIds({ match, ids }: PlannedMatch): { match: Match | null; filters: readonly Filter[] } {
  if (ids.length === 0) return { match, filters: [] }
  const named: Filter = { kind: 'ids', ids }
  if (!match) return { match, filters: [named] }
  return { match: null, filters: [{ kind: 'any', of: [named, { kind: 'words', match }] }] }
}
