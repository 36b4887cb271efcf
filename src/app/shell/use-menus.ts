import { type RefObject, useEffect, useRef } from 'react'

const openDelayMs = 120
const closeDelayMs = 300

/** Gives the <details> of the header what they lack: hover on fine pointers, Escape, closing outside and on navigation. */
export function useMenus(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = header.current
    if (!root) return
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    const openMenus = () => root.querySelectorAll<HTMLDetailsElement>('details[open]')
    const closeAll = () => {
      for (const menu of openMenus()) menu.open = false
    }

    document.addEventListener(
      'keydown',
      (event) => {
        const [menu] = openMenus()
        if (event.key !== 'Escape' || !menu) return
        menu.open = false
        menu.querySelector('summary')?.focus()
      },
      listen,
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !root.contains(event.target)) closeAll()
      },
      listen,
    )
    root.addEventListener(
      'focusout',
      (event) => {
        const next = event.relatedTarget
        if (!(next instanceof Node)) return
        for (const menu of openMenus()) if (!menu.contains(next)) menu.open = false
      },
      listen,
    )
    root.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) closeAll()
      },
      listen,
    )
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) followPointer(root, listen.signal)
    return () => stop.abort()
  }, [])
  return header
}

function followPointer(root: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('nav details')) {
    const plan = (open: boolean, delayMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        menu.open = open
      }, delayMs)
    }
    menu.addEventListener('pointerenter', () => plan(true, openDelayMs), { signal })
    menu.addEventListener('pointerleave', () => plan(false, closeDelayMs), { signal })
    // A click on a word that hovering has just opened would close it again.
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer)
        if (menu.open && event instanceof MouseEvent && event.detail > 0) event.preventDefault()
      },
      { signal },
    )
  }
}
