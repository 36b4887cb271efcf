import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'
import { BoardForm } from './forms/board-form.tsx'
import styles from './guest-note.module.css'

/** Who shares the board with whoever came by a link, and what they can do besides looking. */
export function GuestNote({ page: { board, code, offer } }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  if (board.role !== 'guest') return null
  const here = links.board(visit, { boardId: board.id }, { invitation_code: code })
  const { owner: name } = board
  const canJoin = offer?.canJoin ?? false
  return (
    <div className={styles.note}>
      <p>
        {name === '' ? t('boards.board.guest') : t('boards.board.guest.by', { name })}{' '}
        {canJoin && offer && t(`boards.board.guest.join.${offer.role}`)}
      </p>
      {canJoin &&
        (visit.user ? (
          <BoardForm>
            <Button type="submit" variant="primary" name="action" value="join">
              {t('boards.board.join')}
            </Button>
          </BoardForm>
        ) : (
          <ButtonLink href={signInLink(visit, here)} variant="primary">
            {t('boards.board.guest.signIn')}
          </ButtonLink>
        ))}
    </div>
  )
}
