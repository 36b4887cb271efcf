import { failure, type Result, success } from '#kernel/result.ts'
import type { Visit } from '#visit/visit.ts'
import type { BoardId, BoardSummary } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { nameOfCopy } from '../../domain/curated-shelf.ts'
import { type BoardReader, readerOf, type TooMany } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import { readOpenSet, type ShelfCatalogue } from './read-shelf.ts'

export type CopyFailure = 'not-found' | 'not-signed-in' | 'too-many-boards' | 'failed' | TooMany

type Needs = {
  readonly boards: Pick<Boards, 'create' | 'list'>
  readonly catalogue: ShelfCatalogue
}

/** Which set, and the name of the wish: one that comes twice makes one board. */
export type CopyWish = Readonly<{ key: string; onceKey?: string | undefined }>

/**
 * A board of one's own that begins as a set: called alike, with all of its assets in its order, as many as a board holds. What
 * one saves goes where it went before.
 */
export async function copySet(
  { boards, catalogue }: Needs,
  visit: Visit,
  { key, onceKey }: CopyWish,
): Promise<Result<BoardId, CopyFailure>> {
  const set = await readOpenSet(catalogue, visit, key, boardLimits.assets)
  if (!set) return failure('not-found')
  const reader = readerOf(visit)
  const alike = await findAlike(boards, reader, set.name)
  const name = nameOfCopy(
    set.name,
    alike.map((board) => board.name),
  )
  const assetIds = set.assets.map(({ id }) => id)
  const wanted = { name, description: set.description, assetIds, onceKey, isDefault: false }
  const made = await boards.create(reader, wanted)
  if (made.ok) return success(made.value.id)
  const why = made.failure
  // Sent once more when the copy was there already: another number, and thus another wish.
  const [latest] = alike
  if (why === 'key-reused' && latest) return success(latest.id)
  return failure(typeof why === 'object' || isTold(why) ? why : 'failed')
}

/** One's own boards with the name in theirs, the newest first. */
async function findAlike(
  boards: Pick<Boards, 'list'>,
  reader: BoardReader,
  search: string,
): Promise<readonly BoardSummary[]> {
  const listed = await boards.list(reader, { search, sort: 'created' })
  return listed.ok ? listed.value.boards : []
}

function isTold(why: string): why is 'not-signed-in' | 'too-many-boards' {
  return why === 'not-signed-in' || why === 'too-many-boards'
}
