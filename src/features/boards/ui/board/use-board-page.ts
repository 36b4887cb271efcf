import { useCallback, useRef, useState } from 'react'
import { joinPrefix } from '#i18n/prefixes.ts'
import { links, writeQuery } from '#links/links.ts'
import { useNavigate } from '#visit/navigation-context.tsx'
import type { ClientVisit } from '#visit/visit.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'

export type Wanted = Pick<BoardPage, 'panel' | 'thread'>

export type BoardPageState = Readonly<{
  page: BoardPage
  /** The board has been deleted, or is no longer open to whoever looks. */
  isClosed: boolean
  close: () => void
  /** Asks for the page again, with another panel or thread if one is given. What one is about to write stays. */
  refresh: (wanted?: Partial<Wanted>) => Promise<void>
}>

/** The page as it was sent, then as it was last asked for. */
export function useBoardPage(sent: BoardPage): BoardPageState {
  const visit = useVisit()
  const navigate = useNavigate()
  const [fresh, setFresh] = useState<{ of: unknown; page: BoardPage } | null>(null)
  const [isClosed, setClosed] = useState(false)
  // Props are a new object with each render of the frame; the board in them is the one that was sent.
  const page = fresh?.of === sent.board ? fresh.page : sent
  const latest = useRef({ question: 0, wanted: { panel: sent.panel, thread: sent.thread } as Wanted })
  const { board, code } = sent
  const { number } = sent.page

  const close = useCallback(() => setClosed(true), [])
  const refresh = useCallback(
    async (wanted: Partial<Wanted> = {}) => {
      const state = latest.current
      state.question += 1
      const { question } = state
      state.wanted = { ...state.wanted, ...wanted }
      const { panel, thread } = state.wanted
      const query = { page: number > 1 ? number : undefined, show: panel, asset: thread ?? undefined }
      const answer = await askPage(
        visit,
        links.board(visit, { boardId: board.id }, { ...query, invitation_code: code }),
      )
      // A later question has a later answer.
      if (question !== state.question) return
      if (answer.kind === 'page') setFresh({ of: board, page: answer.page })
      else if (answer.kind === 'moved') navigate(answer.to)
      else if (answer.kind === 'closed') setClosed(true)
    },
    [visit, navigate, board, code, number],
  )
  return { page, isClosed, close, refresh }
}

type Answer =
  | { readonly kind: 'page'; readonly page: BoardPage }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'closed' | 'failed' }

async function askPage(visit: ClientVisit, path: string): Promise<Answer> {
  const call = joinPrefix(visit.prefix, '/components/pages/api/page') + writeQuery({ path })
  try {
    const response = await fetch(call, { headers: { accept: 'application/json' } })
    const { moved, ready } = (await response.json()) as {
      moved?: string
      ready?: { status: number; page: string; data: BoardPage }
    }
    if (moved !== undefined) return { kind: 'moved', to: moved }
    if (!ready || ready.status >= 500) return { kind: 'failed' }
    return ready.page === 'boards/board' ? { kind: 'page', page: ready.data } : { kind: 'closed' }
  } catch {
    return { kind: 'failed' }
  }
}
