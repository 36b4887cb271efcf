import { EllipsisIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardAsset } from '../../domain/board.ts'
import styles from './board-card.module.css'
import { BoardForm } from './board-form.tsx'

const actions = ['first', 'last', 'cover', 'remove'] as const

/** What can be done with one asset. A plain form in a native disclosure: there is only ever one open. */
export function CardMenu({ asset: { id, card }, title }: { asset: BoardAsset; title: string }) {
  const t = useTranslate()
  const offered = actions.filter((action) => action !== 'cover' || card !== null)
  return (
    <details className={styles.menu} name="card-menu" data-menu>
      <summary className={styles.tool}>
        <EllipsisIcon size="small" />
        <span className="visually-hidden">{t('boards.board.menu', { title })}</span>
      </summary>
      <BoardForm fields={{ asset: id }} className={styles.choices}>
        {offered.map((action) => (
          <button key={action} type="submit" name="action" value={action}>
            {t(`boards.board.menu.${action}`)}
          </button>
        ))}
      </BoardForm>
    </details>
  )
}
