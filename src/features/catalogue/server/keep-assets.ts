import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import type { AssetWithdrawn } from '../domain/catalogue-event.ts'
import type { CountMove } from '../domain/count-moves.ts'
import {
  type AssetRow,
  assetColumns,
  assetRowOf,
  columnText,
  type FindKeyword,
  type KnownIds,
  type NewAsset,
} from './asset-row.ts'
import { findIds } from './find-ids.ts'
import { type CountedRow, countedAs, countedColumns, tellMoves } from './tell-moves.ts'

export type KeptAsset = {
  readonly id: string
  readonly sourceKey: string
  readonly outcome: 'added' | 'changed' | 'unchanged'
}

type OldRow = CountedRow & {
  readonly id: string
  readonly source_key: string
  readonly availability: string
  readonly media_key: string
}

type Terms = {
  /** Whoever writes them would write them again after a crash, so the last moments before one may be lost. */
  readonly isRepeatable?: boolean
}

export type AssetKeeper = ReturnType<typeof assetKeeper>

/** Writes whole assets, added or changed, as one transaction. Writing the same again changes nothing. */
export function assetKeeper(db: Database, findKeyword: FindKeyword, { isRepeatable = false }: Terms = {}) {
  return async (batch: readonly NewAsset[]): Promise<readonly KeptAsset[]> => {
    if (batch.length === 0) return []
    return db.transaction().execute(async (transaction) => {
      if (isRepeatable) await sql`set local synchronous_commit = off`.execute(transaction)
      const ids = await findIds(transaction, batch)
      const rows = batch.map((asset) => withHash(assetRowOf(asset, ids, findKeyword), asset))
      // One batch at a time from here on: two that write the same new asset differently would both count it. Whoever
      // would write the same again waits for no other of its kind: what is there already is neither written nor counted.
      // A change of a name waits for either.
      const lock = sql.raw(isRepeatable ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
      await sql`select ${lock}(hashtext('catalogue keeps assets'))`.execute(transaction)
      const before = await readOld(transaction, rows)
      const isWithdrawn = (sourceKey: string) => before.get(sourceKey)?.availability === 'withdrawn'
      const written = await upsert(
        transaction,
        rows.map((row) => (isWithdrawn(row.source_key) ? { ...row, availability: 'withdrawn' } : row)),
      )
      const changed = batch
        .filter(({ record }) => written.has(record.sourceKey))
        .map((asset) => (isWithdrawn(asset.record.sourceKey) ? withdrawn(asset) : asset))
      await forgetLooks(transaction, changed, before)
      await keepFilms(transaction, changed, written)
      await keepPeople(transaction, changed, written, ids)
      await tellCounts(transaction, changed, before, ids)
      await tellWithdrawn(transaction, changed, before, written)
      return batch.map(({ record: { sourceKey } }) => {
        const old = before.get(sourceKey)
        const id = written.get(sourceKey) ?? old?.id ?? ''
        const outcome = !written.has(sourceKey) ? 'unchanged' : old ? 'changed' : 'added'
        return { id, sourceKey, outcome }
      })
    })
  }
}

/** What has been withdrawn stays so, whatever a file or a row says; only `setAvailability` brings it back. */
function withdrawn({ record, media }: NewAsset): NewAsset {
  return { record: { ...record, availability: 'withdrawn' }, media }
}

/** Another picture is looked at anew. */
async function forgetLooks(
  transaction: DatabaseTransaction,
  changed: readonly NewAsset[],
  before: ReadonlyMap<string, OldRow>,
): Promise<void> {
  const ids = changed.flatMap(({ record, media }) => {
    const old = before.get(record.sourceKey)
    return old && old.media_key !== media.mediaKey ? [old.id] : []
  })
  if (ids.length === 0) return
  await transaction.deleteFrom('catalogue.descriptor').where('asset_id', 'in', ids).execute()
}

type FullRow = AssetRow & { readonly record_hash: string }

function withHash(row: AssetRow, asset: NewAsset): FullRow {
  const hash = createHash('sha256').update(JSON.stringify(asset)).digest('base64url').slice(0, 22)
  return { ...row, record_hash: hash }
}

async function readOld(transaction: DatabaseTransaction, rows: readonly { source_key: string }[]) {
  const found = await transaction
    .selectFrom('catalogue.asset')
    .select(['id', 'source_key', 'availability', 'media_key', ...countedColumns])
    .where(
      'source_key',
      'in',
      rows.map((row) => row.source_key),
    )
    .orderBy('source_key')
    .forUpdate()
    .execute()
  return new Map<string, OldRow>(found.map((row) => [row.source_key, row]))
}

const columnNames = sql.join(Object.keys(assetColumns).map((name) => sql.ref(name)))
const columnValues = sql.join(
  Object.entries(assetColumns).map(([name, type]) => sql`${sql.ref(`given.${name}`)}::${sql.raw(type)}`),
)
const replaced = sql.join(
  Object.keys(assetColumns).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
)

/**
 * The ids of those that are new or differ. Each column travels as one array of texts: taking a thousand rows out of JSON
 * costs the database as much as writing them.
 */
async function upsert(transaction: DatabaseTransaction, rows: readonly FullRow[]) {
  const names = Object.keys(assetColumns) as (keyof typeof assetColumns)[]
  const columns = sql.join(names.map((name) => sql`${rows.map((row) => columnText(row[name]))}::text[]`))
  const { rows: written } = await sql<{ id: string; source_key: string }>`
    insert into catalogue.asset (${columnNames})
    select ${columnValues} from unnest(${columns}) as given (${columnNames})
    on conflict (source_key) do update set ${replaced}
      where asset.record_hash <> excluded.record_hash
    returning id, source_key`.execute(transaction)
  return new Map(written.map(({ id, source_key }) => [source_key, id]))
}

async function keepFilms(
  transaction: DatabaseTransaction,
  changed: readonly NewAsset[],
  written: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = changed.flatMap(({ record: { film, sourceKey } }) =>
    film
      ? [
          {
            asset_id: written.get(sourceKey) ?? '',
            duration_ms: film.durationMs,
            frame_rate: film.frameRate,
            definition: film.definition,
            aspect: film.aspect,
            has_sound: film.hasSound,
            shot_on: film.originallyShotOn,
            mastered_to: film.masteredTo,
            is_loop: film.isLoop,
          },
        ]
      : [],
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('catalogue.film')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('asset_id').doUpdateSet(({ ref }) => ({
        duration_ms: ref('excluded.duration_ms'),
        frame_rate: ref('excluded.frame_rate'),
        definition: ref('excluded.definition'),
        aspect: ref('excluded.aspect'),
        has_sound: ref('excluded.has_sound'),
        shot_on: ref('excluded.shot_on'),
        mastered_to: ref('excluded.mastered_to'),
        is_loop: ref('excluded.is_loop'),
      })),
    )
    .execute()
}

async function keepPeople(
  transaction: DatabaseTransaction,
  changed: readonly NewAsset[],
  written: ReadonlyMap<string, string>,
  ids: KnownIds,
): Promise<void> {
  // By id: two spellings of a name may be one person.
  const rows = changed.flatMap(({ record: { people, sourceKey } }) =>
    [...new Set(people.map((name) => ids.people.get(name) ?? 0))].map((person_id) => ({
      asset_id: written.get(sourceKey) ?? '',
      person_id,
    })),
  )
  const assetIds = [...written.values()]
  if (assetIds.length > 0) {
    await transaction.deleteFrom('catalogue.asset_person').where('asset_id', 'in', assetIds).execute()
  }
  if (rows.length > 0) await transaction.insertInto('catalogue.asset_person').values(rows).execute()
}

/** One event tells by how much each count moves: a recount of a large collection for every batch would not end. */
async function tellCounts(
  transaction: DatabaseTransaction,
  changed: readonly NewAsset[],
  before: ReadonlyMap<string, OldRow>,
  ids: KnownIds,
): Promise<void> {
  const moves = changed.flatMap(({ record }): CountMove[] => {
    const old = before.get(record.sourceKey)
    const { assetType, family, mediaType, licenseModel, event } = record
    const now = {
      ...{ assetType, family, mediaType, licenseModel },
      collectionId: ids.collections.get(record.collection.key) ?? '',
      eventId: event ? (ids.events.get(event.key) ?? null) : null,
    }
    return [
      ...(old?.availability === 'online' ? [{ ...countedAs(old), by: -1 as const }] : []),
      ...(record.availability === 'online' ? [{ ...now, by: 1 as const }] : []),
    ]
  })
  await tellMoves(transaction, moves)
}

/** What is taken in as withdrawn was perhaps shown before. */
async function tellWithdrawn(
  transaction: DatabaseTransaction,
  changed: readonly NewAsset[],
  before: ReadonlyMap<string, OldRow>,
  written: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { record } of changed) {
    const old = before.get(record.sourceKey)
    if (record.availability !== 'withdrawn' || !old || old.availability === 'withdrawn') continue
    const event: AssetWithdrawn = {
      name: 'catalogue.asset-withdrawn',
      payload: { assetId: written.get(record.sourceKey) ?? old.id, mediaKey: old.media_key },
    }
    await appendEvent(transaction, event.name, event.payload)
  }
}
