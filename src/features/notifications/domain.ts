export { nameDevice } from './domain/name-device.ts'
export type { Notice, Notification, NotificationKind } from './domain/notification.ts'
