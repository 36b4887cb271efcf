import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { AssetRecord } from '../../domain/asset-record.ts'
import type { Origin } from '../media/origin.ts'
import type { ExportNeeds, IngestNeeds } from './ingest-needs.ts'

export type IngestQueries = Pick<IngestNeeds, 'findIngested' | 'keepIngested'> &
  Pick<ExportNeeds, 'readForExport'>

/** What the operator's commands ask of the database beside the writing of assets. */
export function ingestQueries(db: Database): IngestQueries {
  return {
    async findIngested(pathKeys) {
      if (pathKeys.length === 0) return []
      const rows = await db
        .selectFrom('catalogue.ingested_file')
        .select(['path_key', 'bytes', 'modified_at', 'source_key'])
        .where('path_key', 'in', [...pathKeys])
        .execute()
      return rows.map((row) => ({
        pathKey: row.path_key,
        bytes: Number(row.bytes),
        modifiedAt: row.modified_at,
        sourceKey: row.source_key,
      }))
    },

    async keepIngested(files) {
      if (files.length === 0) return
      // Two rows of one list may be equal in all that makes the key.
      const rows = new Map(
        files.map(({ pathKey, bytes, modifiedAt, sourceKey }) => [
          pathKey,
          { path_key: pathKey, bytes, modified_at: modifiedAt, source_key: sourceKey },
        ]),
      )
      await db
        .insertInto('catalogue.ingested_file')
        .values([...rows.values()])
        .onConflict((conflict) =>
          conflict.column('path_key').doUpdateSet(({ ref }) => ({
            bytes: ref('excluded.bytes'),
            modified_at: ref('excluded.modified_at'),
            source_key: ref('excluded.source_key'),
          })),
        )
        .execute()
    },

    async readForExport({ after, collectionKey, limit }) {
      const { rows } = await sql<ExportRow>`
        select asset.id, asset.origin, ${recordJson} as record
        from catalogue.asset asset
        join catalogue.collection collection on collection.id = asset.collection_id
        left join catalogue.place place on place.id = asset.place_id
        left join catalogue.event event on event.id = asset.event_id
        left join catalogue.series series on series.id = asset.series_id
        left join catalogue.stack stack on stack.id = asset.stack_id
        left join catalogue.film film on film.asset_id = asset.id
        where asset.id > ${after ?? '0'}::bigint
          and (${collectionKey}::text is null or collection.key = ${collectionKey})
        order by asset.id limit ${limit}`.execute(db)
      return {
        assets: rows.map(({ record, origin }) => ({
          record,
          original: origin.kind === 'file' ? origin.name : null,
        })),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      }
    },
  }
}

type ExportRow = { readonly id: string; readonly origin: Origin; readonly record: AssetRecord }

/** Keywords of the vocabulary come out in English, by which they are found again; other words as they were given. */
const keywordsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('text', word.text, 'locale', 'en-us') order by word.place), '[]')
  from (
    select named.name as text, known.place
    from unnest(asset.keyword_ids) with ordinality as known (id, place)
    join catalogue.keyword_name named on named.keyword_id = known.id and named.locale = 'en-us'
    union all
    select free.text, 100000 + free.place
    from unnest(asset.free_keywords) with ordinality as free (text, place)
  ) word)`

const peopleJson = sql`(
  select coalesce(jsonb_agg(person.name order by person.id), '[]')
  from catalogue.asset_person shown join catalogue.person person on person.id = shown.person_id
  where shown.asset_id = asset.id)`

const recordJson = sql`jsonb_build_object(
    'sourceKey', asset.source_key, 'assetType', asset.asset_type, 'family', asset.family,
    'mediaType', asset.media_type, 'licenseModel', asset.license_model, 'title', asset.title,
    'shortTitle', asset.short_title, 'caption', asset.caption, 'altText', asset.alt_text,
    'keywords', ${keywordsJson}, 'artist', asset.artist, 'creditLine', asset.credit_line,
    'copyright', asset.copyright, 'qualityRank', asset.quality_rank,
    'collection', jsonb_build_object('key', collection.key, 'name', collection.name),
    'createdOn', to_char(asset.created_on, 'YYYY-MM-DD'), 'dateLabel', asset.date_label,
    'place', case when place.id is not null then jsonb_build_object('venue', place.venue,
      'city', place.city, 'region', place.region, 'country', place.country) end,
    'event', case when event.id is not null then jsonb_build_object('key', event.key, 'name', event.name) end,
    'people', ${peopleJson}, 'numberOfPeople', asset.number_of_people, 'ages', asset.ages)
  || jsonb_build_object(
    'ethnicities', asset.ethnicities, 'compositions', asset.compositions, 'moods', asset.moods,
    'viewpoints', asset.viewpoints, 'techniques', asset.techniques, 'hasNudity', asset.has_nudity,
    'releases', jsonb_build_object('model', asset.model_release, 'property', asset.property_release),
    'restrictions', asset.restrictions, 'editorialProducts', asset.editorial_products,
    'stack', stack.key, 'series', series.key, 'availability', asset.availability,
    'isEmbeddable', asset.is_embeddable, 'isGenerated', asset.is_generated,
    'isEditable', asset.is_editable, 'popularity', asset.popularity,
    'width', asset.width, 'height', asset.height, 'orientation', asset.orientation,
    'film', case when film.asset_id is not null then jsonb_build_object('durationMs', film.duration_ms,
      'frameRate', film.frame_rate, 'definition', film.definition, 'aspect', film.aspect,
      'hasSound', film.has_sound, 'isLoop', film.is_loop, 'originallyShotOn', film.shot_on,
      'masteredTo', film.mastered_to) end)`
