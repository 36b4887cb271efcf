import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { matchColor } from '../domain/colors/palette-colors.ts'
import { countFacets } from '../domain/facets.ts'
import type { Gallery } from '../domain/gallery.ts'
import { isGateway } from '../domain/is-gateway.ts'
import { filtersOf } from '../domain/parameters/parameter-filters.ts'
import { profileOf } from '../domain/parameters/search-profile.ts'
import { findLikeness, type LikenessNeeds } from './find-likeness.ts'
import { findPreviews, type PreviewNeeds } from './find-previews.ts'
import type { FoundAssets } from './found-assets.ts'
import { type GalleryQuestion, galleryRequest } from './gallery-request.ts'
import type { Language } from './language/open-language.ts'
import { answerWithinMs, limitIndex, retryAfterSeconds } from './limit-index.ts'
import { nameFacets, namesToAsk } from './name-facets.ts'
import { readGalleryEvents } from './read-gallery-events.ts'
import { type SearchNeeds, searchAssets } from './search-assets.ts'
import { IndexUnavailable } from './search-index.port.ts'

export type GalleryNeeds = SearchNeeds &
  LikenessNeeds &
  PreviewNeeds &
  Readonly<{
    language: Pick<Language, 'countryKeyword'>
    catalogue: Pick<CatalogueQueries, 'readNames' | 'readEvents'>
  }>

export type GalleryOutcome =
  | Readonly<{
      kind: 'found'
      gallery: Gallery
      /** Leads on after the last asset; null where nothing follows, or pages have an order of their own. */
      next: string | null
    }>
  /** The index cannot answer just now. */
  | Readonly<{ kind: 'unavailable'; retryAfterSeconds: number }>

/** What a search finds, with all that the results page tells of it: at most six queries, whatever is asked. */
export async function findGallery(question: GalleryQuestion, needs: GalleryNeeds): Promise<GalleryOutcome> {
  const { index, end } = limitIndex(needs.index, answerWithinMs)
  try {
    return await gather(question, { ...needs, index })
  } catch (error) {
    if (error instanceof IndexUnavailable) return { kind: 'unavailable', retryAfterSeconds }
    throw error
  } finally {
    end()
  }
}

async function gather(question: GalleryQuestion, needs: GalleryNeeds): Promise<GalleryOutcome> {
  const { visit, parameters, after } = question
  const today = needs.today()
  const { among, likeness } = await findLikeness(question, needs)
  const request = galleryRequest(question, { today, among })
  const outcome = await searchAssets(request, needs)
  if (outcome.kind === 'unavailable') return outcome

  const { found } = outcome
  const total = found.totals[request.assetType]
  const profile = profileOf(visit.site)
  const offer = offers[visit.site]
  const counted = after === undefined ? countFacets(parameters, { ...found, total, profile, offer }) : {}
  const asked = namesToAsk(counted)
  const { collections = [], specialcollectionid, curatedset, offlinecontent } = parameters
  const collection = specialcollectionid ?? (collections.length === 1 ? collections[0] : undefined)
  const scope = filtersOf(offlinecontent === undefined ? {} : { offlinecontent }, {
    offer,
    today,
    matchColor,
  })
  const hasPreviews = request.phrase !== '' && request.page === 1 && among === null
  const [names, events, relatedPreviews] = await Promise.all([
    needs.catalogue.readNames(
      {
        ...asked,
        collections: [...asked.collections, ...(collection ? [collection] : [])],
        curatedSets: curatedset ? [curatedset] : [],
      },
      visit.locale,
    ),
    readGalleryEvents(eventsToRead(question, found), { locale: visit.locale, filters: scope }, needs),
    hasPreviews ? findPreviews(found.relatedTerms, { ...request, family: found.family }, needs) : [],
  ])
  const gallery: Gallery = {
    searchParameters: parameters,
    phrase: found.phrase,
    assets: found.cards,
    counts: { images: found.totals.image, films: found.totals.film },
    page: typeof request.page === 'number' ? request.page : 1,
    pageCount: found.pageCount,
    groups:
      found.groups?.flatMap(({ eventId, count, cards }) => {
        const event = events.event.get(eventId)
        return event ? [{ event, assets: cards, count }] : []
      }) ?? null,
    events: [...headEvents(question)].flatMap(([id, field]) => events[field].get(id) ?? []),
    facets: nameFacets(counted, { names, locale: visit.locale, language: needs.language }),
    likeness,
    setName:
      (curatedset && names.curatedSets.get(curatedset)) ??
      (collection && names.collections.get(collection)) ??
      null,
    queryCorrections: found.corrections,
    clarifications: found.clarifications,
    explanation: found.explanation,
    recommendation: found.recommendation,
    relatedTerms: found.relatedTerms,
    relatedPreviews,
    renderGatewayView: isGateway(parameters),
  }
  return { kind: 'found', gallery, next: found.cursor }
}

/** The events that a search is about, and whether what belongs to them counts, too. */
function headEvents({ parameters, after }: GalleryQuestion): ReadonlyMap<string, 'event' | 'events'> {
  const { eventid, parenteventid, events = [] } = parameters
  if (after !== undefined) return new Map()
  const several = parenteventid === undefined ? events : [parenteventid, ...events]
  const head = new Map<string, 'event' | 'events'>(eventid === undefined ? [] : [[eventid, 'event']])
  for (const id of several) if (!head.has(id)) head.set(id, 'events')
  return head
}

function eventsToRead(question: GalleryQuestion, { groups }: FoundAssets) {
  const head = [...headEvents(question)]
  const idsOf = (field: 'event' | 'events') => head.filter(([, each]) => each === field).map(([id]) => id)
  const grouped = groups?.map(({ eventId }) => eventId) ?? []
  return { event: [...new Set([...idsOf('event'), ...grouped])], events: idsOf('events') }
}
