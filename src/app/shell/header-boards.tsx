import { useState } from 'react'
import { BookmarkIcon } from '#design/icon.tsx'
import { RecentBoards } from '#features/boards/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './header-boards.module.css'

/** Boards, beside the account: a menu for members, the way in for all others (BOARD-09). */
export function HeaderBoards() {
  const t = useTranslate()
  const { site, visit, builtPages } = useSurroundings()
  const [state, setState] = useState<'new' | 'open' | 'shut'>('new')
  if (!builtPages.has(site.routes.boards ?? '')) return null
  const label = t('boards.menu.label')
  if (visit.user === null) {
    return (
      <a className={styles.entry} href={links.boards(visit)} aria-label={label} rel="nofollow">
        <BookmarkIcon />
      </a>
    )
  }
  return (
    <details
      className={styles.boards}
      name="main-menu"
      onToggle={({ currentTarget: { open } }) => setState(open ? 'open' : 'shut')}
    >
      <summary className={styles.entry} aria-label={label}>
        <BookmarkIcon />
      </summary>
      <div className={styles.panel}>
        {state !== 'new' && <RecentBoards isOpen={state === 'open'} />}
        <ul className={styles.ways}>
          <li>
            <a href={links.boards(visit)}>{t('boards.menu.all')}</a>
          </li>
          <li>
            <a href={links.sharedBoards(visit)}>{t('boards.menu.shared')}</a>
          </li>
        </ul>
      </div>
    </details>
  )
}
