import type { Translate } from '#i18n/messages.ts'
import { links, type Place } from '#links/links.ts'
import type { PageId } from '#sites/site.ts'
import type { Notification, NotificationKind } from '../domain/notification.ts'

type Words<Kind extends NotificationKind> = {
  readonly text: (t: Translate, notification: Extract<Notification, { kind: Kind }>) => string
  readonly link: (t: Translate) => string
  readonly to: (place: Place) => string
  /** Where the link leads: it is shown once that page exists. */
  readonly page: PageId
}

/** What each kind of notification says and where it leads. */
export const noticeWords: { readonly [Kind in NotificationKind]: Words<Kind> } = {
  'new-login': {
    text: (t, { values, createdAt }) =>
      t('notifications.newLogin.text', { device: values.device, when: new Date(createdAt) }),
    link: (t) => t('notifications.newLogin.link'),
    to: (place) => links.accountSessions(place),
    page: 'accounts/sessions',
  },
}
