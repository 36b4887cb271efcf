import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { writeQuery } from '#links/links.ts'
import { openRevisions } from './revisions.ts'

type Changed = Readonly<{ revision: number; isOwn?: boolean }>

type Watching = Readonly<{
  boardId: string
  code: string
  /** The revision that is shown. */
  revision: number
  /** The page as it was sent, by what is the same as long as it is the same page. */
  sent: unknown
  /** There is nothing to hear any more. */
  isOver: boolean
  onChanged: () => Promise<void>
  onClosed: () => void
}>

const ownPatienceMs = 600

/** A stream that was refused is tried again, less and less often. What was missed shows in the first thing that it says. */
const againMs = { first: 1_000, most: 30_000 }

/** Hears of changes while somebody looks: a page in the background asks again when it comes to the front. */
export function useBoardEvents(watching: Watching): void {
  const { boardId, code, revision, sent, isOver, onChanged, onClosed } = watching
  const asking = useRef({ isUnderWay: false, again: false })
  const [revisions] = useState(openRevisions)

  /** Much at once is asked for once, and once more at the end. */
  const ask = useEffectEvent(async () => {
    const state = asking.current
    state.again = state.isUnderWay
    if (state.isUnderWay) return
    state.isUnderWay = true
    await onChanged()
    state.isUnderWay = false
    if (state.again) void ask()
  })
  const hear = useEffectEvent(({ revision: next, isOwn = false }: Changed) => {
    revisions.note(next)
    if (next <= revision) return
    // What was done in this very window is asked for anyway; it may also have been another window.
    if (isOwn) setTimeout(() => hear({ revision: next }), ownPatienceMs)
    else void ask()
  })
  const end = useEffectEvent(onClosed)
  const catchUp = useEffectEvent((_: unknown) => {
    if (revisions.isBehind(revision)) void ask()
  })

  useEffect(() => revisions.note(revision), [revisions, revision])
  // Going back shows a page as it was left, and the stream, which stays, has told of what happened since.
  useEffect(() => catchUp(sent), [sent])
  useEffect(() => {
    if (isOver) return
    let source: EventSource | null = null
    let waitMs = againMs.first
    let timer: ReturnType<typeof setTimeout> | undefined
    const path = `/components/collaboration/api/boards/${boardId}/events`

    function open() {
      source = new EventSource(path + writeQuery({ invitation_code: code }))
      const read = ({ data }: MessageEvent<string>) => {
        waitMs = againMs.first
        hear(JSON.parse(data) as Changed)
      }
      source.addEventListener('hello', read)
      source.addEventListener('changed', read)
      source.addEventListener('closed', () => {
        shut()
        end()
      })
      source.addEventListener('error', tryAgain)
    }
    /** A line that broke is mended by the browser itself; a refusal is not. */
    function tryAgain() {
      if (source?.readyState !== EventSource.CLOSED) return
      shut()
      timer = setTimeout(follow, waitMs * (0.5 + Math.random() / 2))
      waitMs = Math.min(againMs.most, waitMs * 2)
    }
    function shut() {
      clearTimeout(timer)
      source?.close()
      source = null
    }
    function follow() {
      if (document.visibilityState === 'hidden') shut()
      else if (source === null) open()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      shut()
    }
  }, [boardId, code, isOver])
}
