import { type AssetId, offers, renditionUrl } from '#features/catalogue/domain.ts'
import type { KeptCard } from '#features/catalogue/server.ts'
import type { BoardId, BoardSummary } from '../domain/board.ts'
import { type BoardRole, permissionsOf } from '../domain/board-permissions.ts'
import { type BoardRow, type JoinedRow, selectForemost } from './board-queries.ts'
import type { Person, Room } from './needs.ts'

/** So many of the foremost assets are looked at for a cover. */
export const coverCandidates = 8

type Seen = Readonly<{ role: BoardRole; isDefault: boolean; owner: string; heroUrl: string | null }>

export function summaryOf(row: BoardRow, { role, isDefault, owner, heroUrl }: Seen): BoardSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    assetCount: row.asset_count,
    heroUrl,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: Number(row.revision),
    relationship: role === 'owner' ? 'owned' : 'invited',
    role,
    permissions: permissionsOf(role),
    owner,
    isDefault,
  }
}

/** Boards in a list, however many, by three questions. */
export async function readSummaries(
  { db, catalogue, readPeople }: Pick<Room, 'db' | 'catalogue' | 'readPeople'>,
  accountId: string,
  rows: readonly JoinedRow[],
  defaultId: BoardId | null,
): Promise<readonly BoardSummary[]> {
  const [first] = rows
  if (!first) return []
  const foremost = await selectForemost(
    db,
    rows.map(({ id }) => id),
    coverCandidates,
  )
  const candidates = rows.flatMap((row) => coversOf(row, foremost.get(row.id) ?? []))
  const [cards, people] = await Promise.all([
    catalogue.readKeptCards([...new Set(candidates)], offers[first.site]),
    readPeople([...new Set(rows.map(({ owner_id }) => owner_id))]),
  ])
  return rows.map((row) =>
    summaryOf(row, {
      role: row.owner_id === accountId ? 'owner' : (row.member_role ?? 'view'),
      isDefault: row.id === defaultId,
      owner: nameBefore('view', people.get(row.owner_id)),
      heroUrl: heroUrlOf(row, foremost.get(row.id) ?? [], cards),
    }),
  )
}

/** The ids whose cards a cover is chosen from. */
export function coversOf({ hero_asset_id }: BoardRow, foremost: readonly AssetId[]): readonly AssetId[] {
  return [...(hero_asset_id === null ? [] : [hero_asset_id]), ...foremost.slice(0, coverCandidates)]
}

/** What was chosen, else the first that has a picture fit for everybody's eyes. */
export function heroUrlOf(
  { hero_asset_id }: Pick<BoardRow, 'hero_asset_id'>,
  foremost: readonly AssetId[],
  cards: ReadonlyMap<AssetId, KeptCard>,
): string | null {
  const chosen = hero_asset_id === null ? undefined : cards.get(hero_asset_id)
  if (chosen && hasPicture(chosen)) return thumbUrlOf(chosen)
  for (const id of foremost.slice(0, coverCandidates)) {
    const card = cards.get(id)
    if (card && hasPicture(card) && !card.card.isSensitive) return thumbUrlOf(card)
  }
  return null
}

/** Null for what has no picture to show: withdrawn, offline or unknown. */
export function thumbUrlOf(kept: KeptCard | undefined): string | null {
  return kept && hasPicture(kept) ? renditionUrl(kept.card.mediaKey, '320', 'jpg') : null
}

function hasPicture({ isWithdrawn, card }: KeptCard): boolean {
  return !isWithdrawn && !card.isOffline
}

/** How a person is called before somebody of that role; empty for an account that is closed. */
export function nameBefore(role: BoardRole, person: Person | undefined): string {
  return (role === 'guest' ? person?.givenName : person?.name) ?? ''
}
