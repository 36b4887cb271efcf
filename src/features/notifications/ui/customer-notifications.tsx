import { Suspense } from 'react'
import { ClientOnly } from '#design/client-only.tsx'
import { lazyPart } from '#design/lazy-part.tsx'
import { useVisit } from '#visit/visit-context.tsx'

const NoticeStack = lazyPart(async () => (await import('./notice-stack.tsx')).NoticeStack)

/** SITE-06. Members alone have notifications; nobody else fetches a byte for them, and no page waits for them. */
export function CustomerNotifications() {
  const { user } = useVisit()
  if (user === null) return null
  return (
    <ClientOnly>
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </ClientOnly>
  )
}
