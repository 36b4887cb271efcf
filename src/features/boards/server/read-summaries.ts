import { type AssetId, offers, renditionUrl } from '#features/catalogue/domain.ts'
import type { KeptCard } from '#features/catalogue/server.ts'
import type { BoardId, BoardSummary } from '../domain/board.ts'
import { type BoardRole, permissionsOf } from '../domain/board-permissions.ts'
import { type BoardRow, type JoinedRow, selectForemost } from './board-queries.ts'
import type { Person, Room } from './needs.ts'

/** So many of the foremost assets are looked at for a cover. */
export const coverCandidates = 8
/** So many stand on a cover in a list. */
const picturesEach = 3

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
  return rows.map((row) => {
    const pictures = picturesOf(row, foremost.get(row.id) ?? [], cards)
    const seen = {
      role: row.owner_id === accountId ? 'owner' : (row.member_role ?? 'view'),
      isDefault: row.id === defaultId,
      owner: nameBefore('view', people.get(row.owner_id)),
      heroUrl: pictures[0] ?? null,
    } as const
    return { ...summaryOf(row, seen), pictures: pictures.slice(0, picturesEach) }
  })
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
  return picturesOf({ hero_asset_id }, foremost, cards)[0] ?? null
}

/** Of all that a cover is chosen from, the cover first. */
function picturesOf(
  { hero_asset_id: heroId }: Pick<BoardRow, 'hero_asset_id'>,
  foremost: readonly AssetId[],
  cards: ReadonlyMap<AssetId, KeptCard>,
): readonly string[] {
  const chosen = heroId === null ? undefined : cards.get(heroId)
  const others = foremost.slice(0, coverCandidates).flatMap((id) => {
    const card = id === heroId ? undefined : cards.get(id)
    return card && !card.card.isSensitive ? card : []
  })
  return [...(chosen ? [chosen] : []), ...others].flatMap((card) => thumbUrlOf(card) ?? [])
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
