import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery } from '../../../domain/arrangement.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import styles from './board-panel.module.css'

/** The way to what lies further back in comments and activity, and from there to the newest again. */
export function OlderLinks({ page }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  const { board, older, olderThan, panel, thread, code } = page
  if (older === null && olderThan === null) return null
  const hrefOf = (from: string | undefined) => {
    const show = panel === 'activity' ? panel : undefined
    const here = { ...arrangementQuery(page.arrangement), page: page.page.number }
    const asked = { ...here, show, asset: thread ?? undefined, olderThan: from }
    return `${links.board(visit, { boardId: board.id }, { ...asked, invitation_code: code })}#beside`
  }
  return (
    <p className={styles.further}>
      {olderThan !== null && (
        <TextLink href={hrefOf(undefined)} rel="prev">
          {t('boards.board.newest')}
        </TextLink>
      )}
      {older !== null && (
        <TextLink href={hrefOf(older)} rel="next">
          {t('boards.board.older')}
        </TextLink>
      )}
    </p>
  )
}
