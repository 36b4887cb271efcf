import { useCallback, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { joinPrefix, splitPrefix } from '#i18n/prefixes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './boards-menu.module.css'
import { readRecentBoards } from './read-recent-boards.ts'

type Shown = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'here'; readonly html: string }

/** The boards used last, as the server writes them (BOARD-09): asked for when the menu opens, and anew once boards have changed. */
export function BoardsMenu({ isOpen }: { isOpen: boolean }) {
  const t = useTranslate()
  const { prefix } = useVisit()
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
    readRecentBoards(leaving.signal).then(
      (html) => show({ kind: 'here', html }),
      () => show({ kind: 'failed' }),
    )
    return () => leaving.abort()
  }, [isOpen, wanted, asked])

  // Calls know no prefix, but every link of a page carries it (ROUTE-05).
  const keepPrefix = useCallback(
    (list: HTMLElement | null) => {
      for (const link of list?.querySelectorAll('a') ?? []) {
        const { path } = splitPrefix(link.pathname)
        link.href = joinPrefix(prefix, path) + link.search
      }
    },
    [prefix],
  )

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
        <div
          key={shown.html}
          ref={keepPrefix}
          className={styles.list}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, every name escaped (BOARD-09).
          dangerouslySetInnerHTML={{ __html: shown.html }}
        />
      )
  }
}
