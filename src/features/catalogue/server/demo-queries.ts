import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { AssetRecord } from '../domain/asset-record.ts'
import { placeKeyOf } from './asset-row.ts'
import { personKeyOf } from './find-ids.ts'

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

    async hasCuratedSets(keys: readonly string[]): Promise<boolean> {
      const rows = await db
        .selectFrom('catalogue.curated_set')
        .select('key')
        .where('key', 'in', [...keys])
        .execute()
      return rows.length === keys.length
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

    /** A set holds these assets in this order and no others. */
    async keepCuratedSet(
      set: { key: string; name: string; description: string; isShowcase: boolean },
      sourceKeys: readonly string[],
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const row = { name: set.name, description: set.description, is_showcase: set.isShowcase }
        const { id } = await transaction
          .insertInto('catalogue.curated_set')
          .values({ key: set.key, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .returning('id')
          .executeTakeFirstOrThrow()
        const assets = await transaction
          .selectFrom('catalogue.asset')
          .select(['id', 'source_key'])
          .where('source_key', 'in', [...sourceKeys])
          .execute()
        const ids = new Map(assets.map((asset) => [asset.source_key, asset.id]))
        const rows = sourceKeys.flatMap((key, position) => {
          const assetId = ids.get(key)
          return assetId ? [{ set_id: id, position, asset_id: assetId }] : []
        })
        await transaction.deleteFrom('catalogue.curated_set_asset').where('set_id', '=', id).execute()
        if (rows.length > 0)
          await transaction.insertInto('catalogue.curated_set_asset').values(rows).execute()
        await transaction
          .updateTable('catalogue.curated_set')
          .set({ hero_asset_id: rows[0]?.asset_id ?? null })
          .where('id', '=', id)
          .execute()
      })
    },
  }
}
