import { EllipsisIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import styles from './cover-actions.module.css'
import { PlainForm } from './plain-form.tsx'
import { RenameForm } from './rename-form.tsx'

type Props = { board: BoardSummary; form: FormState }

/** What can be done with a board without opening it. A <details>, so that it opens before any script has come. */
export function CoverActions({ board, form }: Props) {
  const t = useTranslate()
  const { site, visit, builtPages } = useSurroundings()
  const { id, name, isDefault, permissions } = board
  const { typed, errors } = form
  const isRefused = typed.action === 'rename' && typed.board === id && errors.name !== undefined
  return (
    <details className={styles.actions} name="board-actions" open={isRefused}>
      <summary className={styles.more} aria-label={t('boards.list.actions', { name })}>
        <EllipsisIcon />
      </summary>
      <div className={styles.panel}>
        {permissions.rename && (
          <details
            className={styles.rename}
            open={isRefused}
            onToggle={({ currentTarget }) =>
              currentTarget.open && currentTarget.querySelector<HTMLInputElement>('[name="name"]')?.focus()
            }
          >
            <summary className={styles.item}>{t('boards.list.rename')}</summary>
            <RenameForm board={board} refused={isRefused ? form : null} />
          </details>
        )}
        {permissions.invite && (
          <a href={links.board(visit, { boardId: id }, { show: 'sharing' })} className={styles.item}>
            {t('boards.list.share')}
          </a>
        )}
        {builtPages.has(site.routes.contactSheet ?? '') && (
          <a href={links.contactSheet(visit, { boardId: id })} className={styles.item}>
            {t('boards.list.contactSheet')}
          </a>
        )}
        <PlainForm>
          <input type="hidden" name="board" value={id} />
          {!isDefault && permissions.add && (
            <button type="submit" name="action" value="default" className={styles.item}>
              {t('boards.list.makeDefault')}
            </button>
          )}
          {permissions.delete && (
            <button type="submit" name="action" value="delete" className={styles.item}>
              {t('boards.list.delete')}
            </button>
          )}
        </PlainForm>
      </div>
    </details>
  )
}
