import type { OutboxReader } from '#platform/outbox.ts'
import type { NotificationQueries } from './notification-queries.ts'

/**
 * What an account was told goes with it: it says which devices somebody has. The event is one that names the account by
 * `accountId`.
 */
export function forgetClosedAccounts(
  { removeOf }: Pick<NotificationQueries, 'removeOf'>,
  closedEvent: string,
): OutboxReader {
  return {
    name: 'notifications.forget-closed-accounts',
    async handle({ name, payload }, transaction) {
      if (name !== closedEvent) return
      const { accountId } = payload as { accountId: string }
      await removeOf(accountId, transaction)
    },
  }
}
