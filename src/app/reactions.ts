import { forgetClosedBoards } from '#features/boards/server.ts'
import {
  type CatalogueQueries,
  countCollections,
  type Renditions,
  removeRenditions,
} from '#features/catalogue/server.ts'
import { forgetClosedAccounts, type NotificationQueries } from '#features/notifications/server.ts'
import type { OutboxReader } from '#platform/outbox.ts'

type Needs = {
  readonly catalogue: CatalogueQueries
  readonly renditions: Pick<Renditions, 'remove'>
  readonly notifications: Pick<NotificationQueries, 'removeOf'>
}

/** When this happens, that follows a moment later: all of it, in one place. */
export function reactions({ catalogue, renditions, notifications }: Needs): readonly OutboxReader[] {
  return [
    // An asset came or went → its collection's count follows.
    countCollections(catalogue),
    // An asset was withdrawn → its pictures go.
    removeRenditions(renditions),
    // An account was closed → what it was told goes with it.
    forgetClosedAccounts(notifications, 'accounts.closed'),
    // An account was closed → its boards go.
    forgetClosedBoards('accounts.closed'),
  ]
}
