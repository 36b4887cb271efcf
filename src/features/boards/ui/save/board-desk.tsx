import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '#design/lazy-part.tsx'
import { links } from '#links/links.ts'
import type { PageId } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { callDesk, isDeskCalled, missDesk, subscribeSignals } from './save-signals.ts'
import { saveFormId } from './use-save.ts'

const Desk = lazyPart(async () => {
  try {
    return (await import('../desk/desk.tsx')).Desk
  } catch (missing) {
    missDesk()
    throw missing
  }
})

/** The latest moment, for a page that is never idle. */
const latestMs = 2_000

/** Where what saves stands on every page. Members get it when the page is idle, others when they reach for a button, bots never (BOARD-04). */
export function BoardDesk({ page }: { page: PageId }) {
  const visit = useVisit()
  const { user, isBot } = visit
  const isCalled = useSyncExternalStore(subscribeSignals, isDeskCalled, () => false)
  useEffect(() => {
    if (user === null) return
    // Safari has learnt it late.
    if (!('requestIdleCallback' in window)) return callDesk()
    const idle = requestIdleCallback(() => callDesk(), { timeout: latestMs })
    return () => cancelIdleCallback(idle)
  }, [user])
  return (
    <>
      <form id={saveFormId} action={links.boards(visit)} />
      {isCalled && !isBot && (
        <Suspense fallback={null}>
          <Desk page={page} />
        </Suspense>
      )}
    </>
  )
}
