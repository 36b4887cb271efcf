import type { MouseEvent } from 'react'
import { CloseIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSurroundings } from '#visit/visit-context.tsx'
import type { Notification } from '../domain/notification.ts'
import styles from './notice-list.module.css'
import { noticeWords } from './notice-words.ts'
import { passFocusOn } from './pass-focus-on.ts'

type Props = { notifications: readonly Notification[]; onDismiss: (id: string) => void }

/** Stands there from the start, empty: a status that arrives together with its text is not read out. Of several notices only a new one is. */
export function NoticeList({ notifications, onDismiss }: Props) {
  const t = useTranslate()
  return (
    <section className={styles.region} aria-label={t('notifications.label')} data-print="hide">
      <div role="status" aria-atomic="false">
        {notifications.length > 0 && (
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <Notice key={notification.id} notification={notification} onDismiss={onDismiss} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Notice({ notification, onDismiss }: { notification: Notification } & Pick<Props, 'onDismiss'>) {
  const t = useTranslate()
  const { visit, builtPages } = useSurroundings()
  const { text, link, to, page } = noticeWords[notification.kind]

  function dismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    passFocusOn(currentTarget.closest('li'))
    onDismiss(notification.id)
  }

  return (
    <li className={styles.notice}>
      <p className={styles.text}>
        {text(t, notification)} {builtPages.has(page) && <TextLink href={to(visit)}>{link(t)}</TextLink>}
      </p>
      <IconButton label={t('notifications.dismiss')} onClick={dismiss} className={styles.close}>
        <CloseIcon size="small" />
      </IconButton>
    </li>
  )
}
