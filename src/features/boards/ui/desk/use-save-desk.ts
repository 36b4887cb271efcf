import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageId } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { markSaved } from '../save/save-signals.ts'
import type { BoardPage } from './board-calls.ts'
import { announceBoards } from './board-events.ts'
import { boardToasts } from './board-toasts.ts'
import { chooseCalls } from './choose-calls.ts'
import { type Choice, openSaveDesk, type SaveDesk } from './open-save-desk.ts'
import { toastOfNews } from './toast-of-news.tsx'

/** One desk for as long as the document lives, while pages with their flags come and go. */
export function useSaveDesk(page: PageId, choose: (choice: Choice, boards: BoardPage) => void): SaveDesk {
  const t = useTranslate()
  const visit = useVisit()
  const now = { t, visit, page, choose }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [desk] = useState(() => {
    // One at a time: what comes after it makes it untrue.
    let shown: number | undefined
    const shut = () => shown !== undefined && boardToasts.close(shown)
    const opened: SaveDesk = openSaveDesk({
      calls: () => chooseCalls(latest.current.visit, latest.current.page),
      announce: announceBoards,
      mark: markSaved,
      choose(choice, boards) {
        shut()
        latest.current.choose(choice, boards)
      },
      tell(news) {
        const { t, visit } = latest.current
        shut()
        shown = boardToasts.add(
          toastOfNews(news, {
            ...{ t, place: visit },
            onChange: (board, assets) => void opened.choose({ assets, insteadOf: board.id }),
            onUndo: (board, assets) => void opened.putBack(board.id, assets),
          }),
        )
      },
    })
    return opened
  })
  return desk
}
