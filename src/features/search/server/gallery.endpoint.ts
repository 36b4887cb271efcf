import { z } from 'zod'
import { listAsset, listedAsset } from '#features/assets/server.ts'
import type { AssetCard } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { type Answer, type Endpoint, endpoint, problemForNow } from '#platform/endpoint.ts'
import type { Visit } from '#visit/visit.ts'
import type { Gallery } from '../domain/gallery.ts'
import { availableParameters } from '../domain/parameters/availability.ts'
import { withDefaults } from '../domain/parameters/default-parameters.ts'
import { parameterNames, type SearchParameters } from '../domain/parameters/parameter-table.ts'
import { parseAddress } from '../domain/parameters/search-address.ts'
import { profileOf } from '../domain/parameters/search-profile.ts'
import type { FindGallery } from './remembered-gallery.ts'

export type GalleryCallNeeds = Readonly<{
  findGallery: FindGallery
  catalogue: Pick<CatalogueQueries, 'readListedFacts'>
}>

const text = z.union([z.string(), z.array(z.string())]).optional()
/** What is no parameter is passed by, as in the address of a page (SP-02). */
const query = z.looseObject(Object.fromEntries([...parameterNames, 'after'].map((name) => [name, text])))
type Query = z.infer<typeof query>

const option = z.object({ id: z.string(), name: z.string(), count: z.number() })
const facets = z.looseObject({
  events: z.array(option),
  specificpeople: z.array(option),
  locations: z.array(option),
})
const event = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  images_count: z.number(),
  films_count: z.number(),
})
const results = z.looseObject({
  assets: z.array(listedAsset),
  counts: z.object({ images: z.number(), films: z.number() }),
  events: z.array(event),
  facets,
  queryCorrections: z.array(z.unknown()),
  recommendation: z.unknown(),
  relatedTerms: z.array(z.string()),
  relatedPreviews: z.array(z.object({ phrase: z.string(), asset: listedAsset })),
  availableSearchParameters: z.record(z.string(), z.object({ values: z.array(z.string()).optional() })),
  searchParameters: z.record(z.string(), z.unknown()),
  searchProfile: z.record(z.string(), z.unknown()),
  renderGatewayView: z.boolean(),
  paAgreements: z.array(z.unknown()),
  page: z.number(),
  pageCount: z.number(),
})

/** Language and what was looked at come from cookies: an answer is one visitor's. */
const headers = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' } as const

/** What a search finds, for programs (api.md, "search"). Each call takes the parameters of a results page. */
export function galleryCalls({ findGallery, catalogue }: GalleryCallNeeds): readonly Endpoint[] {
  type Found = Extract<Awaited<ReturnType<FindGallery>>, { kind: 'found' }>

  async function answer(
    visit: Visit,
    asked: Readonly<{ parameters: SearchParameters; after?: string }>,
    bodyOf: (found: Found) => unknown,
  ): Promise<Answer> {
    const outcome = await findGallery({ visit, ...asked })
    if (outcome.kind === 'unavailable') return problemForNow(503, outcome.retryAfterSeconds)
    return { kind: 'json', status: 200, headers, body: await bodyOf(outcome) }
  }

  async function list(cards: readonly AssetCard[]) {
    const facts = await catalogue.readListedFacts(cards.map(({ id }) => id))
    return (card: AssetCard) => {
      const known = facts.get(card.id)
      return known ? [listAsset(card, known)] : []
    }
  }

  return [
    endpoint(
      {
        method: 'GET',
        path: '/components/search/api/results',
        summary: 'What a search finds.',
        query,
        answer: results,
      },
      ({ visit, query: asked }) => {
        const parameters = parametersOf(visit, asked)
        return answer(visit, { parameters }, async ({ gallery }) => {
          const { assets, groups, relatedPreviews, likeness } = gallery
          const shown = [...assets, ...(groups?.flatMap((group) => group.assets) ?? [])]
          const listOne = await list([...shown, ...relatedPreviews.map(({ asset }) => asset)])
          return {
            ...gallery,
            likeness: likeness?.kind === 'asset' ? { kind: 'asset', id: likeness.asset.id } : likeness,
            assets: assets.flatMap(listOne),
            groups: groups?.map((group) => ({ ...group, assets: group.assets.flatMap(listOne) })) ?? null,
            relatedPreviews: relatedPreviews.flatMap(({ phrase, asset }) =>
              listOne(asset).map((listed) => ({ phrase, asset: listed })),
            ),
            facets: facetsOf(gallery),
            availableSearchParameters: availableParameters(parameters, profileOf(visit.site)),
            searchParameters: searchedFor(visit, gallery),
            searchProfile: profileOf(visit.site),
            paAgreements: [],
          }
        })
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: '/components/search/api/facets',
        summary: 'What a search could be narrowed by, with counts.',
        query,
        answer: facets,
      },
      ({ visit, query: asked }) =>
        answer(visit, { parameters: parametersOf(visit, asked) }, ({ gallery }) => facetsOf(gallery)),
    ),

    endpoint(
      {
        method: 'GET',
        path: '/components/search/api/events',
        summary: 'Events of what a search finds, some at a time.',
        query,
        answer: z.object({ events: z.array(event), next: z.string().nullable() }),
      },
      ({ visit, query: asked }) => {
        const page = /^\d{1,6}$/.test(afterOf(asked)) ? Number(afterOf(asked)) + 1 : 1
        const said = parametersOf(visit, { ...asked, groupbyevent: 'true', page: String(page) })
        return answer(visit, { parameters: said }, ({ gallery }) => ({
          events: gallery.groups?.map((group) => group.event) ?? [],
          next: page < gallery.pageCount && page === gallery.page ? String(page) : null,
        }))
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: '/components/search/api/gateway',
        summary: 'More assets of a gallery without a phrase, from where the last answer ended.',
        query,
        answer: z.object({ assets: z.array(listedAsset), next: z.string().nullable() }),
      },
      ({ visit, query: asked }) => {
        const after = afterOf(asked)
        const said = { parameters: parametersOf(visit, { ...asked, groupbyevent: 'false' }) }
        return answer(visit, after === '' ? said : { ...said, after }, async ({ gallery, next }) => {
          const listOne = await list(gallery.assets)
          return { assets: gallery.assets.flatMap(listOne), next }
        })
      },
    ),
  ]
}

/** There is no path to say a type, so the query does; a type that does not exist is none. */
function parametersOf({ site }: Visit, asked: Query): SearchParameters {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    for (const one of [value].flat()) if (typeof one === 'string') said.append(name, one)
  }
  return (
    parseAddress(site, said.get('assettype') ?? undefined, said) ?? parseAddress(site, 'image', said) ?? {}
  )
}

function afterOf({ after }: Query): string {
  return [after].flat().find((each) => typeof each === 'string') ?? ''
}

function facetsOf({ facets: { events = [], specificpeople = [], locations = [], ...others } }: Gallery) {
  return { ...others, events, specificpeople, locations }
}

/** After defaults and corrections. */
function searchedFor({ site }: Visit, { searchParameters, phrase, queryCorrections }: Gallery) {
  const family = queryCorrections.find(({ kind }) => kind === 'family')?.to
  return withDefaults(
    { ...searchParameters, ...(phrase !== '' && { phrase }), ...(family && { family }) },
    profileOf(site),
  )
}
