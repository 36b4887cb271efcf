import { type RawBuilder, sql } from 'kysely'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { AssetOrder } from '../domain/arrangement.ts'
import type { BoardId } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import type { GivenRole } from '../domain/board-permissions.ts'

export type BoardRow = Readonly<{
  id: BoardId
  site: SiteNickname
  owner_id: string
  name: string
  description: string
  revision: string
  asset_count: number
  hero_asset_id: AssetId | null
  created_at: Date
  updated_at: Date
}>

/** A board, and what the one who asks has been given on it. */
export type JoinedRow = BoardRow & { readonly member_role: GivenRole | null }

export type Holder = Readonly<{ accountId: string; site: SiteNickname }>
export type BoardSort = 'updated' | 'name' | 'created'

export const boardColumns =
  sql.raw(`board.id, board.site, board.owner_id, board.name, board.description, board.revision,
  board.asset_count, board.hero_asset_id, board.created_at, board.updated_at`)

const orders: Readonly<Record<BoardSort, RawBuilder<unknown>>> = {
  updated: sql`board.updated_at desc, board.id`,
  name: sql`lower(board.name), board.id`,
  created: sql`board.created_at desc, board.id`,
}

/** Whose: one's own, those too that one may add to, or those too that one may only look at. */
export type Whose = 'own' | 'addable' | 'all'

const joinedWith: Readonly<Record<Whose, readonly GivenRole[]>> = {
  own: [],
  addable: ['edit'],
  all: ['edit', 'comment', 'view'],
}

function boardsOf({ accountId, site }: Holder, whose: Whose, search = ''): RawBuilder<unknown> {
  return sql`boards.board board
    left join boards.member member
      on member.board_id = board.id and member.account_id = ${accountId} and member.left_at is null
    where board.id in (
      select id from boards.board where owner_id = ${accountId} and site = ${site} and deleted_at is null
      union all
      select board_id from boards.member
      where account_id = ${accountId} and left_at is null and role = any (${[...joinedWith[whose]]}::text[]))
    and board.site = ${site} and board.deleted_at is null
    and (${search}::text = '' or strpos(lower(board.name), lower(${search}::text)) > 0)`
}

type ListTerms = Readonly<{ whose: Whose; search: string; sort: BoardSort; offset: number; limit: number }>

