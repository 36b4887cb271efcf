import { useCallback, useSyncExternalStore } from 'react'
import { sendCall } from './send-call.ts'
import type { Preferences } from './visit.ts'
import { useVisit } from './visit-context.tsx'

// The visit is as the document was sent; what was changed since then stands here, for everything on the page.
let changed: Preferences = {}
const listeners = new Set<() => void>()

/** One of the visitor's preferences, and how to change it. The server knows them all, so nothing jumps. */
export function usePreference(name: string): readonly [string | undefined, (value: string) => void] {
  const { preferences } = useVisit()
  const sent = preferences[name]
  const value = useSyncExternalStore(
    subscribe,
    () => changed[name] ?? sent,
    () => sent,
  )
  const change = useCallback(
    (next: string) => {
      changed = { ...changed, [name]: next }
      for (const listener of listeners) listener()
      keep({ ...preferences, ...changed })
    },
    [name, preferences],
  )
  return [value, change]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(preferences: Preferences): void {
  const call = sendCall('/components/search/api/preferences', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(preferences),
    keepalive: true,
  })
  // A preference that could not be kept is no reason to bother anyone.
  call.catch(() => {})
}
