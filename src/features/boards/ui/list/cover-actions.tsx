import { EllipsisIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import styles from './cover-actions.module.css'
import { PlainForm } from './plain-form.tsx'

/** What can be done with a board without opening it. A <details>, so that it opens before any script has come. */
export function CoverActions({ board }: { board: BoardSummary }) {
  const t = useTranslate()
  const { site, visit, builtPages } = useSurroundings()
  const { id, name, isDefault, permissions } = board
  return (
    <details className={styles.actions} name="board-actions">
      <summary className={styles.more} aria-label={t('boards.list.actions', { name })}>
        <EllipsisIcon />
      </summary>
      <PlainForm className={styles.panel}>
        <input type="hidden" name="board" value={id} />
        {!isDefault && permissions.add && (
          <button type="submit" name="action" value="default" className={styles.item}>
            {t('boards.list.makeDefault')}
          </button>
        )}
        {builtPages.has(site.routes.contactSheet ?? '') && (
          <a href={links.contactSheet(visit, { boardId: id })} className={styles.item}>
            {t('boards.list.contactSheet')}
          </a>
        )}
        {permissions.delete && (
          <button type="submit" name="action" value="delete" className={styles.item}>
            {t('boards.list.delete')}
          </button>
        )}
      </PlainForm>
    </details>
  )
}
