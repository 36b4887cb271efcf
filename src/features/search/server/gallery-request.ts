import { type AssetId, families, offers } from '#features/catalogue/domain.ts'
import type { Visit } from '#visit/visit.ts'
import { matchColor } from '../domain/colors/palette-colors.ts'
import { facetQuestionsOf } from '../domain/facets.ts'
import { pageOf } from '../domain/parameters/default-parameters.ts'
import { orderOf, selectionOf } from '../domain/parameters/parameter-filters.ts'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { profileOf } from '../domain/parameters/search-profile.ts'
import type { RecommendConfig } from '../domain/reading/recommend.ts'
import { assetsPerPage } from '../domain/result-pages.ts'
import type { AssetRequest, Suppression } from './found-assets.ts'

/** A search as a visitor said it. */
export type GalleryQuestion = Readonly<{
  visit: Pick<Visit, 'site' | 'locale' | 'viewed'>
  parameters: SearchParameters
  /** Where an earlier answer ended: what follows, and nothing beside it. */
  after?: string
}>

/** Events of a page, and assets of each, where results are grouped. */
const groups = { perPage: 20, each: 6 } as const

export function galleryRequest(
  { visit, parameters, after }: GalleryQuestion,
  { today, among }: Readonly<{ today: number; among: readonly AssetId[] | null }>,
): AssetRequest {
  const offer = offers[visit.site]
  const profile = profileOf(visit.site)
  const selection = selectionOf(parameters, { offer, today, matchColor })
  // An order that is asked for is better than the one they came in.
  const isOrdered = among !== null && parameters.sortorder !== undefined
  return {
    offer,
    locale: visit.locale,
    phrase: parameters.phrase ?? '',
    assetType: parameters.assettype === 'film' ? 'film' : 'image',
    family: families.find((family) => family === parameters.family) ?? null,
    filters: isOrdered ? [...selection, { kind: 'ids', ids: among }] : selection,
    // Pages of a random order belong together for a day: there is no session to keep a seed in.
    order: orderOf(parameters, today, today),
    page: after === undefined ? pageOf(parameters) : { cursor: after },
    perPage: assetsPerPage,
    facets: after === undefined ? facetQuestionsOf(parameters, profile) : [],
    readsNaturally: parameters.phraseprocessing !== 'excludenaturallanguage',
    suppressed:
      among?.length === 0 ? suppressions : suppressions.filter((kind) => isSuppressed(kind, parameters)),
    clarification: parameters.clarifications ?? null,
    recommendConfig:
      profile.editorialRecommendationsActive && among === null ? recommendConfigOf(parameters) : 'none',
    among: isOrdered ? null : among,
    groups: parameters.groupbyevent && after === undefined ? groups : null,
  }
}

const suppressions: readonly Suppression[] = ['phrase', 'people', 'family']

function isSuppressed(kind: Suppression, parameters: SearchParameters): boolean {
  return parameters[`suppress${kind}correction`] === 'true'
}

const recommendConfigs: readonly RecommendConfig[] = ['none', 'recommendonly', 'autoapply']

function recommendConfigOf({ recommendconfig }: SearchParameters): RecommendConfig {
  return recommendConfigs.find((config) => config === recommendconfig) ?? 'recommendonly'
}
