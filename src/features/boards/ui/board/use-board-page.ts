import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { joinPrefix } from '#i18n/prefixes.ts'
import { links, writeQuery } from '#links/links.ts'
import { useNavigate } from '#visit/navigation-context.tsx'
import type { ClientVisit } from '#visit/visit.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'
import { openBoardQuestions, type Wanted } from './board-questions.ts'

export type BoardPageState = Readonly<{
  page: BoardPage
  /** The board has been deleted, or is no longer open to whoever looks. */
  isClosed: boolean
  close: () => void
  /** Asks for the page again, with another panel or thread if one is given. What one is about to write stays. */
  refresh: (wanted?: Partial<Wanted>) => Promise<void>
}>

/** The page as it was sent, then as it was last asked for. */
export function useBoardPage(sent: BoardPage, hasDrafts: () => boolean): BoardPageState {
  const visit = useVisit()
  const navigate = useNavigate()
  const [fresh, setFresh] = useState<{ of: unknown; page: BoardPage } | null>(null)
  const [isClosed, setClosed] = useState(false)
  const [questions] = useState(openBoardQuestions)
  // Props are a new object with each render of the frame; the board in them is the one that was sent.
  const page = fresh?.of === sent.board ? fresh.page : sent
  const shown = useRef({ sent, visit, navigate, hasDrafts })
  useLayoutEffect(() => {
    shown.current = { sent, visit, navigate, hasDrafts }
  })

  const close = useCallback(() => setClosed(true), [])
  // Whoever keeps it, as the way back of a notice does, asks for what is shown when it is called.
  const refresh = useCallback(
    async (wanted: Partial<Wanted> = {}) => {
      const { sent: asked, visit: by } = shown.current
      const { number, query } = questions.ask(asked, wanted)
      const here = links.board(by, { boardId: asked.board.id }, query)
      const answer = await askPage(by, here)
      if (!questions.isLatest(number)) return
      if (answer.kind === 'page') setFresh({ of: asked.board, page: answer.page })
      if (answer.kind === 'page' || answer.kind === 'closed') setClosed(answer.kind === 'closed')
      if (answer.kind !== 'moved') return
      // Nobody asked to be led away from what they are writing: that the session has ended elsewhere, for one.
      const isLedAway = pathOf(answer.to) !== pathOf(here) && Object.keys(wanted).length === 0
      if (isLedAway && shown.current.hasDrafts()) setClosed(true)
      else shown.current.navigate(answer.to)
    },
    [questions],
  )
  return { page, isClosed, close, refresh }
}

function pathOf(address: string): string {
  return new URL(address, location.href).pathname
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
