import { useEffect, useEffectEvent } from 'react'
import { Button } from '#design/button.tsx'
import { CopyIcon, ImageIcon, MoveIcon, ShareIcon, TrashIcon } from '#design/icon.tsx'
import { PickBar } from '#design/pick-bar.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'

export type BatchAction = 'move' | 'copy' | 'remove' | 'share' | 'cover'

const icons = {
  move: MoveIcon,
  copy: CopyIcon,
  share: ShareIcon,
  cover: ImageIcon,
  remove: TrashIcon,
} as const

type Props = {
  /** How many are picked, in words. */
  words: string
  isPagePicked: boolean
  /** Whether this page is only a part of what is shown. */
  hasPages: boolean
  /** What may be picked beyond this page. */
  every: { count: number; isAll: boolean } | null
  /** What may be done with them here. */
  actions: readonly BatchAction[]
  isBusy: boolean
  onAction: (action: BatchAction) => void
  onPage: () => void
  onEvery: () => void
  onClear: () => void
}

/** What was picked and what can be done with all of it. */
export function BatchBar(props: Props) {
  const { words, isPagePicked, hasPages, every, actions, isBusy, onAction, onPage, onEvery, onClear } = props
  const t = useTranslate()
  useEscape(onClear)
  return (
    <PickBar
      label={t('boards.board.batch')}
      count={words}
      more={
        <>
          {!isPagePicked && (
            <Button variant="quiet" size="small" onClick={onPage}>
              {hasPages ? t('boards.board.pickPage') : t('boards.board.pickAll')}
            </Button>
          )}
          {every && (
            <Button variant="quiet" size="small" onClick={onEvery}>
              {t(every.isAll ? 'boards.board.pickEvery' : 'boards.board.pickFirst', { count: every.count })}
            </Button>
          )}
        </>
      }
      clearLabel={t('boards.board.pickNone')}
      onClear={onClear}
    >
      {actions.map((action) => {
        const Icon = icons[action]
        return (
          <Button
            key={action}
            variant="quiet"
            size="small"
            busy={isBusy}
            icon={<Icon size="small" />}
            data-batch-action=""
            onClick={() => onAction(action)}
          >
            {t(`boards.board.batch.${action}`)}
          </Button>
        )
      })}
    </PickBar>
  )
}

/** What takes Escape for itself: a dialog, and a card under the pointer. */
const busyPlaces = '[role="dialog"], [data-ghost]'

/** Escape shuts what is open first, leads out of the bar, and leaves alone who is writing. */
function useEscape(onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || document.querySelector(busyPlaces)) return
    if (
      target instanceof Element &&
      target.closest('details[open], textarea, [type="text"], [type="search"]')
    )
      return
    onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
