import { sql } from 'kysely'
import type { AnyLocale } from '#i18n/locales.ts'
import type { Database } from '#platform/database.ts'
import type { AssetId, MediaType } from '../domain/asset.ts'
import type { EditorialProduct } from '../domain/asset-values.data.ts'
import { setTextIn } from './curated-queries.ts'

/** Ids of people and events, keys of collections and curated sets. */
export type NameQuestion = Readonly<
  Record<'people' | 'events' | 'collections' | 'curatedSets', readonly string[]>
>
export type NamesRead = Readonly<Record<keyof NameQuestion, ReadonlyMap<string, string>>>

export type EventFacts = Readonly<{
  id: string
  name: string
  city: string | null
  country: string | null
  venue: string | null
  /** YYYY-MM-DD. */
  date: string | null
  /** Of the event alone, without those below it. */
  images: number
  films: number
}>

/** What a list of assets tells beside their cards. */
export type ListedFacts = Readonly<{
  id: AssetId
  shortTitle: string
  caption: string
  mediaType: MediaType
  collection: Readonly<{ id: string; name: string }>
  /** YYYY-MM-DD, or null when it is not known to the day. */
  dateCreated: string | null
  editorialProducts: readonly EditorialProduct[]
  event: Readonly<{ id: string; name: string }> | null
  placeholder: string
}>

/** What galleries read of the catalogue. Whatever is no id or key of ours is left out. */
export function galleryQueries(db: Database) {
  return {
    /** All names in one question; those of sets in the reader's language where they have it. */
    async readNames(
      { people, events, collections, curatedSets }: NameQuestion,
      locale: AnyLocale,
    ): Promise<NamesRead> {
      const names = { people: new Map(), events: new Map(), collections: new Map(), curatedSets: new Map() }
      if (people.length + events.length + collections.length + curatedSets.length === 0) return names
      const { rows } = await sql<{ kind: keyof NameQuestion; id: string; name: string }>`
        select 'people' as kind, id::text as id, name from catalogue.person
          where id = any(${numbersOf(people)}::int[])
        union all select 'events', id::text, name from catalogue.event
          where id = any(${numbersOf(events)}::int[])
        union all select 'collections', key, name from catalogue.collection
          where key = any(${collections}::text[])
        union all select 'curatedSets', key, ${setTextIn(locale, 'name')} from catalogue.curated_set curated
          where key = any(${curatedSets}::text[])`.execute(db)
      for (const { kind, id, name } of rows) names[kind].set(id, name)
      return names
    },

    async readEvents(ids: readonly string[]): Promise<ReadonlyMap<string, EventFacts>> {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<EventFacts>`
        select event.id::text as id, event.name, place.city, place.country, place.venue,
          to_char(event.starts_on, 'YYYY-MM-DD') as date,
          greatest(event.images_count, 0) as images, greatest(event.films_count, 0) as films
        from catalogue.event event left join catalogue.place place on place.id = event.place_id
        where event.id = any(${numbersOf(ids)}::int[])`.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },

    async readListedFacts(ids: readonly AssetId[]): Promise<ReadonlyMap<AssetId, ListedFacts>> {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<ListedFacts>`
        select asset.id::text as id, asset.short_title as "shortTitle", asset.caption,
          asset.media_type as "mediaType", to_char(asset.created_on, 'YYYY-MM-DD') as "dateCreated",
          asset.editorial_products as "editorialProducts", asset.placeholder,
          json_build_object('id', collection.key, 'name', collection.name) as collection,
          case when event.id is null then null
            else json_build_object('id', event.id::text, 'name', event.name) end as event
        from catalogue.asset asset
        join catalogue.collection collection on collection.id = asset.collection_id
        left join catalogue.event event on event.id = asset.event_id
        where asset.id = any(${ids}::bigint[])`.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}

const highestId = 2_147_483_647

/** A URL may name numbers that are no ids, and the database refuses them. */
function numbersOf(ids: readonly string[]): readonly number[] {
  return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= highestId)
}