export async function selectBoards(
  db: Database,
  holder: Holder,
  { whose, search, sort, offset, limit }: ListTerms,
): Promise<readonly JoinedRow[]> {
  const { rows } = await sql<JoinedRow>`
    select ${boardColumns}, member.role as member_role from ${boardsOf(holder, whose, search)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countBoards(
  db: Database,
  holder: Holder,
  whose: Whose = 'own',
  search = '',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${boardsOf(holder, whose, search)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** All that an account has on a site, the deleted ones too as long as they are kept. */
export async function countEver(db: Database, { accountId, site }: Holder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from boards.board
    where owner_id = ${accountId} and site = ${site}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Those that were changed, or chosen by this account, last. */
export async function selectRecent(db: Database, holder: Holder): Promise<readonly JoinedRow[]> {
  const { rows } = await sql<JoinedRow>`
    select ${boardColumns}, member.role as member_role from ${boardsOf(holder, 'all')}
    order by greatest(board.updated_at, (select choice.chosen_at from boards.choice choice
      where choice.account_id = ${holder.accountId} and choice.site = board.site and choice.board_id = board.id)) desc,
      board.id
    limit ${boardLimits.recentBoards}`.execute(db)
  return rows
}

/** BOARD-03: the board last created or chosen that is still open to the account to add to. */
export async function findDefault(
  db: Database,
  { accountId, site }: Holder,
): Promise<{
  readonly id: BoardId
  readonly owner_id: string
  readonly member_role: GivenRole | null
} | null> {
  const { rows } = await sql<{ id: BoardId; owner_id: string; member_role: GivenRole | null }>`
    select board.id, board.owner_id, member.role as member_role from boards.choice choice
    join boards.board board on board.id = choice.board_id and board.deleted_at is null
    left join boards.member member
      on member.board_id = board.id and member.account_id = choice.account_id and member.left_at is null
    where choice.account_id = ${accountId} and choice.site = ${site}
      and (board.owner_id = choice.account_id or member.role = 'edit')
    order by choice.chosen_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function keepChoice(db: Database, { accountId, site }: Holder, boardId: BoardId): Promise<void> {
  await sql`
    insert into boards.choice (account_id, site, board_id) values (${accountId}, ${site}, ${boardId})
    on conflict (account_id, site, board_id) do update set chosen_at = clock_timestamp()`.execute(db)
}

/** One account makes one board at a time: so many, and no more. */
export async function holdAccount(db: Database, { accountId, site }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`boards ${site} ${accountId}`}, 0))`.execute(db)
}

/** Deleted ones count. */
export async function hasHadBoards(db: Database, { accountId, site }: Holder): Promise<boolean> {
  const row = await db
    .selectFrom('boards.board')
    .select('id')
    .where('owner_id', '=', accountId)
    .where('site', '=', site)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type NewBoard = Holder & Readonly<{ name: string; description: string; now: Date }>

export async function insertBoard(
  db: Database,
  { accountId, site, name, description, now }: NewBoard,
): Promise<BoardId> {
  const row = await db
    .insertInto('boards.board')
    .values({
      ...{ site, owner_id: accountId, name, description, revision: 1 },
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The board, held until the transaction ends: whoever else wants to change it waits. Deleted ones too. */
export async function lockBoard(
  db: Database,
  boardId: BoardId,
  site: SiteNickname,
): Promise<(BoardRow & { readonly deleted_at: Date | null }) | null> {
  const { rows } = await sql<BoardRow & { deleted_at: Date | null }>`
    select ${boardColumns}, board.deleted_at from boards.board board
    where board.id = ${boardId} and board.site = ${site} for update`.execute(db)
  return rows[0] ?? null
}

/** One's own that was deleted. */
export async function findDeleted(
  db: Database,
  { accountId, site }: Holder,
  boardId: BoardId,
): Promise<(BoardRow & { readonly deleted_at: Date }) | null> {
  const { rows } = await sql<BoardRow & { deleted_at: Date }>`
    select ${boardColumns}, board.deleted_at from boards.board board
    where board.id = ${boardId} and board.owner_id = ${accountId} and board.site = ${site}
      and board.deleted_at is not null`.execute(db)
  return rows[0] ?? null
}

export type BoardSet = Readonly<
  Partial<{
    name: string
    description: string
    hero_asset_id: AssetId | null
    asset_count: number
    deleted_at: Date | null
  }>
>

/** The next revision, with what is new in it. */
export async function reviseBoard(db: Database, boardId: BoardId, set: BoardSet, now: Date): Promise<number> {
  const row = await db
    .updateTable('boards.board')
    .set((column) => ({ ...set, updated_at: now, revision: column('revision', '+', '1') }))
    .where('id', '=', boardId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return Number(row.revision)
}

export type AssetRow = Readonly<{ id: AssetId; by: string; at: string; note: string }>
export type BoardPageRow = BoardRow & {
  readonly assets: readonly AssetRow[]
  readonly asset_ids: readonly AssetId[] | null
}

/** Which assets: so many from a place on, or these; in an order. */
export type AssetTerms = Readonly<{
  offset: number
  limit: number
  order?: AssetOrder
  among?: readonly AssetId[] | undefined
}>
type PageTerms = AssetTerms & { readonly withIds: boolean }

/** Of assets that were added at once, the foremost is the newest. */
export const orderClauses: Readonly<Record<AssetOrder, RawBuilder<unknown>>> = {
  board: sql`kept.position desc`,
  newest: sql`kept.added_at desc, kept.position desc`,
  oldest: sql`kept.added_at, kept.position`,
}

/** A board with one page of its assets, and all ids if wanted: one question, so that all of it is of one revision. */
export async function selectBoardPage(
  db: Database,
  boardId: BoardId,
  terms: PageTerms,
): Promise<BoardPageRow | null> {
  const { rows } = await boardPageQuery(boardId, terms).execute(db)
  return rows[0] ?? null
}

export function boardPageQuery(boardId: BoardId, { withIds, order = 'board', ...terms }: PageTerms) {
  const page = cutOf({ ...terms, order })
  const ids = withIds
    ? sql`array(select asset_id::text from boards.board_asset kept
        where kept.board_id = board.id order by kept.position desc)`
    : sql`null::text[]`
  return sql<BoardPageRow>`
    select ${boardColumns}, ${ids} as asset_ids,
      (select coalesce(json_agg(json_build_object('id', kept.asset_id::text, 'by', kept.added_by::text,
          'at', kept.added_at, 'note', kept.note) order by ${orderClauses[order]}), '[]')
        from (select * from boards.board_asset kept where kept.board_id = board.id ${page}) kept) as assets
    from boards.board board where board.id = ${boardId} and board.deleted_at is null`
}

/** Neighbors in the board's own order lie side by side. By date they do not, so their ids are first taken from the index alone. */
function cutOf({ offset, limit, order = 'board', among }: AssetTerms): RawBuilder<unknown> {
  const cut = sql`order by ${orderClauses[order]} limit ${limit} offset ${offset}`
  if (among) return sql`and kept.asset_id = any (${[...among]}::bigint[])`
  if (order === 'board') return cut
  return sql`and kept.asset_id = any (array(
    select kept.asset_id from boards.board_asset kept where kept.board_id = board.id ${cut}))`
}

/** The foremost assets of each board, for covers; those of all of them in one question. */
export async function selectForemost(
  db: Database,
  boardIds: readonly BoardId[],
  each: number,
): Promise<ReadonlyMap<BoardId, readonly AssetId[]>> {
  const { rows } = await sql<{ board_id: BoardId; ids: AssetId[] }>`
    select listed.board_id, array(select asset_id::text from boards.board_asset kept
      where kept.board_id = listed.board_id order by kept.position desc limit ${each}) as ids
    from unnest(${[...boardIds]}::uuid[]) listed (board_id)`.execute(db)
  return new Map(rows.map(({ board_id, ids }) => [board_id, ids]))
}
