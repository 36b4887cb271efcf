import { type RawBuilder, sql } from 'kysely'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Database } from '#platform/database.ts'
import type { AssetOrder } from '../domain/arrangement.ts'
import type { BoardId } from '../domain/board.ts'
import { placeGap } from '../domain/place-assets.ts'
import { orderClauses } from './board-queries.ts'

type NewAsset = Readonly<{ id: AssetId; note?: string }>
type Added = Readonly<{ boardId: BoardId; addedBy: string; now: Date; assets: readonly NewAsset[] }>

/** Above all others, the first of them foremost; those that were not there already. Whoever asks holds the board. */
export async function insertAssets(
  db: Database,
  { boardId, addedBy, now, assets }: Added,
): Promise<ReadonlySet<AssetId>> {
  const { rows } = await sql<{ id: AssetId }>`
    insert into boards.board_asset (board_id, asset_id, position, added_by, added_at, note)
    select ${boardId}::uuid, added.id, (select coalesce(max(position), 0) from boards.board_asset where board_id = ${boardId})
      + (${assets.length}::bigint + 1 - added.place) * ${placeGap}::bigint, ${addedBy}::bigint, ${now}::timestamptz, added.note
    from unnest(${assets.map(({ id }) => id)}::bigint[], ${assets.map(({ note = '' }) => note)}::text[])
      with ordinality as added (id, note, place)
    on conflict (board_id, asset_id) do nothing returning asset_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type PlacedAsset = Readonly<{ id: AssetId; place: bigint; note: string }>

/** Those of the ids that are on the board. */
export async function selectPlaced(
  db: Database,
  boardId: BoardId,
  ids: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, PlacedAsset>> {
  const { rows } = await sql<{ id: AssetId; position: string; note: string }>`
    select asset_id as id, position, note from boards.board_asset
    where board_id = ${boardId} and asset_id = any (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, position, note }) => [id, { id, note, place: BigInt(position) }]))
}

/** The place next above or below one, or the highest or lowest of all, leaving out those that are to move. */
export async function findNeighbor(
  db: Database,
  boardId: BoardId,
  from: { readonly above: bigint } | { readonly below: bigint | null },
  without: readonly AssetId[],
): Promise<bigint | null> {
  const others = sql`select position from boards.board_asset
    where board_id = ${boardId} and asset_id <> all (${[...without]}::bigint[])`
  const { rows } = await ('above' in from
    ? sql<{ position: string }>`${others} and position > ${from.above} order by position limit 1`
    : from.below === null
      ? sql<{ position: string }>`${others} order by position limit 1`
      : sql<{ position: string }>`${others} and position < ${from.below} order by position desc limit 1`
  ).execute(db)
  return rows[0] ? BigInt(rows[0].position) : null
}

type Move = Readonly<{ id: AssetId; place: bigint }>

/** In two steps, since one of them may go where another still is: first out of the way, above all old and new places. */
export async function moveAssets(db: Database, boardId: BoardId, moves: readonly Move[]): Promise<void> {
  const ids = moves.map(({ id }) => id)
  const places = moves.map(({ place }) => place)
  await sql`
    update boards.board_asset set position = position + (
      select greatest(max(kept.position), (select max(place) from unnest(${places}::bigint[]) place))
        - min(kept.position) + 1 from boards.board_asset kept where kept.board_id = ${boardId})
    where board_id = ${boardId} and asset_id = any (${ids}::bigint[])`.execute(db)
  await sql`
    update boards.board_asset kept set position = moved.position
    from unnest(${ids}::bigint[], ${places}::bigint[]) moved (id, position)
    where kept.board_id = ${boardId} and kept.asset_id = moved.id`.execute(db)
}

/**
 * Gaps between all again, those that were taken off keeping their places among them. The new places lie above the old ones, so
 * that none is taken twice meanwhile.
 */
export async function spreadAssets(db: Database, boardId: BoardId): Promise<void> {
  await sql`
    with every as (
      select asset_id, position, true as is_there from boards.board_asset where board_id = ${boardId}
      union all select asset_id, position, false from boards.removed_asset where board_id = ${boardId}
    ), spread as (
      select asset_id, is_there,
        max(position) over () + row_number() over (order by position, is_there) * ${placeGap}::bigint as position from every
    ), gone as (
      update boards.removed_asset kept set position = spread.position from spread
      where kept.board_id = ${boardId} and kept.asset_id = spread.asset_id and not spread.is_there
    )
    update boards.board_asset kept set position = spread.position from spread
    where kept.board_id = ${boardId} and kept.asset_id = spread.asset_id and spread.is_there`.execute(db)
}

/** False if the note was the same. */
export async function writeNote(
  db: Database,
  boardId: BoardId,
  assetId: AssetId,
  note: string,
): Promise<boolean> {
  const row = await db
    .updateTable('boards.board_asset')
    .set({ note })
    .where('board_id', '=', boardId)
    .where('asset_id', '=', assetId)
    .where('note', '<>', note)
    .returning('asset_id')
    .executeTakeFirst()
  return row !== undefined
}

/** All of a board by the dates on which they were added, from an index alone. */
export async function selectIdsByDate(
  db: Database,
  boardId: BoardId,
  order: Exclude<AssetOrder, 'board'>,
): Promise<readonly AssetId[]> {
  return selectMany(
    db,
    sql`select kept.asset_id from boards.board_asset kept where kept.board_id = ${boardId}
      order by ${orderClauses[order]}`,
  )
}

/** As one text, which is far sooner read than thousands of rows or the elements of an array. */
async function selectMany(db: Database, ids: RawBuilder<unknown>): Promise<readonly AssetId[]> {
  const { rows } = await sql<{ ids: string }>`select array_to_string(array(${ids}), ',') as ids`.execute(db)
  return rows[0]?.ids ? rows[0].ids.split(',') : []
}

/** Those that have a note or were commented on; some of the latter may have left the board. */
export async function selectNoted(db: Database, boardId: BoardId): Promise<ReadonlySet<AssetId>> {
  const ids = await selectMany(
    db,
    sql`select asset_id from boards.board_asset where board_id = ${boardId} and note <> ''
      union select asset_id from boards.comment where board_id = ${boardId} and asset_id is not null`,
  )
  return new Set(ids)
}

/** How many of those that are on the board have a note or were commented on. */
export async function countNoted(db: Database, boardId: BoardId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select asset_id from boards.board_asset where board_id = ${boardId} and note <> ''
      union select said.asset_id from boards.comment said
        join boards.board_asset kept on kept.board_id = said.board_id and kept.asset_id = said.asset_id
        where said.board_id = ${boardId}) noted`.execute(db)
  return rows[0]?.count ?? 0
}
