import type { BoardPage } from '../../domain/board-page.ts'
import { BoardView } from './board-view.tsx'
import type { PictureOf } from './cards/board-card.tsx'
import { useUnfinished } from './forms/use-unfinished.ts'
import { WrittenDraftsContext } from './forms/written-drafts.ts'

type Props = { sent: BoardPage; pictureOf: PictureOf }

/** One board, whichever of its pages is shown: what was picked or begun on one of them is there on the next. */
export function BoardWork({ sent, pictureOf }: Props) {
  const unfinished = useUnfinished()
  const key = `${sent.page.number} ${sent.olderThan ?? ''}`
  return (
    <WrittenDraftsContext value={unfinished.written}>
      <BoardView key={key} sent={sent} pictureOf={pictureOf} unfinished={unfinished} />
    </WrittenDraftsContext>
  )
}
