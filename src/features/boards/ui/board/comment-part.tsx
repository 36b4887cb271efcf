import type { MouseEvent } from 'react'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { CloseIcon } from '#design/icon.tsx'
import { IconButtonLink } from '#design/icon-button.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { type BoardPage, formOf } from '../../domain/board-page.ts'
import type { BoardComment } from '../../domain/comment.ts'
import { Ago } from './ago.tsx'
import { BoardForm } from './board-form.tsx'
import styles from './board-panel.module.css'
import { failureText } from './board-texts.ts'

type Props = { page: BoardPage; form: FormState; onThread: (asset: AssetId | null) => void }

/** Comments on the board and on its assets, or those on one asset alone. */
export function CommentPart({ page, form, onThread }: Props) {
  const t = useTranslate()
  const { board, comments, thread } = page
  const shown = thread === null ? comments : comments.filter(({ assetId }) => assetId === thread)
  return (
    <>
      {thread !== null && <ThreadHead page={page} thread={thread} onThread={onThread} />}
      {board.permissions.comment && <CommentForm key={thread} thread={thread} form={form} />}
      {!board.permissions.comment && <WhoMayComment page={page} />}
      {shown.length === 0 ? (
        <p className={styles.note}>
          {thread === null ? t('boards.board.comments.none') : t('boards.board.comments.noneHere')}
        </p>
      ) : (
        <ul className={styles.list}>
          {shown.map((comment) => (
            <Comment key={comment.id} comment={comment} page={page} onThread={onThread} />
          ))}
        </ul>
      )}
    </>
  )
}

function CommentForm({ thread, form }: { thread: AssetId | null; form: FormState }) {
  const t = useTranslate()
  const { typed, errors } = formOf(form, 'comment')
  return (
    <BoardForm fields={{ asset: thread ?? '' }} className={styles.form}>
      <TextAreaField
        label={thread === null ? t('boards.board.comment') : t('boards.board.commentHere')}
        name="text"
        rows={3}
        maxLength={boardLimits.text}
        defaultValue={typed.text}
        error={errors.text && failureText(t, errors.text)}
        required
      />
      <Button type="submit" size="small" name="action" value="comment">
        {t('boards.board.comment.send')}
      </Button>
    </BoardForm>
  )
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

type ThreadProps = Pick<Props, 'page' | 'onThread'> & { thread: AssetId }

function ThreadHead({ page: { board, assets, page, code }, thread, onThread }: ThreadProps) {
  const t = useTranslate()
  const visit = useVisit()
  const asset = assets.find(({ id }) => id === thread)
  const back = links.board(visit, { boardId: board.id }, { page: page.number, invitation_code: code })
  return (
    <div className={styles.thread}>
      {asset?.thumbUrl && asset.card?.isSensitive === false && (
        <img className={styles.thumb} src={asset.thumbUrl} alt="" width={56} height={42} />
      )}
      <p>{asset?.shortTitle ?? t('boards.board.thread')}</p>
      <IconButtonLink
        href={`${back}#beside`}
        label={t('boards.board.allComments')}
        onClick={(event) => {
          event.preventDefault()
          onThread(null)
        }}
      >
        <CloseIcon size="small" />
      </IconButtonLink>
    </div>
  )
}

function Comment({ comment, page, onThread }: Pick<Props, 'page' | 'onThread'> & { comment: BoardComment }) {
  const t = useTranslate()
  const visit = useVisit()
  const { id, by, isOwn, text, createdAt, assetId, canDelete } = comment
  const name = isOwn ? t('boards.board.you') : by || t('boards.board.somebody')
  const asset = page.thread === null ? page.assets.find((each) => each.id === assetId) : undefined
  const query = { page: page.page.number, asset: asset?.id, invitation_code: page.code }

  function showThread(event: MouseEvent) {
    event.preventDefault()
    onThread(assetId)
  }

  return (
    <li className={styles.comment}>
      <p className={styles.by}>
        <b>{name}</b>
        <Ago at={createdAt} />
      </p>
      <p className={styles.text}>{text}</p>
      {asset && (
        <a
          href={`${links.board(visit, { boardId: page.board.id }, query)}#beside`}
          className={styles.about}
          onClick={showThread}
        >
          {asset.shortTitle}
        </a>
      )}
      {canDelete && (
        <BoardForm fields={{ comment: id }}>
          <button type="submit" name="action" value="delete-comment" className={styles.delete}>
            {t('boards.board.comment.delete')}
            <span className="visually-hidden"> {t('boards.board.comment.of', { name })}</span>
          </button>
        </BoardForm>
      )}
    </li>
  )
}
