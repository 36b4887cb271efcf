import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { AssetId } from '../domain/asset.ts'
import type { SetTexts } from '../domain/set-texts.ts'

/** A set as its editors want it. */
export type WantedSet = Readonly<{
  key: string
  name: string
  description: string
  /** The same in other languages. */
  texts: SetTexts
  /** Its assets are shown large and without a mark. */
  isShowcase: boolean
}>

/** A set, and the source keys of its assets in their order. */
export type SetOfAssets = Readonly<{ set: WantedSet; sourceKeys: readonly string[] }>

/** What became of a set. One of whose assets none is known stays as it was. */
export type KeptSet = Readonly<{ key: string; missing: readonly string[]; isKept: boolean }>

export type SetKeeper = ReturnType<typeof keepCuratedSets>

/** Each set holds its assets in this order and no others, all sets or none. What is not in the catalogue is left out and told. */
export function keepCuratedSets(db: Database) {
  return (sets: readonly SetOfAssets[]): Promise<readonly KeptSet[]> =>
    db.transaction().execute(async (transaction) => {
      const kept: KeptSet[] = []
      for (const { set, sourceKeys } of sets) {
        const known = await findAssets(transaction, sourceKeys)
        if (known.size > 0) await fillSet(transaction, await writeSet(transaction, set), sourceKeys, known)
        const missing = sourceKeys.filter((key) => !known.has(key))
        kept.push({ key: set.key, missing, isKept: known.size > 0 })
      }
      return kept
    })
}

/** Makes those that are not there, and fills those that hold nothing. All others are their editors' and stay as they are. */
export function addCuratedSets(db: Database) {
  return (sets: readonly SetOfAssets[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const full = await transaction
        .selectFrom('catalogue.curated_set as kept')
        .select('kept.key')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('catalogue.curated_set_asset').whereRef('set_id', '=', 'kept.id').select('set_id'),
          ),
        )
        .execute()
      const untouchable = new Set(full.map(({ key }) => key))
      for (const { set, sourceKeys } of sets) {
        if (untouchable.has(set.key)) continue
        const id = await addSet(transaction, set)
        await fillSet(transaction, id, sourceKeys, await findAssets(transaction, sourceKeys))
      }
    })
}

function rowOf({ name, description, texts, isShowcase }: WantedSet) {
  return { name, description, texts: JSON.stringify(texts), is_showcase: isShowcase }
}

async function writeSet(transaction: DatabaseTransaction, set: WantedSet): Promise<number> {
  const row = rowOf(set)
  const { id } = await transaction
    .insertInto('catalogue.curated_set')
    .values({ key: set.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addSet(transaction: DatabaseTransaction, set: WantedSet): Promise<number> {
  await transaction
    .insertInto('catalogue.curated_set')
    .values({ key: set.key, ...rowOf(set) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await transaction
    .selectFrom('catalogue.curated_set')
    .select('id')
    .where('key', '=', set.key)
    .executeTakeFirstOrThrow()
  return id
}

type KnownAssets = ReadonlyMap<string, AssetId>

async function findAssets(
  transaction: DatabaseTransaction,
  sourceKeys: readonly string[],
): Promise<KnownAssets> {
  const { rows } = await sql<{ id: AssetId; key: string }>`
    select id::text as id, source_key as key from catalogue.asset
    where source_key = any(${sourceKeys}::text[])`.execute(transaction)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

async function fillSet(
  transaction: DatabaseTransaction,
  setId: number,
  sourceKeys: readonly string[],
  known: KnownAssets,
): Promise<void> {
  const ids = sourceKeys.flatMap((key) => known.get(key) ?? [])
  await transaction.deleteFrom('catalogue.curated_set_asset').where('set_id', '=', setId).execute()
  await sql`
    insert into catalogue.curated_set_asset (set_id, position, asset_id)
    select ${setId}::integer, place - 1, id from unnest(${ids}::bigint[]) with ordinality as shown (id, place)`.execute(
    transaction,
  )
  await transaction
    .updateTable('catalogue.curated_set')
    .set({ hero_asset_id: ids[0] ?? null })
    .where('id', '=', setId)
    .execute()
}
