/** `device`: a user agent. */
export type NoticeValueKind = 'device' | 'words'

/**
 * What an account can be told (SITE-06), and the values that each is filled with. A new kind is a row here, and a line with its
 * words in `ui/notice-words.ts`.
 */
export const notificationKinds = {
  /** Somebody signed in from a device that was not known. */
  'new-login': { device: 'device' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NoticeValueKind>>>>
