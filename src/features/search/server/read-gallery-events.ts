import type { CatalogueQueries, EventFacts } from '#features/catalogue/server.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import type { GalleryEvent } from '../domain/gallery.ts'
import { type Filter, mostFacetValues } from '../domain/index-question.ts'
import type { Language } from './language/open-language.ts'
import { placeName } from './place-name.ts'
import type { SearchIndex } from './search-index.port.ts'

type Needs = Readonly<{
  index: Pick<SearchIndex, 'search'>
  language: Pick<Language, 'countryKeyword' | 'thesaurus'>
  catalogue: Pick<CatalogueQueries, 'readEvents'>
}>

/** Ids of events: `event` for one alone, `events` with all that belong to it. */
export type EventIds = Readonly<Record<'event' | 'events', readonly string[]>>
export type EventsRead = Readonly<Record<keyof EventIds, ReadonlyMap<string, GalleryEvent>>>

/** Events with what there is of them: their rows in one query, their counts by two questions for each kind of id. */
export async function readGalleryEvents(
  ids: EventIds,
  { locale, filters }: Readonly<{ locale: AnyLocale; filters: readonly Filter[] }>,
  { index, language, catalogue }: Needs,
): Promise<EventsRead> {
  const all = [...new Set([...ids.event, ...ids.events])]
  const count = async (field: keyof EventIds, assetType: 'image' | 'film') => {
    if (ids[field].length === 0) return new Map<string, number>()
    const { facets } = await index.search({
      match: null,
      filters: [...filters, { kind: 'one-of', field, values: ids[field] }],
      assetType,
      order: { by: 'newest' },
      facets: [{ field, limit: mostFacetValues, excludeOwn: false }],
      limit: 0,
      from: 0,
    })
    const counts = facets[field] ?? []
    // Behind the most frequent values nothing is told; then the event's own row is near enough.
    const rest = counts.length < mostFacetValues ? ids[field].map((id) => [id, 0] as const) : []
    return new Map([...rest, ...counts.map(({ value, count }) => [value, count] as const)])
  }
  const [facts, ...counts] = await Promise.all([
    catalogue.readEvents(all),
    count('event', 'image'),
    count('event', 'film'),
    count('events', 'image'),
    count('events', 'film'),
  ])
  const eventsOf = (field: keyof EventIds, images = counts[0], films = counts[1]) =>
    new Map(
      ids[field].flatMap((id) => {
        const event = facts.get(id)
        if (!event) return []
        const { name, date } = event
        const place = placeOf(event, locale, language)
        const images_count = images?.get(id) ?? event.images
        const films_count = films?.get(id) ?? event.films
        return [[id, { id, name, place, date: date ?? '', images_count, films_count }] as const]
      }),
    )
  return { event: eventsOf('event'), events: eventsOf('events', counts[2], counts[3]) }
}

function placeOf(
  { city, country, venue }: EventFacts,
  locale: AnyLocale,
  language: Needs['language'],
): string {
  const parts = [city, country === null ? null : placeName(country, locale, language)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : (venue ?? '')
}
