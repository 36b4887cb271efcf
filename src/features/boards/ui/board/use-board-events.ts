import { useEffect, useEffectEvent, useRef } from 'react'
import { writeQuery } from '#links/links.ts'

type Changed = Readonly<{ revision: number; isOwn?: boolean }>

type Watching = Readonly<{
  boardId: string
  code: string
  /** The revision that is shown. */
  revision: number
  onChanged: () => Promise<void>
  onClosed: () => void
}>

const ownPatienceMs = 600

/** Hears of changes while somebody looks: a page in the background asks again when it comes to the front. */
export function useBoardEvents({ boardId, code, revision, onChanged, onClosed }: Watching): void {
  const asking = useRef({ isUnderWay: false, again: false })

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
    if (next <= revision) return
    // What was done in this very window is asked for anyway; it may also have been another window.
    if (isOwn) setTimeout(() => hear({ revision: next }), ownPatienceMs)
    else void ask()
  })
  const end = useEffectEvent(onClosed)

  useEffect(() => {
    let source: EventSource | null = null
    const path = `/components/collaboration/api/boards/${boardId}/events`

    function open() {
      source = new EventSource(path + writeQuery({ invitation_code: code }))
      const read = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Changed)
      source.addEventListener('hello', read)
      source.addEventListener('changed', read)
      source.addEventListener('closed', () => {
        shut()
        end()
      })
    }
    function shut() {
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
  }, [boardId, code])
}
