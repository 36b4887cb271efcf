import { Suspense } from 'react'
import { pressedPart } from '#design/lazy-part.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardPage } from '../../../domain/board-page.ts'
import { offerEvery, pickedOf } from './batch-offers.ts'
import type { Batch } from './use-batch.ts'

/** Comes with the first pick. */
const BatchBar = pressedPart(async () => (await import('./batch-bar.tsx')).BatchBar)

type Props = { page: BoardPage; ids: readonly AssetId[]; batch: Batch }

/** The place of the batch bar. A status stands in the page from the start, since one that arrives with its text is not read out. */
export function BatchPart({ page, ids, batch }: Props) {
  const t = useTranslate()
  const { arrangement, shownCount, board } = page
  const { picked } = batch
  const count = picked.size
  const counts = {
    ...{ arrangement, shownCount, assetCount: board.assetCount, pageCount: page.page.count, picked: count },
    isElsewhere: [...picked].some((id) => !ids.includes(id)),
  }
  const total = pickedOf(counts)
  const words =
    total === null ? t('boards.board.picked', { count }) : t('boards.board.pickedOf', { count, total })
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <Suspense fallback={null}>
          <BatchBar
            words={words}
            isPagePicked={ids.every((id) => picked.has(id))}
            hasPages={counts.pageCount > 1}
            every={offerEvery(counts)}
            actions={batch.offered}
            isBusy={batch.isBusy}
            onAction={batch.carryOut}
            onPage={batch.pickPage}
            onEvery={batch.pickEvery}
            onClear={batch.clear}
          />
        </Suspense>
      )}
    </>
  )
}
