import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and while its page is taken over, so that what needs a script is not promised before. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
