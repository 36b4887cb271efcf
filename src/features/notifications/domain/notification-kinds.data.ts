/** `device`: a user agent. `words`: what somebody typed. `key`: a part of an address of ours. */
export type NoticeValueKind = 'device' | 'words' | 'key'

/**
 * What an account can be told (SITE-06), and the values that each is filled with. A new kind is a row here, and a line with its
 * words in `ui/notice-words.ts`.
 */
export const notificationKinds = {
  /** Somebody signed in from a device that was not known. */
  'new-login': { device: 'device' },
  /** Somebody invited the owner of a confirmed address to a board. */
  'board-shared': { board: 'words', by: 'words', boardId: 'key', code: 'key' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NoticeValueKind>>>>
