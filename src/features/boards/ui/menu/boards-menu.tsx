import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { PlusIcon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './boards-menu.module.css'
import { readRecentBoards } from './read-recent-boards.ts'

type Shown = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'here'; readonly html: string }

/** The boards used last, as the server writes them (BOARD-09): asked for when the menu opens, and anew once boards have changed. */
export function BoardsMenu({ isOpen }: { isOpen: boolean }) {
  const t = useTranslate()
  const visit = useVisit()
  const { prefix } = visit
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' })
  /** One more with every wish for a fresh list; what was asked for last is kept apart, so that a shut menu asks nothing. */
  const [wanted, setWanted] = useState(1)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const reload = () => setWanted((before) => before + 1)
    document.addEventListener('boards-menu-reload', reload)
    return () => document.removeEventListener('boards-menu-reload', reload)
  }, [])

  useEffect(() => {
    if (!isOpen || asked === wanted) return
    const leaving = new AbortController()
    const show = (next: Shown) => {
      if (leaving.signal.aborted) return
      setShown(next)
      setAsked(wanted)
    }
    readRecentBoards({ prefix, signal: leaving.signal }).then(
      (html) => show({ kind: 'here', html }),
      () => show({ kind: 'failed' }),
    )
    return () => leaving.abort()
  }, [isOpen, wanted, asked, prefix])

  function retry() {
    setShown({ kind: 'waiting' })
    setWanted((before) => before + 1)
  }

  switch (shown.kind) {
    case 'waiting':
      return (
        <div className={styles.waiting} role="status">
          <span className="visually-hidden">{t('boards.menu.loading')}</span>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.failed} role="status">
          <p>{t('boards.menu.failed')}</p>
          <Button size="small" onClick={retry}>
            {t('boards.menu.retry')}
          </Button>
        </div>
      )
    case 'here':
      return (
        <>
          <div
            key={shown.html}
            className={styles.list}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, every name escaped (BOARD-09).
            dangerouslySetInnerHTML={{ __html: shown.html }}
          />
          <a href={links.boards(visit, { create: 1 })} className={styles.create}>
            <PlusIcon size="small" />
            {t('boards.menu.create')}
          </a>
        </>
      )
  }
}
