import type { ReactNode } from 'react'

/** Read out, not shown. The class comes from base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
