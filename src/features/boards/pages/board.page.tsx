import { Picture } from '#features/assets/ui.ts'
import type { AssetCard } from '#features/catalogue/domain.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { BoardWork } from '../ui/board/board-work.tsx'
import type { BoardData } from './board.load.ts'

export const head: PageModule<BoardData>['head'] = ({ board }) => ({
  title: board.name,
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: BoardData) {
  // To another board, nothing that was picked or begun goes along.
  return <BoardWork key={data.board.id} sent={data} pictureOf={pictureOf} />
}

function pictureOf(card: AssetCard, isFirst: boolean) {
  return <Picture asset={card} sizes="(max-width: 760px) 50vw, 340px" isSoon={isFirst} />
}
