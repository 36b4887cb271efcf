import { useEffect, useState } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import { afterPaint } from '#visit/after-paint.ts'
import { isFiltered } from '../../../domain/arrangement.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import styles from './arrange-bar.module.css'
import { isPressed } from './pressed-link.ts'

/** What a press on an order or a filter came to, for those who listen: how many, and in which order. Of some, all see how many. */
export function ArrangedStatus({ page: { arrangement, board, shownCount } }: { page: BoardPage }) {
  const t = useTranslate()
  // A status that arrives together with its text is not read out.
  const [isHeld, setHeld] = useState(isPressed)
  useEffect(() => afterPaint(() => setHeld(false)), [])
  const isPart = isFiltered(arrangement)
  const order = t('boards.arrange.order', { order: t(`boards.arrange.sortBy.${arrangement.sort}`) })
  function words(): string {
    if (!isPart) return t('boards.board.count', { count: board.assetCount })
    if (shownCount === 0) return t('boards.arrange.none')
    return t('boards.arrange.shown', { count: shownCount, total: board.assetCount })
  }
  return (
    <p role="status" className={isPart && shownCount > 0 ? styles.said : 'visually-hidden'}>
      {!isHeld && (
        <>
          {words()} {shownCount > 0 && <span className="visually-hidden">{order}</span>}
        </>
      )}
    </p>
  )
}
