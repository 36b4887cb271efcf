import { useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { type Result, success } from '#kernel/result.ts'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardId } from '../../../domain/board.ts'
import type { CallFailure } from '../../desk/board-calls.ts'
import { announceBoards } from '../../desk/board-events.ts'
import { missingOf } from '../../desk/save-news.ts'
import { type Passed, passAssets, wordOf } from '../board-calls.ts'
import { cardSelector, focusAfterDialog, focusSoon, gridSelector, openerOf } from '../forms/return-focus.ts'
import type { Unfinished } from '../forms/use-unfinished.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { useBoardCalls } from '../use-board-calls.ts'
import type { BoardPageState } from '../use-board-page.ts'

/** A board is being chosen for some assets. */
export type Passing = Readonly<{
  id: number
  how: 'move' | 'copy'
  assetIds: readonly AssetId[]
  isOpen: boolean
  opener: HTMLElement | null
}>

/** Moving and copying assets to another board. */
export function usePassing(
  { page, refresh }: BoardPageState,
  actions: BoardActions,
  { setPicked }: Unfinished,
) {
  const t = useTranslate()
  const visit = useVisit()
  const calls = useBoardCalls()
  const [passing, setPassing] = useState<Passing | null>(null)
  const { board } = page

  function start(how: Passing['how'], assetIds: readonly AssetId[]) {
    const opener = openerOf(document.activeElement)
    setPassing((before) => ({ id: (before?.id ?? 0) + 1, how, assetIds, isOpen: true, opener }))
  }

  function stop() {
    setPassing((before) => before && { ...before, isOpen: false })
    focusAfterDialog(passing?.opener ?? null, gridSelector)
  }

  async function passTo(boardId: BoardId) {
    if (!passing?.isOpen) return
    const { how, assetIds } = passing
    stop()
    actions.setNotice(null)
    const outcome = await passAssets(how, { from: board.id, to: boardId, assetIds })
    if (!outcome.ok) return actions.fail(outcome.failure)
    tell(how, outcome.answer, assetIds.length)
    setPicked((before) => new Set([...before].filter((id) => !assetIds.includes(id))))
    await refresh()
    focusAfterDialog('[data-undo]', gridSelector)
  }

  function tell(how: Passing['how'], passed: Passed, count: number) {
    const { from, to, added, removed } = passed
    announce(to, added, [])
    announce(from, [], removed)
    const missing = missingOf(passed).length
    const { name } = to
    actions.setNotice({
      ...(missing > 0
        ? { tone: 'danger', text: t('boards.board.passed.some', { name, missing }) }
        : { tone: 'success', text: t(`boards.board.passed.${how}`, { count, name }) }),
      href: links.board(visit, { boardId: to.id }),
      ...(removed.length > 0 && { undo: () => moveBack(passed) }),
    })
  }

  /** As they were here; what was on the other board before stays there. */
  async function moveBack({ to, added, removed }: Passed) {
    await actions.putBack(removed)
    if (added.length > 0) {
      const taken = await calls.remove({ boardId: to.id, assetIds: added })
      if (taken.ok) announce({ ...to, revision: taken.value.revision }, [], taken.value.removed)
      else actions.fail(wordOf(taken.failure))
    }
    focusSoon(...removed.map((id) => `${cardSelector(id)} a`), gridSelector)
  }

  /** BOARD-07: as everywhere, a new board is told of before anything is put on it. */
  async function passToNew(name: string): Promise<Result<null, CallFailure>> {
    const created = await calls.create(name)
    if (!created.ok) return created
    announceBoards('boards-menu-reload', null)
    announceBoards('board-created', { boardId: created.value.id })
    await passTo(created.value.id)
    return success(null)
  }

  return { passing, start, stop, passTo: (boardId: BoardId) => void passTo(boardId), passToNew }
}

function announce(
  { id: boardId, revision }: Passed['to'],
  added: readonly AssetId[],
  removed: readonly AssetId[],
): void {
  if (added.length + removed.length > 0)
    announceBoards('boards-updated', { boardId, revision, added, removed })
}
