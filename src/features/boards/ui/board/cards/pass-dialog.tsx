import { useEffect, useEffectEvent, useState } from 'react'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardId } from '../../../domain/board.ts'
import type { BoardCalls, BoardPage, CallFailure } from '../../desk/board-calls.ts'
import { ChooseBoard } from '../../desk/choose-board.tsx'
import type { CreateBoard } from '../../desk/use-new-board.ts'
import type { Passing } from './use-passing.ts'

type Props = {
  passing: Passing
  assets: readonly AssetCard[]
  from: BoardId
  list: BoardCalls['list']
  onChoose: (boardId: BoardId) => void
  onCreate: CreateBoard
  onClose: () => void
  onFail: (failure: CallFailure) => void
}

/** Where picked assets go: the dialog of saving, asked for something else. */
export function PassDialog({ passing, from, list, onFail, ...dialog }: Props) {
  const t = useTranslate()
  const [boards, setBoards] = useState<BoardPage | null>(null)
  const ask = useEffectEvent(async () => {
    const answer = await list()
    if (answer.ok) setBoards(answer.value)
    else onFail(answer.failure)
  })
  useEffect(() => void ask(), [])
  if (!boards) return null
  const { how, assetIds, isOpen } = passing
  const title = t(`boards.board.choose.${how}`, { count: assetIds.length })
  return <ChooseBoard {...dialog} open={isOpen} title={title} without={from} boards={boards} list={list} />
}
