import type { MouseEvent } from 'react'
import { TabLinks } from '#design/tab-links.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage, BoardPanel as Panel } from '../../domain/board-page.ts'
import { ActivityList } from './activity-list.tsx'
import styles from './board-panel.module.css'
import { CommentPart } from './comment-part.tsx'
import type { Wanted } from './use-board-page.ts'

const tabs = ['comments', 'activity'] as const satisfies readonly Panel[]

type Props = {
  page: BoardPage
  form: FormState
  /** Shows another panel or thread in place. */
  onWant: (wanted: Partial<Wanted>) => void
}

/** What people say and what they did, beside the assets; on a phone below them. */
export function BoardPanel({ page, form, onWant }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { board, panel, code } = page
  // Guests are not told who did what.
  const offered = board.role === 'guest' ? tabs.filter((tab) => tab !== 'activity') : tabs
  const current = panel === 'activity' ? 'activity' : 'comments'
  const hrefOf = (show: Panel) =>
    `${links.board(visit, { boardId: board.id }, { page: page.page.number, show, invitation_code: code })}#beside`

  function showTab(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const wanted = tabs.find((tab) => link?.getAttribute('href') === hrefOf(tab))
    if (!wanted) return
    event.preventDefault()
    onWant({ panel: wanted, thread: null })
  }

  return (
    <aside id="beside" className={styles.panel} aria-label={t('boards.board.together')}>
      {/* The tabs are links; with script, what they lead to is shown in place. */}
      <div onClickCapture={showTab} className={styles.tabs}>
        <TabLinks
          label={t('boards.board.together')}
          links={offered.map((tab) => ({
            href: hrefOf(tab),
            label: t(`boards.board.tab.${tab}`),
            current: tab === current,
          }))}
        />
      </div>
      {current === 'activity' ? (
        <ActivityList lines={page.activity} />
      ) : (
        <CommentPart page={page} form={form} onThread={(thread) => onWant({ panel: 'comments', thread })} />
      )}
    </aside>
  )
}
