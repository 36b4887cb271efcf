import { Suspense } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { ClientOnly } from '#design/client-only.tsx'
import { lazyPart } from '#design/lazy-part.tsx'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'
import type { PictureOf } from './board-card.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardNotes } from './board-notes.tsx'
import { BoardPager } from './board-pager.tsx'
import { BoardPanel } from './board-panel.tsx'
import styles from './board-view.module.css'
import { GuestNote } from './guest-note.tsx'
import { SharingPart } from './sharing-part.tsx'
import { useBatch } from './use-batch.ts'
import { useBoardActions } from './use-board-actions.ts'
import { useBoardEvents } from './use-board-events.ts'
import { useBoardPage } from './use-board-page.ts'

const SharingDialog = lazyPart(async () => (await import('./sharing-dialog.tsx')).SharingDialog)
const BatchBar = lazyPart(async () => (await import('./batch-bar.tsx')).BatchBar)
const ChooseBoardDialog = lazyPart(async () => (await import('./choose-board-dialog.tsx')).ChooseBoardDialog)

type Props = { sent: BoardPage; pictureOf: PictureOf }

/** The page of one board. Every form on it works without script; with it, the page stays and is asked for again. */
export function BoardView({ sent, pictureOf }: Props) {
  const t = useTranslate()
  const state = useBoardPage(sent)
  const { page, isClosed, close, refresh } = state
  const actions = useBoardActions(state)
  const batch = useBatch(state, actions)
  const { board } = page
  const isGuest = board.role === 'guest'
  useBoardEvents({
    boardId: board.id,
    code: page.code,
    revision: board.revision,
    onChanged: () => refresh(),
    onClosed: close,
  })

  function showThread(thread: AssetId) {
    void refresh({ panel: 'comments', thread }).then(() => {
      const panel = document.getElementById('beside')
      panel?.scrollIntoView({ block: 'nearest' })
      panel?.querySelector('textarea')?.focus({ preventScroll: true })
    })
  }

  return (
    <main id="main" className={styles.page} onSubmit={actions.onSubmit}>
      <BoardHead page={page} form={actions.form} onShare={() => void refresh({ panel: 'sharing' })}>
        <GuestNote page={page} />
      </BoardHead>
      <BoardNotes
        page={page}
        form={actions.form}
        notice={actions.notice}
        isClosed={isClosed}
        onShut={() => actions.setNotice(null)}
      />
      {page.panel === 'sharing' && (
        <ClientOnly
          fallback={
            <section className={styles.sharing}>
              <h2>{t('boards.board.share')}</h2>
              <SharingPart page={page} form={actions.form} />
            </section>
          }
        >
          <Suspense fallback={null}>
            <SharingDialog
              page={page}
              form={actions.form}
              onClose={() => void refresh({ panel: 'comments' })}
            />
          </Suspense>
        </ClientOnly>
      )}
      <div className={styles.columns}>
        <section aria-label={t('boards.board.assets')} className={styles.assets}>
          {page.assets.length === 0 ? (
            <Empty mayAdd={board.permissions.add} />
          ) : (
            <BoardGrid
              page={page}
              actions={actions}
              pictureOf={pictureOf}
              picked={batch.picked}
              onPick={isGuest ? null : batch.pick}
              onThread={showThread}
            />
          )}
          <BoardPager page={page} />
        </section>
        <BoardPanel page={page} form={actions.form} onWant={(wanted) => void refresh(wanted)} />
      </div>
      <p role="status" className="visually-hidden">
        {batch.picked.size > 0 && t('boards.board.picked', { count: batch.picked.size })}
      </p>
      <Suspense fallback={null}>
        {batch.picked.size > 0 && (
          <BatchBar
            count={batch.picked.size}
            actions={batch.offered}
            isBusy={batch.isBusy}
            onAction={batch.carryOut}
            onAll={batch.pickAll}
            onClear={batch.clear}
          />
        )}
        {batch.choosing && (
          <ChooseBoardDialog
            how={batch.choosing}
            count={batch.picked.size}
            from={board.id}
            onClose={batch.stopChoosing}
            onChoose={batch.choose}
          />
        )}
      </Suspense>
    </main>
  )
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
