import { useRef, useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, writeQuery } from '#links/links.ts'
import { useNavigate } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery, isFiltered } from '../../../domain/arrangement.ts'
import type { BoardId } from '../../../domain/board.ts'
import { announceBoards } from '../../desk/board-events.ts'
import { boardPath, callBoards, wordOf } from '../board-calls.ts'
import { cardSelector, focusSoon, gridSelector } from '../forms/return-focus.ts'
import { useStanding } from '../forms/use-standing.ts'
import type { Unfinished } from '../forms/use-unfinished.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { useBoardCalls } from '../use-board-calls.ts'
import type { BoardPageState } from '../use-board-page.ts'
import type { BatchAction } from './batch-bar.tsx'
import { mostPicked } from './batch-offers.ts'
import { rangeOf } from './pick-range.ts'
import type { Passing } from './use-passing.ts'

/** In the bar, which loses what was pressed there once it is of no use any more. */
const actionSelector = '[data-batch-action]'

const nothing: ReadonlySet<AssetId> = new Set()

export type Batch = ReturnType<typeof useBatch>

/** What is picked, and what is done with all of it. */
export function useBatch(
  { page, refresh }: BoardPageState,
  actions: BoardActions,
  unfinished: Unfinished,
  startPassing: (how: Passing['how'], assetIds: readonly AssetId[]) => void,
) {
  const t = useTranslate()
  const visit = useVisit()
  const navigate = useNavigate()
  const calls = useBoardCalls()
  const [isBusy, setBusy] = useState(false)
  const lastPicked = useRef<AssetId | null>(null)
  const { board, assets, arrangement } = page
  const mayEdit = board.permissions.add && board.permissions.remove
  const { picked: pickedBefore, setPicked } = unfinished
  // What somebody else has taken off is no longer picked. Where this page does not show everything, that is asked for.
  const isAllHere = assets.length === board.assetCount
  const picked = isAllHere ? new Set(actions.ids.filter((id) => pickedBefore.has(id))) : pickedBefore
  useStanding(page, unfinished, [...picked].some(isElsewhere))
  const ids = [...actions.ids.filter((id) => picked.has(id)), ...[...picked].filter(isElsewhere)]

  const offered: readonly BatchAction[] = [
    ...(mayEdit ? (['move'] as const) : []),
    'copy',
    'share',
    ...(mayEdit && ids.length === 1 && hasPicture(ids[0]) ? (['cover'] as const) : []),
    ...(mayEdit ? (['remove'] as const) : []),
  ]

  function isElsewhere(id: AssetId): boolean {
    return !actions.ids.includes(id)
  }

  function hasPicture(id: AssetId | undefined): boolean {
    return assets.some((asset) => asset.id === id && asset.card !== null)
  }

  function add(more: readonly AssetId[]) {
    setPicked((before) => new Set([...before, ...more].slice(0, mostPicked)))
  }

  /** What was picked since stays. */
  function drop(gone: readonly AssetId[]) {
    setPicked((before) => new Set([...before].filter((id) => !gone.includes(id))))
  }

  /** With Shift, all from the one that was picked last. */
  function pick(id: AssetId, isRange: boolean) {
    const from = isRange && !picked.has(id) ? lastPicked.current : null
    lastPicked.current = id
    if (!picked.has(id)) return add(rangeOf(actions.ids, from, id))
    drop([id])
  }

  /** All that is shown, also on other pages. What was picked before and is not shown stays, as far as there is room for it. */
  async function pickEvery() {
    setBusy(true)
    const path = boardPath(board.id, `/shown${writeQuery(arrangementQuery(arrangement))}`)
    const outcome = await callBoards<{ assetIds: readonly AssetId[] }>({ method: 'GET', path })
    setBusy(false)
    if (!outcome.ok) return actions.fail(outcome.failure)
    const every = outcome.answer.assetIds.slice(0, mostPicked)
    setPicked(
      (before) => new Set([...every, ...(isFiltered(arrangement) ? before : [])].slice(0, mostPicked)),
    )
    focusSoon(actionSelector)
  }

  function pickPage() {
    add(actions.ids)
    focusSoon(actionSelector)
  }

  function clear() {
    setPicked(nothing)
    focusSoon(...ids.slice(0, 1).map((id) => `${cardSelector(id)} input`), gridSelector)
  }

  async function carryOut(action: BatchAction) {
    if (action === 'move' || action === 'copy') return startPassing(action, ids)
    setBusy(true)
    if (action === 'remove' && (await actions.remove(ids))) drop(ids)
    if (action === 'cover') await setCover(ids[0])
    if (action === 'share') await shareApart()
    setBusy(false)
  }

  async function setCover(id: AssetId | undefined) {
    const body = { heroAssetId: `gi:${id}` }
    const outcome = await callBoards({ method: 'PATCH', path: boardPath(board.id), body })
    if (!outcome.ok) return actions.fail(outcome.failure)
    clear()
    actions.setNotice({ tone: 'success', text: t('boards.board.done.cover') })
    await refresh()
  }

  function tellOfNew(boardId: BoardId) {
    announceBoards('boards-menu-reload', null)
    announceBoards('board-created', { boardId })
  }

  /** A board of its own for what is shared, so that the rest stays where it is. */
  async function shareApart() {
    const created = await calls.create(t('boards.board.selectionOf', { name: board.name.slice(0, 200) }))
    if (!created.ok) return actions.fail(wordOf(created.failure))
    const boardId = created.value.id
    tellOfNew(boardId)
    const added = await calls.add({ boardId, assetIds: ids })
    if (!added.ok) return actions.fail(wordOf(added.failure))
    navigate(links.board(visit, { boardId }, { show: 'sharing' }))
  }

  return {
    picked,
    offered,
    isBusy,
    pick,
    pickPage,
    pickEvery: () => void pickEvery(),
    clear,
    carryOut: (action: BatchAction) => void carryOut(action),
  }
}
