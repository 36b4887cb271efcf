/**
 * `device`: a user agent. `key`: a part of an address of ours. `board`: how the board of `boardId` is called when it is told; it is
 * not kept. `person`: an account; what is kept is its id, and what is told how it is called then, empty once it is closed. `times`:
 * how often it happened.
 */
export type NoticeValueKind = 'device' | 'key' | 'board' | 'person' | 'times'

/**
 * What an account can be told (SITE-06), and the values that each is filled with. A new kind is a row here, and a line with its
 * words in `ui/notice-words.ts`.
 */
export const notificationKinds = {
  /** Somebody signed in from a device that was not known. */
  'new-login': { device: 'device' },
  /** Somebody invited the owner of a confirmed address to a board. */
  'board-shared': { board: 'board', by: 'person', boardId: 'key', code: 'key' },
  /** Somebody, `by` as the last one, has joined a board of the account's own. */
  'board-joined': { board: 'board', by: 'person', boardId: 'key', times: 'times' },
  /** Somebody, `by` as the last one, has said something on a board of the account's own or on one that it has commented on. */
  'board-commented': { board: 'board', by: 'person', boardId: 'key', times: 'times' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NoticeValueKind>>>>

/** Told once for each value of this name, however often it happens: the newest takes the place of those that wait. */
export const toldAsOne: Readonly<Partial<Record<keyof typeof notificationKinds, string>>> = {
  'board-joined': 'boardId',
  'board-commented': 'boardId',
}
