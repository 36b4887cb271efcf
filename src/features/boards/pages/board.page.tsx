import { Picture } from '#features/assets/ui.ts'
import type { AssetCard } from '#features/catalogue/domain.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { BoardView } from '../ui/board/board-view.tsx'
import type { BoardData } from './board.load.ts'

export const head: PageModule<BoardData>['head'] = ({ board }) => ({
  title: board.name,
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: BoardData) {
  // Another board, or another page of it, is another view: nothing that was picked or begun goes along.
  return <BoardView key={`${data.board.id} ${data.page.number}`} sent={data} pictureOf={pictureOf} />
}

function pictureOf(card: AssetCard, isFirst: boolean) {
  return <Picture asset={card} sizes="(max-width: 760px) 50vw, 340px" isSoon={isFirst} />
}
