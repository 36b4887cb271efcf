import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '#design/lazy-part.tsx'
import { ToastRegion } from '#design/toast.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { signInLink } from '#links/links.ts'
import type { PageId } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { isSaved, type SaveCall, subscribeSignals, takeCalls, waitingCalls } from '../save/save-signals.ts'
import { hearBoards, relayBoards } from './board-events.ts'
import { boardToasts } from './board-toasts.ts'
import { SaveTooltip } from './save-tooltip.tsx'
import { dropWish, keepWish, takeWish } from './save-wish.ts'
import { useChooser } from './use-chooser.ts'
import { useSaveDesk } from './use-save-desk.ts'

const ChooseBoard = lazyPart(async () => (await import('./choose-board.tsx')).ChooseBoard)

/** What saving needs beside the buttons: the default board, its tooltip, the choice of a board, and what is told of it. */
export function Desk({ page }: { page: PageId }) {
  const t = useTranslate()
  const visit = useVisit()
  const chooser = useChooser()
  const desk = useSaveDesk(page, chooser.choose)
  const isMember = visit.user !== null

  useEffect(() => {
    if (!isMember) return
    const wish = takeWish(Date.now())
    if (!wish) void desk.refresh()
    else void (wish.kind === 'choose' ? desk.choose({ assets: wish.assets }) : desk.save(wish.assets))
    const stops = [
      relayBoards(),
      hearBoards('boards-updated', desk.hearUpdated),
      hearBoards('board-created', desk.hearCreated),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [desk, isMember])

  const calls = useSyncExternalStore(subscribeSignals, waitingCalls)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call that waits is the occasion.
  useEffect(() => {
    for (const call of takeCalls()) answer(call)
  }, [calls])

  function answer({ kind, assets, opener }: SaveCall) {
    const [asset] = assets
    if (!isMember) {
      keepWish({ kind, assets }, Date.now())
      location.assign(signInLink(visit, location.pathname + location.search))
      return
    }
    chooser.comeFrom(opener)
    if (kind === 'choose') void desk.choose({ assets })
    else if (asset) void toggle(asset)
  }

  /** A session may have ended without this page knowing: then the call itself leads to sign-in, and the wish waits. */
  async function toggle(asset: AssetCard) {
    if (!isSaved(asset.id)) keepWish({ kind: 'toggle', assets: [asset] }, Date.now())
    await desk.toggle(asset)
    dropWish()
  }

  const boardName = useCallback(() => desk.known()?.name ?? '', [desk])
  const { dialog } = chooser
  return (
    <>
      <SaveTooltip boardName={boardName} />
      <ToastRegion queue={boardToasts} label={t('boards.save.toasts')} closeLabel={t('boards.save.close')} />
      {dialog && (
        <Suspense fallback={null}>
          <ChooseBoard
            key={dialog.id}
            {...dialog}
            list={desk.list}
            onClose={chooser.close}
            onChoose={(boardId) => {
              chooser.close()
              void desk.saveTo(boardId, dialog.choice)
            }}
            onCreate={async (name) => {
              const created = await desk.create(name, dialog.choice)
              if (created.ok) chooser.close()
              return created
            }}
          />
        </Suspense>
      )}
    </>
  )
}
