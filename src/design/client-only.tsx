import { type ReactNode, useSyncExternalStore } from 'react'

type ClientOnlyProps = {
  children: ReactNode
  /** What stands there until the script runs; give it the same size. */
  fallback?: ReactNode
}

function neverChanges() {
  return () => {}
}

/**
 * Renders its content in the browser alone. The react-aria parts need it where they stand in the page at once:
 * some write style attributes, which the content security policy refuses in HTML from the server.
 */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const isClient = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isClient ? children : fallback
}
