import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#visit/after-paint.ts'
import { isPlainPress } from '#visit/is-plain-press.ts'

/** Where the panel stands and the button leads, with scripts and without. */
export const panelId = 'filters'
const opensPanel = `a[href="#${panelId}"]`
const phone = '(max-width: 760px)'

/**
 * On phones the panel is a sheet over the page: what is behind it cannot be reached, and focus goes back to the button.
 * Elsewhere the button calls `onWide`. Without scripts `:target` opens the sheet; `isLive` says that this is over.
 */
export function useSheet(panel: RefObject<HTMLElement | null>, onWide: () => void) {
  const [isOpen, setOpen] = useState(false)
  const [isLive, setLive] = useState(false)
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    const screen = matchMedia(phone)
    const shut = () => setOpen(false)
    function openOrShut(event: MouseEvent) {
      if (!(event.target instanceof Element)) return
      if (event.target.matches('[data-scrim]')) shut()
      const link = event.target.closest<HTMLElement>(opensPanel)
      if (!link || !isPlainPress(event)) return
      event.preventDefault()
      opener.current = link
      if (screen.matches) setOpen(true)
      else onWide()
    }
    setLive(true)
    // Whoever was faster than the script has the sheet open already.
    if (location.hash === `#${panelId}`) {
      setOpen(screen.matches)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    document.addEventListener('click', openOrShut)
    screen.addEventListener('change', shut)
    return () => {
      document.removeEventListener('click', openOrShut)
      screen.removeEventListener('change', shut)
    }
  }, [onWide])

  // Every time, since new results bring new elements. The sheet is on the screen first: whatever is held back is styled anew.
  useEffect(() => {
    if (!isOpen) return
    let release = () => {}
    const stop = afterPaint(() => {
      if (panel.current) release = holdBack(panel.current)
    })
    return () => {
      stop()
      release()
    }
  })

  useEffect(() => {
    if (!isOpen) return
    panel.current?.focus()
    return () => (opener.current ?? document.querySelector<HTMLElement>(opensPanel))?.focus()
  }, [isOpen, panel])

  return { isOpen, isLive, close: () => setOpen(false) }
}

export function focusPanelButton(): void {
  document.querySelector<HTMLElement>(opensPanel)?.focus()
}

/** Keeps keys, pointers and readers from everything but this element; gives back what undoes it. */
function holdBack(element: HTMLElement): () => void {
  const held: Element[] = []
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    if (at === document.body) break
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('inert')) continue
      sibling.setAttribute('inert', '')
      held.push(sibling)
    }
  }
  return () => {
    for (const each of held) each.removeAttribute('inert')
  }
}
