import { Suspense, useState } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { pressedPart } from '#design/lazy-part.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { afterPaint } from '#visit/after-paint.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { isFiltered } from '../../domain/arrangement.ts'
import type { BoardPage } from '../../domain/board-page.ts'
import { ArrangeBar, NothingFits } from './arrange/arrange-bar.tsx'
import { wordOf } from './board-calls.ts'
import { BoardHead } from './board-head.tsx'
import { BoardNotes } from './board-notes.tsx'
import { BoardPager } from './board-pager.tsx'
import styles from './board-view.module.css'
import { BatchPart } from './cards/batch-part.tsx'
import type { PictureOf } from './cards/board-card.tsx'
import { BoardGrid } from './cards/board-grid.tsx'
import { useBatch } from './cards/use-batch.ts'
import { usePassing } from './cards/use-passing.ts'
import deletedStyles from './deleted-board.module.css'
import { DeletedName, DeletedWays } from './deleted-board.tsx'
import { LeftPart } from './forms/left-part.tsx'
import { focusAfterDialog } from './forms/return-focus.ts'
import { UnderWayContext } from './forms/under-way.ts'
import type { Unfinished } from './forms/use-unfinished.ts'
import { GuestNote } from './guest-note.tsx'
import { BoardPanel } from './panel/board-panel.tsx'
import { SharingPlace } from './sharing/sharing-place.tsx'
import { useBoardActions } from './use-board-actions.ts'
import { useBoardCalls } from './use-board-calls.ts'
import { useBoardEvents } from './use-board-events.ts'
import { useBoardPage } from './use-board-page.ts'

const PassDialog = pressedPart(async () => (await import('./cards/pass-dialog.tsx')).PassDialog)

/** The panel stands beside the assets above this width, and below them else. */
const belowMedia = '(max-width: 1120px)'

type Props = { sent: BoardPage; pictureOf: PictureOf; unfinished: Unfinished }

/** The page of one board. Every form on it works without script; with it, the page stays and is asked for again. */
export function BoardView({ sent, pictureOf, unfinished }: Props) {
  const t = useTranslate()
  const state = useBoardPage(sent, unfinished.hasDrafts)
  const { page, isClosed, close, refresh } = state
  const actions = useBoardActions(state, unfinished)
  const passing = usePassing(state, actions, unfinished)
  const batch = useBatch(state, actions, unfinished, passing.start)
  const [shutFor, setShutFor] = useState<unknown>(null)
  const calls = useBoardCalls()
  const { board } = page
  const isGuest = board.role === 'guest'
  const isDeleted = page.deletedUntil !== null
  useBoardEvents({
    boardId: board.id,
    code: page.code,
    revision: board.revision,
    sent: sent.board,
    isOver: isDeleted || isClosed,
    onChanged: () => refresh(),
    onClosed: shut,
  })

  /** Who has deleted it elsewhere is shown the way back. */
  function shut() {
    close()
    if (board.role === 'owner') void refresh()
  }

  function showThread(thread: AssetId) {
    void refresh({ panel: 'comments', thread }).then(() => afterPaint(goToThread))
  }

  function openSharing() {
    setShutFor(null)
    void refresh({ panel: 'sharing' })
  }

  function shutSharing() {
    setShutFor(sent.board)
    focusAfterDialog('[data-share]')
    void refresh({ panel: 'comments' })
  }

  return (
    <UnderWayContext value={actions.underWay}>
      <main id="main" className={isDeleted ? deletedStyles.page : styles.page} onSubmit={actions.onSubmit}>
        {isDeleted ? (
          <DeletedName name={board.name} />
        ) : (
          <BoardHead
            page={page}
            form={actions.form}
            onShare={openSharing}
            onCancel={() => actions.forgetForm('name')}
          >
            <GuestNote page={page} />
          </BoardHead>
        )}
        {/* The same for both, so that it is read out when the board goes. */}
        <BoardNotes
          page={page}
          notice={actions.notice}
          isClosed={isClosed && !isDeleted}
          onShut={() => actions.setNotice(null)}
        />
        {isDeleted ? (
          <>
            <DeletedWays />
            <LeftPart page={page} unfinished={unfinished} isNew onForget={actions.forgetForm} />
          </>
        ) : (
          <>
            <SharingPlace
              page={page}
              form={actions.form}
              notice={actions.notice}
              isOpen={shutFor !== sent.board}
              onClose={shutSharing}
            />
            <div className={styles.columns}>
              <section aria-label={t('boards.board.assets')} className={styles.assets}>
                <ArrangeBar page={page} />
                <LeftPart page={page} unfinished={unfinished} onForget={actions.forgetForm} />
                {page.assets.length === 0 && isFiltered(page.arrangement) ? (
                  <NothingFits page={page} />
                ) : page.assets.length === 0 ? (
                  <Empty mayAdd={board.permissions.add} />
                ) : (
                  <BoardGrid
                    page={page}
                    actions={actions}
                    pictureOf={pictureOf}
                    picked={batch.picked}
                    onPick={isGuest ? null : batch.pick}
                    onThread={showThread}
                    onPass={passing.start}
                  />
                )}
                <BoardPager page={page} />
              </section>
              <BoardPanel
                page={page}
                form={actions.form}
                unfinished={unfinished}
                onWant={(wanted) => void refresh(wanted)}
              />
            </div>
            <BatchPart page={page} ids={actions.ids} batch={batch} />
            <Suspense fallback={null}>
              {passing.passing && (
                <PassDialog
                  key={passing.passing.id}
                  passing={passing.passing}
                  assets={page.assets.flatMap(({ id, card }) =>
                    card && passing.passing?.assetIds.includes(id) ? card : [],
                  )}
                  from={board.id}
                  list={calls.list}
                  onChoose={passing.passTo}
                  onCreate={passing.passToNew}
                  onClose={passing.stop}
                  onFail={(failure) => actions.fail(wordOf(failure))}
                />
              )}
            </Suspense>
          </>
        )}
      </main>
    </UnderWayContext>
  )
}

/** Where one writes, or where one is led back from if one may not. */
function goToThread(): void {
  const panel = document.getElementById('beside')
  panel?.scrollIntoView({ block: matchMedia(belowMedia).matches ? 'start' : 'nearest' })
  const field = panel?.querySelector<HTMLElement>('textarea') ?? panel?.querySelector<HTMLElement>('a')
  field?.focus({ preventScroll: true })
}

function Empty({ mayAdd }: { mayAdd: boolean }) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <div className={styles.empty}>
      <p>{mayAdd ? t('boards.board.empty') : t('boards.board.emptyOther')}</p>
      {mayAdd && (
        <ButtonLink href={links.search(visit, { type: 'image' })}>{t('boards.board.toSearch')}</ButtonLink>
      )}
    </div>
  )
}
