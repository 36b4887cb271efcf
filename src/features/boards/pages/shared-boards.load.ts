import { links, signInLink } from '#links/links.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import type { SharedBoard } from '../domain/invitation.ts'
import { readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'

export type SharedBoardsData = {
  readonly boards: readonly SharedBoard[]
  /** One of them has just been left. */
  readonly hasLeft: boolean
  /** Why one could not be left. */
  readonly error: 'not-found' | null
}

export type SharedBoardsNeeds = { readonly boards: Pick<Boards, 'listShared'> }

type Request = Pick<PageRequest<SharedBoardsNeeds>, 'visit' | 'query' | 'needs'>

/** Boards of others that the member has joined. */
export async function load({ visit, query, needs }: Request): Promise<Loaded<SharedBoardsData>> {
  if (visit.viewer.kind !== 'member') {
    return { kind: 'moved', to: signInLink(visit, links.sharedBoards(visit)) }
  }
  const listed = await needs.boards.listShared(readerOf(visit))
  const boards = listed.ok ? listed.value : []
  return found({ boards, hasLeft: query.get('done') === 'left', error: null })
}
