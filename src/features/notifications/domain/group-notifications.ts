import type { Notification } from './notification.ts'

/** The same told several times: the newest stands for all of them. */
export type NotificationGroup = { readonly newest: Notification; readonly ids: readonly string[] }

/** Notices that differ in nothing but their time are one, where its newest stands. They come newest first. */
export function groupNotifications(notifications: readonly Notification[]): readonly NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>()
  for (const notification of notifications) {
    const key = JSON.stringify([notification.kind, notification.values])
    const { newest, ids } = groups.get(key) ?? { newest: notification, ids: [] }
    groups.set(key, { newest, ids: [...ids, notification.id] })
  }
  return [...groups.values()]
}
