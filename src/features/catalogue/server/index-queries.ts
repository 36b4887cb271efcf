import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { AssetId } from '../domain/asset.ts'
import type {
  Age,
  Composition,
  EditorialProduct,
  Ethnicity,
  Mood,
  Technique,
  Viewpoint,
} from '../domain/asset-values.data.ts'
import type { IndexedAsset } from '../domain/indexed-asset.ts'

export type IndexQueries = ReturnType<typeof indexQueries>

/** What a search index reads of the catalogue: everything of many assets, in one question for each table. */
export function indexQueries(db: Database) {
  return {
    /** As they are now; what is withdrawn or unknown is left out. */
    readForIndex: (ids: readonly AssetId[]) => readAssets(db, sql`asset.id = any(${ids}::bigint[])`, null),

    /** The next ones by id, for going through all of them. */
    scanForIndex: (afterId: AssetId, limit: number) =>
      readAssets(db, sql`asset.id > ${afterId}::bigint`, limit),
  }
}

async function readAssets(
  db: Database,
  condition: RawBuilder<unknown>,
  limit: number | null,
): Promise<readonly IndexedAsset[]> {
  const rows = await readRows(db, condition, limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const events = [...new Set(rows.flatMap(({ eventId }) => eventId ?? []))]
  // Read a moment apart. Whatever changes in between comes by the feed once more.
  const [people, sets, descriptors, above] = await Promise.all([
    readPeople(db, ids),
    readCuratedSets(db, ids),
    readDescriptors(db, ids),
    events.length === 0 ? new Map<string, string[]>() : readEventsAbove(db, events),
  ])
  return rows.map((row) => ({
    ...row,
    editorialProducts: partsOf<EditorialProduct>(row.editorialProducts),
    compositions: partsOf<Composition>(row.compositions),
    ages: partsOf<Age>(row.ages),
    ethnicities: partsOf<Ethnicity>(row.ethnicities),
    moods: partsOf<Mood>(row.moods),
    techniques: partsOf<Technique>(row.techniques),
    viewpoints: partsOf<Viewpoint>(row.viewpoints),
    keywordIds: partsOf(row.keywordIds).map(Number),
    palette: partsOf(row.palette).map(Number),
    place: row.placeId === null ? null : placeOf(row),
    eventIds: row.eventId ? [row.eventId, ...(above.get(row.eventId) ?? [])] : [],
    people: people.get(row.id) ?? [],
    curatedSets: sets.get(row.id) ?? [],
    descriptor: descriptors.get(row.id) ?? null,
  }))
}

type ListField =
  | 'editorialProducts'
  | 'compositions'
  | 'ages'
  | 'ethnicities'
  | 'moods'
  | 'techniques'
  | 'viewpoints'

function placeOf({ venue, city, region, country }: Row): IndexedAsset['place'] {
  return { venue, city, region, country }
}

function partsOf<Part extends string>(list: string): readonly Part[] {
  return list === '' ? [] : (list.split(',') as Part[])
}

/** An asset's row as it travels: lists that have no commas in their values are one text each. */
type Row = Omit<
  IndexedAsset,
  ListField | 'keywordIds' | 'palette' | 'place' | 'eventIds' | 'people' | 'curatedSets' | 'descriptor'
> &
  Readonly<Record<ListField | 'keywordIds' | 'palette', string>> &
  NonNullable<IndexedAsset['place']> & { readonly placeId: number | null }

/** Taking arrays apart would cost more than all the rest of a row. */
async function readRows(
  db: Database,
  condition: RawBuilder<unknown>,
  limit: number | null,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select asset.id, asset.asset_type as "assetType", asset.family, asset.media_type as "mediaType",
      asset.license_model as "licenseModel", asset.availability, asset.orientation,
      asset.number_of_people as "numberOfPeople", film.definition, film.frame_rate as "frameRate",
      film.duration_ms as "durationMs", array_to_string(asset.editorial_products, ',') as "editorialProducts",
      array_to_string(asset.compositions, ',') as compositions, array_to_string(asset.ages, ',') as ages,
      array_to_string(asset.ethnicities, ',') as ethnicities, array_to_string(asset.moods, ',') as moods,
      array_to_string(asset.techniques, ',') as techniques,
      array_to_string(asset.viewpoints, ',') as viewpoints, asset.is_embeddable as "isEmbeddable",
      asset.has_nudity as "hasNudity", asset.model_release as "modelRelease",
      asset.property_release as "propertyRelease", asset.is_generated as "isGenerated",
      coalesce(asset.restrictions, '') <> '' as "isRestricted",
      asset.is_editable as "isEditable", asset.original_format as "originalFormat",
      collection.key as "collectionKey", collection.name as "collectionName", asset.artist,
      asset.event_id::text as "eventId", coalesce(event.name, '') as "eventName",
      asset.series_id::text as "seriesId", asset.stack_id::text as "stackId", asset.place_id as "placeId",
      place.venue, place.city, place.region, place.country,
      array_to_string(asset.keyword_ids, ',') as "keywordIds", asset.free_keywords as "freeKeywords",
      asset.created_on::text as "createdOn", asset.submitted_on::text as "submittedOn", asset.popularity,
      asset.quality_rank as "qualityRank", asset.width, asset.height, asset.title, asset.caption,
      array_to_string(asset.palette, ',') as palette
    from catalogue.asset asset
    join catalogue.collection collection on collection.id = asset.collection_id
    left join catalogue.place place on place.id = asset.place_id
    left join catalogue.event event on event.id = asset.event_id
    left join catalogue.film film on film.asset_id = asset.id
    where ${condition} and asset.availability <> 'withdrawn'
    order by asset.id limit ${limit}`.execute(db)
  return rows
}

async function readPeople(db: Database, ids: readonly AssetId[]) {
  const { rows } = await sql<{ asset: AssetId; id: string; name: string }>`
    select shown.asset_id as asset, person.id::text as id, person.name
    from catalogue.asset_person shown join catalogue.person person on person.id = shown.person_id
    where shown.asset_id = any(${ids}::bigint[]) order by person.id`.execute(db)
  return gather(rows, ({ id, name }) => ({ id, name }))
}

async function readCuratedSets(db: Database, ids: readonly AssetId[]) {
  const { rows } = await sql<{ asset: AssetId; key: string }>`
    select distinct shown.asset_id as asset, curated.key
    from catalogue.curated_set_asset shown join catalogue.curated_set curated on curated.id = shown.set_id
    where shown.asset_id = any(${ids}::bigint[]) order by curated.key`.execute(db)
  return gather(rows, ({ key }) => key)
}

/** A picture that was looked at in vain has a descriptor without content. */
async function readDescriptors(db: Database, ids: readonly AssetId[]) {
  const { rows } = await sql<{ asset: AssetId; features: Uint8Array }>`
    select asset_id as asset, features from catalogue.descriptor
    where asset_id = any(${ids}::bigint[]) and length(features) > 0`.execute(db)
  return new Map(rows.map(({ asset, features }) => [asset, features]))
}

/** Nearest first. A circle of events, which nothing makes, would end after ten. */
async function readEventsAbove(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ asset: string; id: string }>`
    with recursive above (event, id, steps) as (
      select id, parent_id, 1 from catalogue.event where id = any(${ids}::integer[]) and parent_id is not null
      union all
      select above.event, higher.parent_id, above.steps + 1
      from above join catalogue.event higher on higher.id = above.id
      where higher.parent_id is not null and above.steps < 10)
    select event::text as asset, id::text as id from above order by steps`.execute(db)
  return gather(rows, ({ id }) => id)
}

function gather<Found extends { readonly asset: string }, Value>(
  rows: readonly Found[],
  take: (row: Found) => Value,
): ReadonlyMap<string, readonly Value[]> {
  const gathered = new Map<string, Value[]>()
  for (const row of rows) {
    const values = gathered.get(row.asset)
    if (values) values.push(take(row))
    else gathered.set(row.asset, [take(row)])
  }
  return gathered
}
