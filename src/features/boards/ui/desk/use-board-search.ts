import { useEffect, useState } from 'react'
import type { BoardId, BoardSummary } from '../../domain/board.ts'
import { filterBoards } from '../../domain/filter-boards.ts'
import type { BoardCalls, BoardPage } from './board-calls.ts'

const typingMs = 200

/** What was found for a text by asking the server, page after page. */
type Found = BoardPage & { readonly text: string; readonly pages: number }

/** BOARD-06: the boards that one may save to, by a part of their name. What one page does not hold is asked for. */
export function useBoardSearch(all: BoardPage, list: BoardCalls['list'], without?: BoardId) {
  const isOffered = ({ id, permissions }: BoardSummary) => permissions.add && id !== without
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>({ ...all, text: '', pages: 1 })
  const isWhole = all.boards.length >= all.total
  const asked = text.trim()

  useEffect(() => setFound({ ...all, text: '', pages: 1 }), [all])

  useEffect(() => {
    if (isWhole || asked === found.text) return
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await list(asked === '' ? {} : { search: asked })
      if (!isOver && answer.ok) setFound({ ...answer.value, text: asked, pages: 1 })
    }, typingMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, found.text, isWhole, list])

  async function more() {
    const page = found.pages + 1
    const answer = await list({ ...(found.text !== '' && { search: found.text }), page })
    if (answer.ok)
      setFound((before) =>
        before.text === found.text && before.pages === found.pages
          ? { ...before, boards: [...before.boards, ...answer.value.boards], pages: page }
          : before,
      )
  }

  // While an answer is on its way, what is there already is filtered here.
  const shown = filterBoards(isWhole ? all.boards : found.boards, text).filter(isOffered)
  const hasMore = !isWhole && found.text === asked && found.boards.length < found.total
  return {
    text,
    setText,
    shown,
    count: hasMore ? found.total : shown.length,
    total: all.total - all.boards.filter((board) => !isOffered(board)).length,
    more: hasMore ? more : undefined,
  }
}
