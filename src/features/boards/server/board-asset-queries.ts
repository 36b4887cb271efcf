import { sql } from 'kysely'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Database } from '#platform/database.ts'
import type { BoardId } from '../domain/board.ts'
import { placeGap } from '../domain/place-assets.ts'

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

/** Those that were there. */
export async function deleteAssets(
  db: Database,
  boardId: BoardId,
  ids: readonly AssetId[],
): Promise<ReadonlySet<AssetId>> {
  const { rows } = await sql<{ id: AssetId }>`delete from boards.board_asset
    where board_id = ${boardId} and asset_id = any (${[...ids]}::bigint[]) returning asset_id as id`.execute(
    db,
  )
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

/** Gaps between all again. The new places lie above the old ones, so that none is taken twice meanwhile. */
export async function spreadAssets(db: Database, boardId: BoardId): Promise<void> {
  await sql`
    update boards.board_asset kept set position = spread.position from (
      select asset_id, max(position) over () + row_number() over (order by position) * ${placeGap}::bigint as position
      from boards.board_asset where board_id = ${boardId}) spread
    where kept.board_id = ${boardId} and kept.asset_id = spread.asset_id`.execute(db)
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
