import type { AssetId } from '#features/catalogue/domain.ts'
import type { BoardPage, BoardPanel } from '../domain/board-page.ts'
import type { BoardReader } from './needs.ts'
import type { Boards } from './open-boards.ts'

export type BesideBoards = Pick<
  Boards,
  'listMembers' | 'listInvitations' | 'listComments' | 'countComments' | 'listActivity'
>

type Beside = Pick<BoardPage, 'people' | 'comments' | 'commentCounts' | 'activity' | 'older' | 'invitations'>
type Asking = Readonly<{
  isGuest: boolean
  boardId: string
  reader: BoardReader
  thread: AssetId | null
  olderThan: string | null
  /** The assets on this page. */
  shownIds: readonly AssetId[]
  origin: string | undefined
  boards: BesideBoards
}>

/** Only what is shown is asked for. A list that cannot be had any more is empty: the board says the rest. */
export async function readBeside(panel: BoardPanel, asking: Asking): Promise<Beside> {
  const { isGuest, boardId, reader, thread, olderThan, shownIds, origin, boards } = asking
  const isActivity = panel === 'activity'
  const before = olderThan ?? undefined
  const [people, counts, comments, activity, invitations] = await Promise.all([
    isGuest ? null : boards.listMembers(reader, boardId),
    boards.countComments(reader, boardId, shownIds),
    isActivity ? null : boards.listComments(reader, boardId, { before, assetId: thread ?? undefined }),
    isActivity ? boards.listActivity(reader, boardId, { before }) : null,
    panel === 'sharing' ? boards.listInvitations(reader, boardId, origin) : null,
  ])
  const shown = isActivity ? activity : comments
  return {
    people: people?.ok ? people.value : [],
    comments: comments?.ok ? comments.value.comments : [],
    commentCounts: counts.ok ? counts.value : {},
    activity: activity?.ok ? activity.value.lines : [],
    older: shown?.ok ? shown.value.next : null,
    invitations: invitations?.ok ? invitations.value : [],
  }
}
