import type { MouseEvent } from 'react'
import { TabLinks } from '#design/tab-links.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery } from '../../../domain/arrangement.ts'
import type { BoardPage, BoardPanel as Panel } from '../../../domain/board-page.ts'
import type { Wanted } from '../board-questions.ts'
import type { Unfinished } from '../forms/use-unfinished.ts'
import { ActivityList } from './activity-list.tsx'
import styles from './board-panel.module.css'
import { CommentPart } from './comment-part.tsx'
import { OlderLinks } from './older-links.tsx'

const tabs = ['comments', 'activity'] as const satisfies readonly Panel[]

type Props = {
  page: BoardPage
  form: FormState
  unfinished: Unfinished
  /** Shows another panel or thread in place. */
  onWant: (wanted: Partial<Wanted>) => void
}

/** What people say and what they did, beside the assets; on a phone below them. */
export function BoardPanel({ page, form, unfinished, onWant }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { board, panel, code } = page
  // Guests are not told who did what.
  const offered = board.role === 'guest' ? tabs.filter((tab) => tab !== 'activity') : tabs
  const current = panel === 'activity' ? 'activity' : 'comments'
  const here = { ...arrangementQuery(page.arrangement), page: page.page.number, invitation_code: code }
  const hrefOf = (show: Panel) => `${links.board(visit, { boardId: board.id }, { ...here, show })}#beside`

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
        <CommentPart
          page={page}
          form={form}
          unfinished={unfinished}
          onThread={(thread) => onWant({ panel: 'comments', thread })}
        />
      )}
      <OlderLinks page={page} />
    </aside>
  )
}
