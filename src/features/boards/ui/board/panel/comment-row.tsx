import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery } from '../../../domain/arrangement.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import type { BoardComment } from '../../../domain/comment.ts'
import { aboutText } from '../board-texts.ts'
import { BoardForm } from '../forms/board-form.tsx'
import { Ago } from './ago.tsx'
import styles from './board-panel.module.css'

type Props = { comment: BoardComment; page: BoardPage; onThread: (asset: AssetId) => void }

/** What somebody said. Among comments on several assets, each leads to those on its own. */
export function CommentRow({ comment, page, onThread }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { id, by, isOwn, text, createdAt, assetId, canDelete } = comment
  const name = isOwn ? t('boards.board.you') : by || t('boards.board.somebody')
  const here = { ...arrangementQuery(page.arrangement), page: page.page.number }
  const query = { ...here, asset: assetId ?? undefined, invitation_code: page.code }
  return (
    <li className={styles.comment}>
      <p className={styles.by}>
        <b>{name}</b>
        <Ago at={createdAt} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {assetId !== null && page.thread === null && (
        <a
          href={`${links.board(visit, { boardId: page.board.id }, query)}#beside`}
          className={styles.about}
          onClick={(event) => {
            event.preventDefault()
            onThread(assetId)
          }}
        >
          {aboutText(t, page.about[assetId])}
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
