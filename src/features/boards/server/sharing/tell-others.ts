import { type HeardKind, whoHears } from '../../domain/who-hears.ts'
import type { HeldBoard } from '../hold-board.ts'
import type { Room } from '../needs.ts'
import { selectCommenters } from './comment-queries.ts'
import { selectEverMembers } from './member-queries.ts'

type Held = Pick<HeldBoard, 'transaction' | 'board' | 'actorId'>

/** Tells those whom it concerns, in the transaction of the change. */
export async function tellOthers(
  { notify }: Pick<Room, 'notify'>,
  { transaction, board, actorId }: Held,
  kind: HeardKind,
  item?: string,
): Promise<void> {
  const commenterIds = kind === 'commented' ? await selectCommenters(transaction, board.id) : []
  const accountId = whoHears(kind, { actorId, ownerId: board.owner_id, commenterIds })
  if (accountId.length === 0) return
  const values = { by: actorId, boardId: board.id }
  const notice = { accountId, site: board.site, kind: `board-${kind}`, values } as const
  await notify(item === undefined ? notice : { ...notice, item }, transaction)
}

/** A comment that is gone is told to nobody any more, in the transaction of its deletion. Who has left may have been told of it. */
export async function untellComment(
  { retractNotice }: Pick<Room, 'retractNotice'>,
  { transaction, board }: Pick<Held, 'transaction' | 'board'>,
  commentId: string,
): Promise<void> {
  const accountIds = [board.owner_id, ...(await selectEverMembers(transaction, board.id))]
  const values = { boardId: board.id }
  await retractNotice(
    { accountIds, site: board.site, kind: 'board-commented', values, item: commentId },
    transaction,
  )
}
