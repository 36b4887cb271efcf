import { useEffect, useState } from 'react'
import { joinPrefix } from '#i18n/prefixes.ts'
import { links, writeQuery } from '#links/links.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { type ListAddress, listQuery } from '../../domain/list-address.ts'
import type { ListDone, ToldDone } from '../../domain/list-done.ts'
import { announceBoards, hearBoards } from '../desk/board-events.ts'

type Listed = Readonly<{ boards: readonly unknown[]; address: ListAddress; done: ToldDone | null }>

/** One change is told by several events. */
const togetherMs = 150

/** Lists that have been shown: one that comes again, by going back, may be old. */
const shownBefore = new WeakSet<object>()

/** The list as it was sent, then as it was last asked for: it follows what other windows do. */
export function useListPage<Page extends Listed>(sent: Page): Page {
  const visit = useVisit()
  const [fresh, setFresh] = useState<{ of: unknown; page: Page } | null>(null)
  const { boards, address, done } = sent

  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards are new whenever anything else of the page is.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const page = await askList<Page>(visit, { address, done }, signal)
        if (page && !signal.aborted) setFresh({ of: boards, page })
      }, togetherMs)
    }
    if (shownBefore.has(boards)) refresh()
    else if (done !== null) announceDone(done)
    shownBefore.add(boards)
    const stops = [
      hearBoards('board-created', refresh),
      hearBoards('boards-updated', refresh),
      hearBoards('boards-menu-reload', refresh),
    ]
    addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
      for (const stop of stops) stop()
    }
  }, [boards])

  return fresh?.of === boards ? fresh.page : sent
}

function announceDone({ word, boardId }: ListDone): void {
  if (word === 'created') announceBoards('board-created', { boardId })
  announceBoards('boards-menu-reload', null)
}

/** Null where it cannot be had: then the list stays as it is. */
async function askList<Page>(
  visit: ClientVisit,
  { address, done }: Pick<Listed, 'address' | 'done'>,
  signal: AbortSignal,
): Promise<Page | null> {
  const said = done && { done: done.word, board: done.boardId }
  const path = links.boards(visit, { ...listQuery(address), ...said })
  const call = joinPrefix(visit.prefix, '/components/pages/api/page') + writeQuery({ path })
  try {
    const response = await fetch(call, { signal, headers: { accept: 'application/json' } })
    const { ready } = (await response.json()) as { ready?: { status: number; page: string; data: Page } }
    return ready?.status === 200 && ready.page === 'boards/boards' ? ready.data : null
  } catch {
    return null
  }
}
