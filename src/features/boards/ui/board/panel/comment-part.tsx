import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../../domain/board-page.ts'
import type { Unfinished } from '../forms/use-unfinished.ts'
import styles from './board-panel.module.css'
import { CommentForm, type CommentLock } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'
import { ThreadHead } from './thread-head.tsx'

type Props = {
  page: BoardPage
  form: FormState
  unfinished: Unfinished
  onThread: (asset: AssetId | null) => void
}

/** Comments on the board and on its assets, or those on one asset alone. */
export function CommentPart({ page, form, unfinished, onThread }: Props) {
  const t = useTranslate()
  const { board, comments, thread } = page
  const lock = lockOf(page)
  // What somebody has begun to write does not vanish with the right to send it.
  const isWriting = lock === null || unfinished.draftOf(thread) !== ''
  return (
    <>
      {thread !== null && <ThreadHead page={page} thread={thread} onThread={onThread} />}
      {isWriting && (
        <CommentForm
          key={thread}
          thread={thread}
          title={thread === null ? '' : (page.about[thread]?.title ?? '')}
          form={form}
          unfinished={unfinished}
          lock={lock}
        />
      )}
      {!board.permissions.comment && <WhoMayComment page={page} />}
      {comments.length === 0 ? (
        <p className={styles.note}>
          {thread === null ? t('boards.board.comments.none') : t('boards.board.comments.noneHere')}
        </p>
      ) : (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} page={page} onThread={onThread} />
          ))}
        </ul>
      )}
    </>
  )
}

function lockOf({ board, thread, about }: BoardPage): CommentLock | null {
  if (!board.permissions.comment) return 'notAllowed'
  return thread !== null && about[thread]?.page === null ? 'left' : null
}

function WhoMayComment({ page: { board, code } }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  if (visit.user !== null || code === '') return null
  const here = links.board(visit, { boardId: board.id }, { invitation_code: code })
  return (
    <p className={styles.note}>
      <a href={signInLink(visit, here)} className={styles.about}>
        {t('boards.board.guest.signIn')}
      </a>
    </p>
  )
}
