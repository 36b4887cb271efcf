import { useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useNavigate } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import { announceBoards } from '../desk/board-events.ts'
import type { BatchAction } from './batch-bar.tsx'
import { addAssets, boardPath, callBoards, createBoard, passAssets } from './board-calls.ts'
import type { BoardActions } from './use-board-actions.ts'
import type { BoardPageState } from './use-board-page.ts'

const nothing: ReadonlySet<AssetId> = new Set()

/** What is picked, and what is done with all of it. */
export function useBatch({ page, refresh }: BoardPageState, actions: BoardActions) {
  const t = useTranslate()
  const visit = useVisit()
  const navigate = useNavigate()
  const [pickedBefore, setPicked] = useState(nothing)
  const [choosing, setChoosing] = useState<'move' | 'copy' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { board, assets } = page
  const mayEdit = board.permissions.add && board.permissions.remove
  // What somebody else has taken off is no longer picked.
  const picked = new Set(actions.ids.filter((id) => pickedBefore.has(id)))
  const ids = actions.ids.filter((id) => picked.has(id))

  const offered: readonly BatchAction[] = [
    ...(mayEdit ? (['move'] as const) : []),
    'copy',
    'share',
    ...(mayEdit && ids.length === 1 && hasPicture(ids[0]) ? (['cover'] as const) : []),
    ...(mayEdit ? (['remove'] as const) : []),
  ]

  function hasPicture(id: AssetId | undefined): boolean {
    return assets.some((asset) => asset.id === id && asset.card !== null)
  }

  function pick(id: AssetId) {
    setPicked((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }

  async function carryOut(action: BatchAction) {
    if (action === 'move' || action === 'copy') return setChoosing(action)
    setBusy(true)
    if (action === 'remove') {
      await actions.remove(ids)
      setPicked(nothing)
    }
    if (action === 'cover') await setCover(ids[0])
    if (action === 'share') await shareApart()
    setBusy(false)
  }

  async function setCover(id: AssetId | undefined) {
    const body = { heroAssetId: `gi:${id}` }
    const outcome = await callBoards({ method: 'PATCH', path: boardPath(board.id), body })
    if (!outcome.ok) return actions.fail(outcome.failure)
    setPicked(nothing)
    actions.setNotice({ tone: 'success', text: t('boards.board.done.cover') })
    await refresh()
  }

  /** A board of its own for what is shared, so that the rest stays where it is. */
  async function shareApart() {
    const created = await createBoard(t('boards.board.selectionOf', { name: board.name.slice(0, 200) }))
    if (!created.ok) return actions.fail(created.failure)
    const { id } = created.answer
    const added = await addAssets(id, ids)
    if (!added.ok) return actions.fail(added.failure)
    announceBoards('boards-menu-reload', null)
    announceBoards('board-created', { boardId: id })
    navigate(links.board(visit, { boardId: id }, { show: 'sharing' }))
  }

  async function choose({ id, name }: Pick<BoardSummary, 'id' | 'name'>) {
    const how = choosing
    if (how === null) return
    setChoosing(null)
    setBusy(true)
    const outcome = await passAssets(how, { from: board.id, to: id, assetIds: ids })
    setBusy(false)
    if (!outcome.ok) return actions.fail(outcome.failure)
    const removed = how === 'move' ? ids : []
    announceBoards('boards-updated', { boardId: id, added: ids, removed: [] })
    if (how === 'move') announceBoards('boards-updated', { boardId: board.id, added: [], removed })
    actions.setNotice({ tone: 'success', text: t(`boards.board.passed.${how}`, { count: ids.length, name }) })
    setPicked(nothing)
    await refresh()
  }

  return {
    picked,
    offered,
    choosing,
    isBusy,
    pick,
    pickAll: () => setPicked(new Set(actions.ids)),
    clear: () => setPicked(nothing),
    carryOut: (action: BatchAction) => void carryOut(action),
    choose: (chosen: Pick<BoardSummary, 'id' | 'name'>) => void choose(chosen),
    stopChoosing: () => setChoosing(null),
  }
}
