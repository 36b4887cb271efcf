import type { OutboxReader } from '#platform/outbox.ts'
import { undoMs } from './delete-board.ts'
import type { Room } from './needs.ts'
import {
  deleteOldActivity,
  deleteOldBoards,
  deleteOldRemoved,
  deleteTraces,
  forgetRecipients,
  markClosed,
} from './tidy-queries.ts'

/** Who did what is told for a year. */
const keepActivityMs = 365 * 86_400_000

/** The address that an invitation went to is known for so long after it has ended. */
const keepRecipientsMs = 30 * 86_400_000

/** Boards and assets that can no longer be taken back, old lines of who did what, old addresses. To be called now and then. */
export function removeOld({ db, now }: Pick<Room, 'db' | 'now'>) {
  return async (): Promise<void> => {
    await deleteOldBoards(db, new Date(now().getTime() - undoMs))
    await deleteOldRemoved(db, new Date(now().getTime() - undoMs))
    await deleteOldActivity(db, new Date(now().getTime() - keepActivityMs))
    await forgetRecipients(db, new Date(now().getTime() - keepRecipientsMs))
  }
}

/**
 * Their own boards are gone for everybody at once, and removed with the next that are old: other events wait behind this
 * one. They leave those of others; what they said there stays, without a name. The event names the account by `accountId`.
 */
export function forgetClosedBoards(closedEvent: string): OutboxReader {
  return {
    name: 'boards.forget-closed-accounts',
    async handle({ name, payload }, transaction) {
      if (name !== closedEvent) return
      const { accountId } = payload as { accountId: string }
      await markClosed(transaction, accountId)
      await deleteTraces(transaction, accountId)
    },
  }
}
