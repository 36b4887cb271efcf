import { sql } from 'kysely'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Database } from '#platform/database.ts'
import type { BoardId } from '../domain/board.ts'
import { placeGap } from '../domain/place-assets.ts'

/** Takes assets off a board and remembers how they stood there; those that were there. Whoever asks holds the board. */
export async function deleteAssets(
  db: Database,
  boardId: BoardId,
  ids: readonly AssetId[],
): Promise<ReadonlySet<AssetId>> {
  const { rows } = await sql<{ id: AssetId }>`
    with taken as (
      delete from boards.board_asset
      where board_id = ${boardId} and asset_id = any (${[...ids]}::bigint[]) returning *
    )
    insert into boards.removed_asset (board_id, asset_id, position, added_by, added_at, note, was_hero)
    select taken.board_id, taken.asset_id, taken.position, taken.added_by, taken.added_at, taken.note,
      board.hero_asset_id is not distinct from taken.asset_id
    from taken join boards.board board on board.id = taken.board_id
    on conflict (board_id, asset_id) do update set (position, added_by, added_at, note, was_hero, removed_at) =
      (excluded.position, excluded.added_by, excluded.added_at, excluded.note, excluded.was_hero, excluded.removed_at)
    returning asset_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of the ids that were taken off and are remembered. */
export async function selectRemoved(
  db: Database,
  boardId: BoardId,
  ids: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, { readonly wasHero: boolean }>> {
  const { rows } = await sql<{ id: AssetId; was_hero: boolean }>`
    select asset_id as id, was_hero from boards.removed_asset
    where board_id = ${boardId} and asset_id = any (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, was_hero }) => [id, { wasHero: was_hero }]))
}

/** Back where they stood; on top if something else stands there by now, or comes back to the same place. Those that were not there already. */
export async function restoreAssets(
  db: Database,
  boardId: BoardId,
  ids: readonly AssetId[],
): Promise<ReadonlySet<AssetId>> {
  const { rows } = await sql<{ id: AssetId }>`
    with back as (
      delete from boards.removed_asset
      where board_id = ${boardId} and asset_id = any (${[...ids]}::bigint[]) returning *
    )
    insert into boards.board_asset (board_id, asset_id, position, added_by, added_at, note)
    select back.board_id, back.asset_id,
      case when other.asset_id is null and row_number() over (partition by back.position order by back.asset_id) = 1
        then back.position else
        greatest((select max(position) from boards.board_asset where board_id = ${boardId}), max(back.position) over ())
          + row_number() over (order by back.position) * ${placeGap}::bigint end,
      back.added_by, back.added_at, back.note
    from back left join boards.board_asset other
      on other.board_id = back.board_id and other.position = back.position
    on conflict (board_id, asset_id) do nothing returning asset_id as id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** All of a board, as they stand. */
export async function selectIds(db: Database, boardId: BoardId): Promise<readonly AssetId[]> {
  const { rows } = await sql<{ id: AssetId }>`
    select asset_id as id from boards.board_asset where board_id = ${boardId} order by position desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
