import { type RefObject, useEffect, useRef } from 'react'

/** Gives the <details> inside what menus have: they close by Escape, by a press elsewhere and when focus leaves. */
export function useLightDismiss<Root extends HTMLElement>(): RefObject<Root | null> {
  const inside = useRef<Root>(null)
  useEffect(() => {
    const root = inside.current
    if (!root) return
    const stop = new AbortController()
    const { signal } = stop
    const closeAllBut = (kept: EventTarget | null) => {
      for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!(kept instanceof Node && menu.contains(kept))) menu.open = false
      }
    }
    document.addEventListener('pointerdown', ({ target }) => closeAllBut(target), { signal })
    root.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeAllBut(relatedTarget), {
      signal,
    })
    root.addEventListener(
      'keydown',
      ({ key, target }) => {
        const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('details[open]') : null
        if (key !== 'Escape' || !menu) return
        menu.open = false
        menu.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return inside
}
