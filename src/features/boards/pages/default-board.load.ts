import { links, signInLink } from '#links/links.ts'
import { type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import { noBoardId } from '../domain/board.ts'
import { readerOf } from '../server/needs.ts'
import type { Boards } from '../server/open-boards.ts'

export type DefaultBoardData = Readonly<Record<string, never>>

type Needs = { readonly boards: Pick<Boards, 'readDefault'> }

/** BOARD-03, BOARD-08: leads to the board that is the default one; who has none yet is shown how to make it. */
export async function load({ visit, needs }: PageRequest<Needs>): Promise<Loaded<DefaultBoardData>> {
  if (visit.viewer.kind !== 'member') {
    return { kind: 'moved', to: signInLink(visit, links.defaultBoard(visit)) }
  }
  const read = await needs.boards.readDefault(readerOf(visit))
  if (!read.ok) return notFound
  const { id } = read.value
  const to = id === noBoardId ? links.boards(visit, { create: 1 }) : links.board(visit, { boardId: id })
  return { kind: 'moved', to }
}
