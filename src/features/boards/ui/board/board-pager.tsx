import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery } from '../../domain/arrangement.ts'
import type { BoardPage } from '../../domain/board-page.ts'
import styles from './board-pager.module.css'

/** The way to the assets beyond the first sixty. */
export function BoardPager({ page: { board, page, code, arrangement } }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  const { number, count } = page
  if (count <= 1) return null
  const linkTo = (to: number) =>
    links.board(
      visit,
      { boardId: board.id },
      { ...arrangementQuery(arrangement), page: to > 1 ? to : undefined, invitation_code: code },
    )
  return (
    <nav className={styles.pager} aria-label={t('boards.board.pages')}>
      {number > 1 && (
        <ButtonLink href={linkTo(number - 1)} rel="prev">
          {t('boards.board.previous')}
        </ButtonLink>
      )}
      <span className={styles.place}>{t('boards.board.pageOf', { page: number, pageCount: count })}</span>
      {number < count && (
        <ButtonLink href={linkTo(number + 1)} rel="next" variant="primary" data-ahead>
          {t('boards.board.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
