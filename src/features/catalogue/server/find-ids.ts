import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.ts'
import { type KnownIds, type NewAsset, placeKeyOf } from './asset-row.ts'

/**
 * The ids of everything a batch of records names, made where it is new: table after table and key after key in one
 * order, so that two batches at once wait for each other instead of locking each other out.
 */
export async function findIds(
  transaction: DatabaseTransaction,
  batch: readonly NewAsset[],
): Promise<KnownIds> {
  const records = batch.map(({ record }) => record)
  const collections = new Map(records.map(({ collection }) => [collection.key, [collection.name]]))
  const artists = new Map(records.filter(({ artist }) => artist !== '').map(({ artist }) => [artist, []]))
  const places = new Map(
    records.flatMap(({ place }) =>
      place ? [[placeKeyOf(place), [place.venue, place.city, place.region, place.country]]] : [],
    ),
  )
  const events = new Map(records.flatMap(({ event }) => (event ? [[event.key, [event.name, 'event']]] : [])))
  const series = new Map(records.flatMap((record) => (record.series ? [[record.series, []]] : [])))
  const stacks = new Map(records.flatMap((record) => (record.stack ? [[record.stack, []]] : [])))
  const people = new Map(
    records.flatMap((record) => record.people.map((name) => [personKeyOf(name), [name]])),
  )
  const peopleIds = await ensure(transaction, 'person', ['key', 'name'], people)
  return {
    collections: textIds(await ensure(transaction, 'collection', ['key', 'name'], collections)),
    artists: await ensure(transaction, 'artist', ['name'], artists),
    places: await ensure(transaction, 'place', ['key', 'venue', 'city', 'region', 'country'], places),
    events: await ensure(transaction, 'event', ['key', 'name', 'kind'], events),
    series: await ensure(transaction, 'series', ['key'], series),
    stacks: await ensure(transaction, 'stack', ['key'], stacks),
    people: new Map(
      records.flatMap((record) =>
        record.people.map((name) => [name, peopleIds.get(personKeyOf(name)) ?? 0] as const),
      ),
    ),
  }
}

/** A person is found again by name however it is spaced or capitalised. */
export function personKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, '-')
}

type Table = 'person' | 'collection' | 'artist' | 'place' | 'event' | 'series' | 'stack'

async function ensure(
  transaction: DatabaseTransaction,
  table: Table,
  [keyColumn = 'key', ...others]: readonly string[],
  wanted: ReadonlyMap<string, readonly (string | null)[]>,
): Promise<ReadonlyMap<string, number>> {
  if (wanted.size === 0) return new Map()
  const keys = [...wanted.keys()].sort()
  const name = sql.table(`catalogue.${table}`)
  const key = sql.ref(keyColumn)
  const find = () =>
    sql<{ id: number; key: string }>`
      select id, ${key} as key from ${name} where ${key} = any(${keys}::text[])`.execute(transaction)
  let found = await find()
  if (found.rows.length < keys.length) {
    const rows = keys.map((value) => sql`(${sql.join([value, ...(wanted.get(value) ?? [])])})`)
    await sql`
      insert into ${name} (${sql.join([keyColumn, ...others].map((column) => sql.ref(column)))})
      values ${sql.join(rows)} on conflict (${key}) do nothing`.execute(transaction)
    found = await find()
  }
  return new Map(found.rows.map((row) => [row.key, row.id]))
}

function textIds(ids: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  return new Map([...ids].map(([key, id]) => [key, String(id)]))
}
