import { failure, type Result, success } from '#kernel/result.ts'
import type { Visit } from '#visit/visit.ts'
import type { BoardId } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { readerOf, type TooMany } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import { readOpenSet, type ShelfCatalogue } from './read-shelf.ts'

export type CopyFailure = 'not-found' | 'not-signed-in' | 'too-many-boards' | 'failed' | TooMany

type Needs = {
  readonly boards: Pick<Boards, 'create' | 'addAssets' | 'remove'>
  readonly catalogue: ShelfCatalogue
}

/** A board of one's own that begins as a set: called alike, with all of its assets in its order, as many as a board holds. */
export async function copySet(
  { boards, catalogue }: Needs,
  visit: Visit,
  key: string,
): Promise<Result<BoardId, CopyFailure>> {
  const set = await readOpenSet(catalogue, visit.site, key, boardLimits.assets)
  if (!set) return failure('not-found')
  const reader = readerOf(visit)
  const made = await boards.create(reader, { name: set.name, description: set.description })
  if (!made.ok) {
    const why = made.failure
    if (typeof why === 'object' || why === 'not-signed-in' || why === 'too-many-boards') return failure(why)
    return failure('failed')
  }
  const boardId = made.value.id
  const added = await boards.addAssets(reader, { boardId, assetIds: set.assets.map(({ id }) => id) })
  if (added.ok) return success(boardId)
  // An empty board that nobody asked for is worse than none. Nobody has to prove anything for it to be taken back.
  await boards.remove({ ...reader, isProven: true }, boardId)
  return failure('failed')
}
