import { failure, type Result, success } from '#kernel/result.ts'
import type { BoardSummary } from '../domain/board.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import {
  type BoardSort,
  countBoards,
  findDefault,
  selectBoards,
  selectRecent,
  type Whose,
} from './board-queries.ts'
import type { BoardReader, Room } from './needs.ts'
import { readSummaries } from './read-summaries.ts'

export type ListTerms = Readonly<{
  /** A part of the name, in whatever case (BOARD-06). */
  search?: string | undefined
  sort?: BoardSort | undefined
  page?: number | undefined
  pageSize?: number | undefined
  whose?: Whose | undefined
}>

export type BoardList = Readonly<{ boards: readonly BoardSummary[]; total: number }>

export function listBoards(room: Room) {
  const { db } = room
  return async (
    { accountId, site }: BoardReader,
    terms: ListTerms = {},
  ): Promise<Result<BoardList, 'not-signed-in'>> => {
    if (accountId === null) return failure('not-signed-in')
    const { search = '', sort = 'updated', page = 1, whose = 'own' } = terms
    const limit = Math.min(Math.max(1, terms.pageSize ?? boardLimits.listPage), boardLimits.listPage)
    const holder = { accountId, site }
    // The database takes no NUL, and no name holds what cannot be seen.
    const wanted = search.replace(/\p{Cc}+/gu, ' ').trim()
    const [rows, total, chosen] = await Promise.all([
      selectBoards(db, holder, {
        whose,
        search: wanted,
        sort,
        limit,
        offset: (Math.max(1, page) - 1) * limit,
      }),
      countBoards(db, holder, whose, wanted),
      findDefault(db, holder),
    ])
    return success({ boards: await readSummaries(room, accountId, rows, chosen?.id ?? null), total })
  }
}

/** Those used last, for the menu (BOARD-09). */
export function listRecent(room: Room) {
  return async ({
    accountId,
    site,
  }: BoardReader): Promise<Result<readonly BoardSummary[], 'not-signed-in'>> => {
    if (accountId === null) return failure('not-signed-in')
    const holder = { accountId, site }
    const [rows, chosen] = await Promise.all([selectRecent(room.db, holder), findDefault(room.db, holder)])
    return success(await readSummaries(room, accountId, rows, chosen?.id ?? null))
  }
}
