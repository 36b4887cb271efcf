import type { Family, Offer } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { Answer } from '../domain/index-question.ts'
import { undoPart } from '../domain/reading/read-naturally.ts'
import { scopeOf } from '../domain/reading/reading-scope.ts'
import type { Clarification, QueryCorrection } from '../domain/reading/search-notes.ts'
import { askPage } from './ask-page.ts'
import type { AssetRequest, FoundAssets, SearchOutcome } from './found-assets.ts'
import type { Language } from './language/open-language.ts'
import { answerWithinMs, limitIndex, retryAfterSeconds } from './limit-index.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import { readPage } from './read-page.ts'
import { askNames, type NamesFound, nobody } from './reading/ask-names.ts'
import { correctPhrase } from './reading/correct-phrase.ts'
import { findRelatedTerms } from './reading/find-related-terms.ts'
import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

export type SearchNeeds = Readonly<{
  index: Pick<SearchIndex, 'search' | 'group' | 'related' | 'suggest' | 'spell'>
  language: Pick<Language, 'analyzeText' | 'fold' | 'planMatch' | 'thesaurus'>
  catalogue: Pick<CatalogueQueries, 'readCards' | 'readNamesakes'>
  /** Days since 1970-01-01. */
  today: () => number
}>

/** With so few hits another spelling is proposed. */
const fewHits = 5

/**
 * Finds assets for a request, whatever it says (SEARCH-03). The index is searched once; where nothing is found and
 * something speaks for another spelling, family or reading, once more.
 */
export async function searchAssets(request: AssetRequest, needs: SearchNeeds): Promise<SearchOutcome> {
  const { index, end } = limitIndex(needs.index, answerWithinMs)
  try {
    return { kind: 'found', found: await findAssets(request, { ...needs, index }) }
  } catch (error) {
    if (error instanceof IndexUnavailable) return { kind: 'unavailable', retryAfterSeconds }
    throw error
  } finally {
    end()
  }
}

type Attempt = Readonly<{
  request: AssetRequest
  names: NamesFound
  plan: SearchPlan
  answer: Answer
  corrections: readonly QueryCorrection[]
}>

async function findAssets(request: AssetRequest, needs: SearchNeeds): Promise<FoundAssets> {
  const first = await attempt(request, needs)
  const { request: asked, names, plan, answer, corrections } = await withRemedy(first, needs)
  const [{ cards, groups, pageCount }, relatedTerms] = await Promise.all([
    readPage(request, plan.question, answer, needs),
    plan.planned.match && answer.totals[request.assetType] > 0
      ? findRelatedTerms(plan.question, { locale: request.locale, words: plan.planned.words }, needs)
      : [],
  ])
  return {
    cards,
    groups,
    totals: answer.totals,
    facets: answer.facets,
    facetError: answer.facetError,
    cursor: answer.cursor,
    pageCount,
    phrase: asked.phrase,
    family: asked.family,
    corrections,
    clarifications: clarificationsOf(plan, names),
    explanation: plan.parts.map((part) => ({
      kind: part.kind,
      words: part.words,
      ...(part.days && { days: part.days }),
      ...(part.names && { names: part.names }),
      ...(part.assetType && { assetType: part.assetType }),
      undone: undoPart(asked.phrase, part),
    })),
    relatedTerms,
    recommendation: plan.recommendation,
    ignored: plan.planned.ignored,
  }
}

async function attempt(request: AssetRequest, needs: SearchNeeds): Promise<Attempt> {
  const { phrase, locale, family, offer } = request
  const isRead = phrase !== '' && scopeOf(family, offer) !== 'creative'
  const names = isRead ? await askNames(phrase, locale, needs) : nobody
  const plan = planSearch(request, { names, language: needs.language, today: needs.today() })
  const answer = await askPage(plan.question, request, needs.index)
  return { request, names, plan, answer, corrections: [] }
}

/** Another attempt where the first one found nothing and there is a reason to expect more of it. */
async function withRemedy(first: Attempt, needs: SearchNeeds): Promise<Attempt> {
  const { request, plan, answer } = first
  const total = answer.totals.image + answer.totals.film
  const hasHits = answer.totals[request.assetType] > 0
  if (request.phrase === '' || total > fewHits) return first

  const corrected = request.suppressed.includes('phrase')
    ? null
    : await correctPhrase(
        request.phrase,
        { locale: request.locale, understood: plan.parts, foundNothing: total === 0 },
        needs,
      )
  const change = corrected && ({ kind: 'phrase', from: request.phrase, to: corrected.phrase } as const)
  if (change && corrected.isSure && total === 0) {
    const second = await attempt({ ...request, phrase: corrected.phrase }, needs)
    const isBetter = second.answer.totals.image + second.answer.totals.film > 0
    return isBetter ? { ...second, corrections: [{ ...change, isApplied: true }] } : first
  }
  const proposed = change ? { ...first, corrections: [{ ...change, isApplied: false }] } : first
  if (hasHits) return proposed

  if (plan.parts.some(({ kind }) => kind === 'person')) {
    const second = await attempt({ ...request, suppressed: [...request.suppressed, 'people'] }, needs)
    return second.answer.totals[request.assetType] > 0 ? second : proposed
  }
  const other = otherFamily(request.family, request.offer)
  const counts = answer.facets.family ?? []
  if (other && !request.suppressed.includes('family') && counts.some(({ value }) => value === other)) {
    const second = await attempt({ ...request, family: other }, needs)
    const moved = { kind: 'family', from: request.family ?? other, to: other } as const
    return { ...second, corrections: [...proposed.corrections, moved] }
  }
  return proposed
}

function otherFamily(family: Family | null, { families }: Offer): Family | null {
  return family === null ? null : (families.find((one) => one !== family) ?? null)
}

function clarificationsOf({ parts }: SearchPlan, { persons }: NamesFound): readonly Clarification[] {
  return parts.flatMap(({ kind, words, names = [] }) => {
    if (kind !== 'person' || names.length < 2) return []
    return [{ name: words, options: persons.filter(({ id }) => names.some((name) => name.id === id)) }]
  })
}
