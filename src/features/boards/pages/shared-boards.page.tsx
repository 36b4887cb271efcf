import { Banner } from '#design/banner.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { BoardsFrame } from '../ui/list/boards-frame.tsx'
import { Covers } from '../ui/list/cover.tsx'
import { EmptyNote } from '../ui/list/empty-note.tsx'
import { errorKey } from '../ui/list/error-key.ts'
import { SharedCover } from '../ui/list/shared-cover.tsx'
import type { SharedBoardsData } from './shared-boards.load.ts'

export const head: PageModule<SharedBoardsData>['head'] = (_, { t }) => ({
  title: t('boards.shared.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

/** In view at first on most screens. */
const soon = 8

export function Page({ boards, hasLeft, error }: SharedBoardsData) {
  const t = useTranslate()
  const isEmpty = boards.length === 0
  return (
    <BoardsFrame
      current="sharedBoards"
      title={t('boards.shared.title')}
      count={isEmpty ? undefined : t('boards.list.count', { count: boards.length })}
    >
      {hasLeft && (
        <Banner tone="success" role="status">
          {t('boards.shared.left')}
        </Banner>
      )}
      {error !== null && (
        <Banner tone="danger" role="alert">
          {t(errorKey(error))}
        </Banner>
      )}
      {isEmpty ? (
        <EmptyNote title={t('boards.shared.empty')} text={t('boards.shared.emptyText')} />
      ) : (
        <Covers label={t('boards.shared.title')}>
          {boards.map((board, at) => (
            <SharedCover key={board.id} board={board} isSoon={at < soon} />
          ))}
        </Covers>
      )}
    </BoardsFrame>
  )
}
