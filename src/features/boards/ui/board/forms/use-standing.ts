import { useEffect, useEffectEvent } from 'react'
import type { Board } from '../../../domain/board.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import { boardPath, callBoards } from '../board-calls.ts'
import type { Standing } from './left-texts.ts'
import type { Unfinished } from './use-unfinished.ts'

/** Where all assets of a board stand. Where the page does not show them all, it is asked for with each revision that needs it. */
export function useStanding(
  { board, assets, deletedUntil }: BoardPage,
  { standing, asked, shown, settleStanding }: Unfinished,
  isNeeded: boolean,
): Standing | null {
  const { revision } = board
  const isAllHere = assets.length === board.assetCount
  const isAsking = isNeeded && !isAllHere && deletedUntil === null && (standing?.revision ?? -1) < revision

  const ask = useEffectEvent(async (at: number) => {
    if (asked.current >= at) return
    asked.current = at
    const path = `${boardPath(board.id)}?assetsPageSize=1`
    const outcome = await callBoards<Board>({ method: 'GET', path })
    if (!outcome.ok) {
      asked.current = -1
      return
    }
    const { revision: latest, assetIds: ids } = outcome.answer
    settleStanding({ revision: latest, ids })
  })
  useEffect(() => {
    shown.current = Math.max(shown.current, revision)
  }, [shown, revision])
  useEffect(() => {
    if (isAsking) void ask(revision)
  }, [isAsking, revision])

  return isAllHere ? { revision, ids: assets.map(({ id }) => id) } : standing
}
