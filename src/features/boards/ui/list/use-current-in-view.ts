import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls tabs sideways to the one that is open, where the browser does not begin with it by itself. */
export function useCurrentInView<Root extends HTMLElement>(): RefObject<Root | null> {
  const inside = useRef<Root>(null)
  const shown = useRef('')
  useEffect(() => {
    const open = [
      ...(inside.current?.querySelectorAll<HTMLAnchorElement>('nav a[aria-current="page"]') ?? []),
    ]
    const addresses = open.map(({ href }) => href).join(' ')
    // Whoever has looked at other tabs meanwhile is not taken back.
    if (addresses === shown.current) return
    shown.current = addresses
    for (const tab of open) center(tab)
  })
  return inside
}

function center(tab: Element): void {
  const list = tab.closest('ul')
  if (!list || list.scrollWidth <= list.clientWidth) return
  const [around, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
}
