import { type MouseEvent, useId, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { useSurroundings } from '#visit/visit-context.tsx'
import type { NotificationGroup } from '../domain/group-notifications.ts'
import styles from './notice-list.module.css'
import { wordsOf } from './notice-words.ts'
import { passFocusOn } from './pass-focus-on.ts'

type Props = {
  groups: readonly NotificationGroup[]
  /** Of the reader, as the browser knows it: people remember when they signed in by their own clock. */
  timeZone: string
  onDismiss: (ids: readonly string[]) => void
}

/**
 * Stands there from the start, empty: a status that arrives together with its text is not read out. Of several notices only a
 * new one is. On a phone the newest is one small bar, and a button beside it opens all of them.
 */
export function NoticeList({ groups, ...rest }: Props) {
  const t = useTranslate()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const others = groups.length - 1
  function dismissAll() {
    passFocusOn(null)
    rest.onDismiss(groups.flatMap(({ ids }) => ids))
  }
  const opener = (
    <Button
      {...{ size: 'small', variant: 'quiet', className: styles.opener }}
      aria-expanded={isOpen}
      aria-controls={listId}
      icon={isOpen ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
      onClick={() => setOpen(!isOpen)}
    >
      {openerWords()}
    </Button>
  )
  function openerWords(): string {
    if (isOpen) return t('notifications.close')
    return others > 0 ? t('notifications.more', { count: others }) : t('notifications.open')
  }
  return (
    <section className={styles.region} aria-label={t('notifications.label')} data-print="hide">
      <div className={groups.length > 0 ? joinClasses(styles.sheet, isOpen && styles.open) : undefined}>
        {groups.length > 0 && opener}
        <div role="status" aria-atomic="false" className={styles.said}>
          {groups.length > 0 && (
            <ul id={listId} className={styles.list}>
              {groups.map((group) => (
                <Notice key={group.newest.id} group={group} {...rest} />
              ))}
            </ul>
          )}
        </div>
        {others > 0 && (
          <div className={styles.all}>
            <Button size="small" variant="quiet" onClick={dismissAll}>
              {t('notifications.dismissAll', { count: groups.length })}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

type NoticeProps = { group: NotificationGroup } & Omit<Props, 'groups'>

function Notice({ group: { newest, ids }, timeZone, onDismiss }: NoticeProps) {
  const t = useTranslate()
  const formats = useFormats()
  const { visit, builtPages } = useSurroundings()
  const { text, link, to, page, isReadByFollowing } = wordsOf(newest)
  const told = { count: ids.length, when: formats.date(newest.createdAt, 'dateTime', timeZone) }

  function dismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    passFocusOn(currentTarget.closest('li'))
    onDismiss(ids)
  }

  return (
    <li className={styles.notice}>
      <p className={styles.text}>
        {text(t, newest, told)}{' '}
        {builtPages.has(page) && (
          <TextLink
            href={to(visit, newest)}
            className={styles.link}
            onClick={isReadByFollowing && (() => onDismiss(ids))}
          >
            {link(t)}
          </TextLink>
        )}
      </p>
      <IconButton label={t('notifications.dismiss')} onClick={dismiss} className={styles.close}>
        <CloseIcon size="small" />
      </IconButton>
    </li>
  )
}
