export { forgetClosedAccounts } from './server/forget-closed-accounts.ts'
export {
  type NameBoards,
  type NamePeople,
  type Naming,
  type NotificationQueries,
  type Notify,
  notificationQueries,
} from './server/notification-queries.ts'
export { notificationCalls } from './server/notifications.endpoint.ts'
