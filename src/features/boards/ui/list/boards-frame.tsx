import type { ReactNode } from 'react'
import { TabLinks } from '#design/tab-links.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './boards-frame.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

const places = ['boards', 'sharedBoards', 'curatedSets'] as const

type Props = {
  current: (typeof places)[number]
  title: string
  /** How many there are. */
  count?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A page of boards: its title, the way to the others, and its content. */
export function BoardsFrame({ current, title, count, action, children }: Props) {
  const t = useTranslate()
  const inside = useCurrentInView<HTMLElement>()
  const { site, visit, builtPages } = useSurroundings()
  const tabs = places
    .filter((place) => builtPages.has(site.routes[place] ?? ''))
    .map((place) => ({
      href: linkByName(visit, place),
      label: t(`boards.list.tab.${place}`),
      current: place === current,
    }))
  return (
    <main id="main" ref={inside} className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {count !== undefined && <p className={styles.count}>{count}</p>}
        </div>
        {action}
      </div>
      <TabLinks label={t('boards.list.tabs')} links={tabs} className={styles.tabs} />
      <div className={styles.content}>{children}</div>
    </main>
  )
}
