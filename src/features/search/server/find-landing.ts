import { type AssetCard, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts'
import type { Visit } from '#visit/visit.ts'
import { type Candidate, chooseCategories } from '../domain/choose-categories.ts'
import { matchColor } from '../domain/colors/palette-colors.ts'
import type { FacetCount, Question } from '../domain/index-question.ts'
import type { Landing } from '../domain/landing.ts'
import { readPhrase } from '../domain/language/read-phrase.ts'
import type { Thesaurus } from '../domain/language/thesaurus.ts'
import { filtersOf } from '../domain/parameters/parameter-filters.ts'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { passedOver } from '../domain/passed-over.data.ts'
import { plainName } from '../domain/reading/plain-name.ts'
import type { Language } from './language/open-language.ts'
import { answerWithinMs, limitIndex, retryAfterSeconds } from './limit-index.ts'
import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

export type LandingQuestion = Readonly<{
  visit: Pick<Visit, 'site' | 'locale'>
  /** The part of the library. */
  parameters: SearchParameters
}>

export type LandingNeeds = Readonly<{
  index: Pick<SearchIndex, 'search'>
  language: Pick<Language, 'planMatch' | 'thesaurus'>
  catalogue: Pick<CatalogueQueries, 'readCards'>
  /** Days since 1970-01-01. */
  today: () => number
}>

export type LandingOutcome =
  | Readonly<{ kind: 'found'; landing: Landing }>
  /** The index cannot answer just now. */
  | Readonly<{ kind: 'unavailable'; retryAfterSeconds: number }>

/** Keywords that are counted, and those of them that are searched for. */
const counted = 100
const searched = 24
/** Pictures of a keyword: some stand for others already. */
const asked = 30
const choice = { most: 8, each: 12, least: 4 }
/** With fewer categories there is too little to browse by. */
const fewestCategories = 2
const bestShown = 30
/** A landing leaves room for the searches of others. */
const askedAtOnce = 4

/** A part of the library by its subjects: one query, and as many questions to the index as there are keywords to try. */
export async function findLanding(question: LandingQuestion, needs: LandingNeeds): Promise<LandingOutcome> {
  const { index, end } = limitIndex(needs.index, answerWithinMs)
  try {
    return { kind: 'found', landing: await gather(question, { ...needs, index }) }
  } catch (error) {
    if (error instanceof IndexUnavailable) return { kind: 'unavailable', retryAfterSeconds }
    throw error
  } finally {
    end()
  }
}

async function gather({ visit, parameters }: LandingQuestion, needs: LandingNeeds): Promise<Landing> {
  const { index, language, catalogue } = needs
  const { thesaurus } = language
  const today = needs.today()
  const offer = offers[visit.site]
  const locale = landingLocale(visit)
  const assetType = parameters.assettype === 'film' ? 'film' : 'image'
  const scope: Question = {
    match: null,
    filters: filtersOf(parameters, { offer, today, matchColor }),
    assetType,
    order: { by: 'best', today },
    facets: [],
    limit: asked,
    from: 0,
  }
  const all = await index.search({
    ...scope,
    facets: [{ field: 'keywords', limit: counted, excludeOwn: false }],
    limit: bestShown,
  })
  async function tryKeyword(id: number): Promise<Candidate> {
    const name = plainName(thesaurus.nameOf(id, locale) ?? '')
    // By its name, as the link to all of it: both find the same.
    const { match } = language.planMatch(readPhrase(name), locale)
    if (name === '' || match === null) return { id, name, count: 0, ids: [] }
    const { ids, totals } = await index.search({ ...scope, match })
    return { id, name, count: totals[assetType], ids }
  }
  const subjects = subjectsOf(all.facets.keywords ?? [], thesaurus)
  const candidates: Candidate[] = []
  for (let at = 0; at < subjects.length; at += askedAtOnce) {
    candidates.push(...(await Promise.all(subjects.slice(at, at + askedAtOnce).map(tryKeyword))))
  }
  const isRelated = (one: number, other: number) =>
    thesaurus.broaderOf(one).includes(other) || thesaurus.broaderOf(other).includes(one)
  const chosen = chooseCategories(candidates, { ...choice, isRelated })
  const isEnough = chosen.length >= fewestCategories
  const ids = isEnough ? chosen.flatMap((category) => category.ids) : all.ids
  const read = await catalogue.readCards(ids, offer)
  const cards = new Map(read.map((card) => [card.id, card]))
  const assetsOf = (wanted: readonly string[]): readonly AssetCard[] =>
    wanted.flatMap((id) => cards.get(id) ?? [])
  return {
    total: all.totals[assetType],
    categories: isEnough
      ? chosen
          .map(({ name, count, ids: own }) => ({ name, count, assets: assetsOf(own) }))
          .filter(({ assets }) => assets.length > 0)
      : [],
    best: isEnough ? [] : assetsOf(all.ids),
  }
}

/** The locale whose names the categories have. */
export function landingLocale({ locale }: Pick<Visit, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

/** The most frequent keywords that one could browse by. */
function subjectsOf(keywords: readonly FacetCount[], thesaurus: Thesaurus): readonly number[] {
  const meant = (word: string) => thesaurus.meaningOf(word, defaultLocale)?.named ?? []
  const left = new Set(passedOver.flatMap(meant))
  const colors = meant('color')
  return keywords
    .map(({ value }) => Number(value))
    .filter((id) => !left.has(id) && !thesaurus.broaderOf(id).some((above) => colors.includes(above)))
    .slice(0, searched)
}
