import { createHash } from 'node:crypto'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import { keptValues, type Notice, type Notification, readNotification } from '../domain/notification.ts'

export type NotificationQueries = ReturnType<typeof notificationQueries>

/** Tells an account something. With a transaction, only if that one is kept. */
export type Notify = (notice: Notice, transaction?: DatabaseTransaction) => Promise<void>

/** Whose notifications: an account serves both sites, what it is told belongs to one. */
export type Reader = {
  readonly accountId: string
  readonly site: SiteNickname
  /** The name of the reader's browser. */
  readonly device?: string
}

/** More at once would be a wall. */
const listed = 5
const keptDays = 90
const dayMs = 86_400_000
const mostIdDigits = 18

export function notificationQueries(db: Database) {
  const notify: Notify = async (notice, within) => {
    const { accountId, site, kind, aboutDevice } = notice
    await (within ?? db)
      .insertInto('notifications.notification')
      .values({
        ...{ account_id: accountId, site, kind, values: JSON.stringify(keptValues(notice)) },
        about_device: aboutDevice === undefined ? null : hashOf(aboutDevice),
      })
      .execute()
  }

  return {
    notify,

    /** Those that nobody has dismissed, the newest first; none that is about the reader's own browser. */
    async list({ accountId, site, device = '' }: Reader): Promise<readonly Notification[]> {
      const rows = await db
        .selectFrom('notifications.notification')
        .select(['id', 'kind', 'values', 'created_at as createdAt'])
        .where('account_id', '=', accountId)
        .where('site', '=', site)
        .where('about_device', 'is distinct from', hashOf(device))
        .where('dismissed_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(listed)
        .execute()
      return rows.flatMap((row) => readNotification(row) ?? [])
    },

    /** For good. Twice is as good as once; false for what was never told to this reader. */
    async dismiss({ accountId, site, device = '' }: Reader, id: string): Promise<boolean> {
      if (!/^\d+$/.test(id) || id.length > mostIdDigits) return false
      const row = await db
        .updateTable('notifications.notification')
        .set(({ fn, ref, val }) => ({
          dismissed_at: fn.coalesce(ref('dismissed_at'), val(new Date())),
        }))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('site', '=', site)
        .where('about_device', 'is distinct from', hashOf(device))
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** What nobody read within three months is no news. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom('notifications.notification')
        .where('created_at', '<', new Date(Date.now() - keptDays * dayMs))
        .execute()
    },

    /** When an account is closed. */
    async removeOf(accountId: string, within: Database | DatabaseTransaction = db): Promise<void> {
      await within.deleteFrom('notifications.notification').where('account_id', '=', accountId).execute()
    },
  }
}

function hashOf(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}
