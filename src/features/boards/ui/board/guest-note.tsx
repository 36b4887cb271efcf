import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'
import { BoardForm } from './board-form.tsx'
import styles from './guest-note.module.css'

/** What whoever came by a link can do besides looking. */
export function GuestNote({ page: { board, code } }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  if (board.role !== 'guest') return null
  const here = links.board(visit, { boardId: board.id }, { invitation_code: code })
  return (
    <div className={styles.note}>
      <p>{visit.user ? t('boards.board.guest.join') : t('boards.board.guest')}</p>
      {visit.user ? (
        <BoardForm>
          <Button type="submit" variant="primary" name="action" value="join">
            {t('boards.board.join')}
          </Button>
        </BoardForm>
      ) : (
        <ButtonLink href={signInLink(visit, here)} variant="primary">
          {t('boards.board.guest.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
