import type { Translate } from '#i18n/messages.ts'
import { links, type Place } from '#links/links.ts'
import type { PageId } from '#sites/site.ts'
import type { Notification, NotificationKind } from '../domain/notification.ts'

type Of<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>

/** How often it is told, and when it was the last time, in the reader's words. */
type Told = Readonly<{ count: number; when: string }>

type Words<Kind extends NotificationKind> = {
  readonly text: (t: Translate, notification: Of<Kind>, told: Told) => string
  readonly link: (t: Translate) => string
  readonly to: (place: Place, notification: Of<Kind>) => string
  /** Where the link leads: it is shown once that page exists. */
  readonly page: PageId
  /** Whoever has followed the link knows it. */
  readonly isReadByFollowing?: true
}

/** Who closed the account has no name. */
function nameOf(t: Translate, by: string): string {
  return by || t('notifications.somebody')
}

/** What each kind of notification says and where it leads. */
export const noticeWords: { readonly [Kind in NotificationKind]: Words<Kind> } = {
  'new-login': {
    text: (t, { values }, { count, when }) =>
      t('notifications.newLogin.text', { device: values.device, count, when }),
    link: (t) => t('notifications.newLogin.link'),
    to: (place) => links.accountSessions(place),
    page: 'accounts/sessions',
  },
  'board-shared': {
    text: (t, { values: { board, by } }) => t('notifications.boardShared.text', { board, by: nameOf(t, by) }),
    link: (t) => t('notifications.boardShared.link'),
    to: (place, { values: { boardId, code } }) => links.board(place, { boardId }, { invitation_code: code }),
    page: 'boards/board',
    isReadByFollowing: true,
  },
  'board-joined': {
    text: (t, { values: { board, by, times } }) =>
      t('notifications.boardJoined.text', { board, by: nameOf(t, by), count: Number(times) }),
    link: (t) => t('notifications.boardShared.link'),
    to: (place, { values: { boardId } }) => links.board(place, { boardId }),
    page: 'boards/board',
    isReadByFollowing: true,
  },
  'board-commented': {
    text: (t, { values: { board, by, times } }) =>
      t('notifications.boardCommented.text', { board, by: nameOf(t, by), count: Number(times) }),
    link: (t) => t('notifications.boardShared.link'),
    to: (place, { values: { boardId } }) => links.board(place, { boardId }),
    page: 'boards/board',
    isReadByFollowing: true,
  },
}

/** Those of a notification, which may be of any kind. */
export function wordsOf({ kind }: Notification): Words<NotificationKind> {
  return noticeWords[kind] as Words<NotificationKind>
}
