import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'

/** Something that has a name by which assets are looked for. */
export type NamedThing = Readonly<{
  kind: 'keyword' | 'person' | 'event' | 'collection' | 'place'
  locale: string | null
  text: string
  /** Other names of the same. */
  others: readonly string[]
  id: string
  /** How many assets that can be bought have it, or nearly so many. */
  weight: number
}>

/** Every keyword with its names in all locales, plain enough to be sent to a thread. */
export type VocabularyRows = Readonly<{
  keywords: readonly Readonly<{ id: number; kind: string; broader: readonly number[] }>[]
  names: readonly Readonly<{
    keywordId: number
    locale: string
    name: string
    synonyms: readonly string[]
    related: readonly string[]
  }>[]
}>

/** So many assets tell well enough how frequent a keyword, a place or a word is. */
const sampleSize = 50_000

export type TermQueries = ReturnType<typeof termQueries>

/** Names and words of the catalogue, for proposals while one types and for spelling. */
export function termQueries(db: Database) {
  async function samplePercent(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from catalogue.asset`.execute(db)
    return Math.min(100, (100 * sampleSize) / Math.max(1, rows[0]?.count ?? 1))
  }

  return {
    /**
     * The vocabulary as it is loaded. As texts: taking so many small rows apart would hold up a start, and one text for
     * each locale does not hold up requests.
     */
    async readVocabularyRows(): Promise<VocabularyRows> {
      const { rows } = await sql<{ keywords: string | null; names: string | null }>`
        select coalesce(json_agg(json_build_object('id', keyword.id, 'kind', keyword.kind, 'broader', array(
            select broader_id from catalogue.keyword_broader wider
            where wider.keyword_id = keyword.id order by broader_id)) order by keyword.id), '[]')::text as keywords,
          null as names
        from catalogue.keyword keyword
        union all
        select null, json_agg(json_build_object('keywordId', keyword_id, 'locale', locale, 'name', name,
            'synonyms', synonyms, 'related', related) order by keyword_id)::text
        from catalogue.keyword_name group by locale`.execute(db)
      const read: {
        keywords: VocabularyRows['keywords'][number][]
        names: VocabularyRows['names'][number][]
      } = {
        keywords: [],
        names: [],
      }
      for (const { keywords, names } of rows) {
        read.keywords.push(...(JSON.parse(keywords ?? '[]') as VocabularyRows['keywords']))
        read.names.push(...(JSON.parse(names ?? '[]') as VocabularyRows['names']))
        await setImmediate()
      }
      return read
    },

    /** Keywords by locale, with those that no asset carries: these have the weight 0. */
    async readKeywords(): Promise<readonly NamedThing[]> {
      const percent = await samplePercent()
      const { rows } = await sql<NamedRow>`
        with used as (
          select listed.id, count(*) * 100 / ${percent}::float8 as weight
          from catalogue.asset tablesample system (${percent}), unnest(keyword_ids) listed (id)
          where availability = 'online' group by listed.id)
        select 'keyword' as kind, named.locale, named.name as text, named.keyword_id::text as id,
          array_to_string(named.synonyms, e'\n') as others, coalesce(used.weight, 0) as weight
        from catalogue.keyword_name named left join used on used.id = named.keyword_id`.execute(db)
      return rows.map(namedOf)
    },

    /** What is called the same everywhere. Codes of countries are no names; the vocabulary has those. */
    async readNames(): Promise<readonly NamedThing[]> {
      const percent = await samplePercent()
      const { rows } = await sql<NamedRow>`
        with shown as (
          select listed.person_id, count(*)::float8 as weight
          from catalogue.asset_person listed join catalogue.asset asset on asset.id = listed.asset_id
          where asset.availability = 'online' group by listed.person_id),
        placed as (
          select place_id, count(*) * 100 / ${percent}::float8 as weight
          from catalogue.asset tablesample system (${percent})
          where availability = 'online' and place_id is not null group by place_id)
        select 'person' as kind, person.name as text, person.id::text as id,
          array_to_string(person.also_known_as, e'\n') as others, shown.weight
        from shown join catalogue.person person on person.id = shown.person_id
        union all
        select 'event', name, id::text, '', images_count + films_count from catalogue.event
        where images_count + films_count > 0
        union all
        select 'collection', name, key, '', online_assets from catalogue.collection where online_assets > 0
        union all
        select 'place', part.name, part.name, '', sum(placed.weight)
        from placed join catalogue.place place on place.id = placed.place_id,
          unnest(array[place.city, place.region, place.country]) part (name)
        where length(part.name) > 2 group by part.name`.execute(db)
      return rows.map(namedOf)
    },

    /** Titles, captions and free keywords of some assets. */
    async sampleTexts(): Promise<readonly string[]> {
      const percent = await samplePercent()
      const { rows } = await sql<{ text: string }>`
        select concat_ws(e'\n', title, caption, array_to_string(free_keywords, e'\n')) as text
        from catalogue.asset tablesample system (${percent}) where availability = 'online'
        limit ${sampleSize}`.execute(db)
      return rows.map(({ text }) => text)
    },
  }
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n')
}

type NamedRow = Omit<NamedThing, 'others' | 'locale'> & { readonly others: string; readonly locale?: string }

function namedOf({ others, locale, weight, ...row }: NamedRow): NamedThing {
  return {
    ...row,
    locale: locale ?? null,
    others: linesOf(others),
    weight: Math.round(weight),
  }
}
