import { Button } from '#design/button.tsx'
import { CloseIcon, CopyIcon, ImageIcon, MoveIcon, ShareIcon, TrashIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './batch-bar.module.css'

export type BatchAction = 'move' | 'copy' | 'remove' | 'share' | 'cover'

const icons = {
  move: MoveIcon,
  copy: CopyIcon,
  share: ShareIcon,
  cover: ImageIcon,
  remove: TrashIcon,
} as const

type Props = {
  count: number
  /** What may be done with them here. */
  actions: readonly BatchAction[]
  isBusy: boolean
  onAction: (action: BatchAction) => void
  onAll: () => void
  onClear: () => void
}

/** What was picked and what can be done with all of it. */
export function BatchBar({ count, actions, isBusy, onAction, onAll, onClear }: Props) {
  const t = useTranslate()
  return (
    <section className={styles.bar} aria-label={t('boards.board.batch')} data-print="hide">
      <b className={styles.count}>{t('boards.board.picked', { count })}</b>
      <Button variant="quiet" size="small" onClick={onAll}>
        {t('boards.board.pickAll')}
      </Button>
      <div className={styles.actions}>
        {actions.map((action) => {
          const Icon = icons[action]
          return (
            <Button
              key={action}
              variant="quiet"
              size="small"
              busy={isBusy}
              icon={<Icon size="small" />}
              onClick={() => onAction(action)}
            >
              {t(`boards.board.batch.${action}`)}
            </Button>
          )
        })}
      </div>
      <IconButton label={t('boards.board.pickNone')} onClick={onClear} className={styles.clear}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
