import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { pressedPart } from '#design/lazy-part.tsx'
import { ToastRegion } from '#design/toast.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { splitPrefix } from '#i18n/prefixes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageId } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { isSaved, type SaveCall, subscribeSignals, takeCalls, waitingCalls } from '../save/save-signals.ts'
import { hearBoards, relayBoards } from './board-events.ts'
import { boardToasts } from './board-toasts.ts'
import { SaveTooltip } from './save-tooltip.tsx'
import { dropWish, keepWish, takeWish } from './save-wish.ts'
import { useChooser } from './use-chooser.ts'
import { useSaveDesk } from './use-save-desk.ts'
import { wishedIds } from './wished-ids.ts'

const ChooseBoard = pressedPart(async () => (await import('./choose-board.tsx')).ChooseBoard)

/** What saving needs beside the buttons: the default board, its tooltip, the choice of a board, and what is told of it. */
export function Desk({ page }: { page: PageId }) {
  const t = useTranslate()
  const visit = useVisit()
  const chooser = useChooser()
  const desk = useSaveDesk(page, chooser.choose)
  const isMember = visit.user !== null

  useEffect(() => {
    if (!isMember) return
    const wish = takeWish(herePath(), Date.now())
    if (!wish) void desk.refresh()
    else void (wish.kind === 'choose' ? desk.choose({ assets: wish.assets }) : desk.save(wish.assets))
    const stops = [
      relayBoards(),
      hearBoards('boards-updated', desk.hearUpdated),
      hearBoards('board-created', desk.hearCreated),
      hearBoards('boards-menu-reload', desk.hearCreated),
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
      keepWish({ kind, assets, path: herePath() }, Date.now())
      // The page there says what will be saved.
      const save = wishedIds(assets)
      location.assign(links.signIn(visit, { returnurl: location.pathname + location.search, save }))
      return
    }
    chooser.comeFrom(opener)
    if (kind === 'choose') void desk.choose({ assets })
    else if (asset) void toggle(asset)
  }

  async function toggle(asset: AssetCard) {
    if (isSaved(asset.id)) await desk.toggle(asset)
    else await wishing('toggle', [asset], () => desk.toggle(asset))
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
            open={dialog.open}
            assets={dialog.choice.assets}
            boards={dialog.boards}
            list={desk.list}
            onClose={chooser.close}
            onChoose={(boardId) => {
              chooser.close()
              void wishing('choose', dialog.choice.assets, () => desk.saveTo(boardId, dialog.choice))
            }}
            onCreate={async (name) => {
              const { choice } = dialog
              const created = await wishing('choose', choice.assets, () => desk.create(name, choice))
              if (created.ok) chooser.close()
              return created
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** A session may have ended without this page knowing: then the call itself leads to sign-in, and the wish waits. */
async function wishing<Done>(
  kind: SaveCall['kind'],
  assets: readonly AssetCard[],
  work: () => Promise<Done>,
): Promise<Done> {
  keepWish({ kind, assets, path: herePath() }, Date.now())
  const done = await work()
  dropWish()
  return done
}

/** Without the language, which may be another once somebody has signed in. */
function herePath(): string {
  return splitPrefix(location.pathname).path + location.search
}
