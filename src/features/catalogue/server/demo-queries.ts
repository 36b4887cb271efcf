import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { AssetRecord } from '../domain/asset-record.ts'
import { placeKeyOf } from './asset-row.ts'
import { personKeyOf } from './find-ids.ts'
import { addCuratedSets, type WantedSet } from './keep-curated-sets.ts'

const loadedName = 'demo library'

export type WorldEvent = {
  readonly key: string
  readonly name: string
  readonly kind: string
  readonly startsOn: string
  /** Key of an event that stands before it. */
  readonly parent: string | null
  readonly place: NonNullable<AssetRecord['place']>
  readonly products: readonly string[]
}

async function keepEvent(transaction: DatabaseTransaction, event: WorldEvent): Promise<void> {
  const row = {
    name: event.name,
    kind: event.kind,
    starts_on: event.startsOn,
    editorial_products: [...event.products],
  }
  await transaction
    .insertInto('catalogue.event')
    .values(({ selectFrom }) => ({
      key: event.key,
      ...row,
      parent_id: selectFrom('catalogue.event').select('id').where('key', '=', event.parent),
      place_id: selectFrom('catalogue.place').select('id').where('key', '=', placeKeyOf(event.place)),
    }))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** How far the demo library has been written, and what its editors show off. */
export function demoQueries(db: Database) {
  return {
    /** Another version begins anew. */
    async readPosition(version: string): Promise<number> {
      const row = await db
        .selectFrom('catalogue.loaded')
        .select(['version', 'position'])
        .where('name', '=', loadedName)
        .executeTakeFirst()
      return row?.version === version ? Number(row.position) : 0
    },

    async keepPosition(version: string, position: number): Promise<void> {
      await db
        .insertInto('catalogue.loaded')
        .values({ name: loadedName, version, position })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, position }))
        .execute()
    },

    /** Texts for sets that have none and are still called and described as the demo library does. */
    async fillTexts(sets: readonly WantedSet[]): Promise<void> {
      const told = sets.filter(({ texts }) => Object.keys(texts).length > 0)
      await sql`
        update catalogue.curated_set kept set texts = given.texts
        from unnest(${told.map(({ key }) => key)}::text[], ${told.map(({ name }) => name)}::text[],
          ${told.map(({ description }) => description)}::text[],
          ${told.map(({ texts }) => JSON.stringify(texts))}::jsonb[]) given (key, name, description, texts)
        where kept.key = given.key and kept.texts = '{}' and kept.name = given.name
          and kept.description = given.description`.execute(db)
    },

    /** People and events as the records that follow will name them. */
    async keepWorld(world: {
      readonly people: readonly { name: string; knownFor: string }[]
      readonly places: readonly NonNullable<AssetRecord['place']>[]
      readonly events: readonly WorldEvent[]
    }): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('catalogue.person')
          .values(
            world.people.map(({ name, knownFor }) => ({ key: personKeyOf(name), name, known_for: knownFor })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet(({ ref }) => ({
              name: ref('excluded.name'),
              known_for: ref('excluded.known_for'),
            })),
          )
          .execute()
        await transaction
          .insertInto('catalogue.place')
          .values(world.places.map((place) => ({ key: placeKeyOf(place), ...place })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        for (const event of world.events) await keepEvent(transaction, event)
        await sql`
          update catalogue.event parent set children_count =
            (select count(*) from catalogue.event child where child.parent_id = parent.id)`.execute(
          transaction,
        )
      })
    },

    addCuratedSets: addCuratedSets(db),
  }
}
