import { afterPaint } from '#visit/after-paint.ts'

/** Frames that a dialog may take to fade. */
const mostFrames = 90

/** An element, or what finds one. */
type Wanted = HTMLElement | string | null

/** Gives the focus to the first of these that is there, unless something else has it: what had it is gone. */
export function focusIfLost(...wanted: readonly Wanted[]): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  // A dialog keeps the focus to itself.
  const place = document.querySelector('[role="dialog"]') ?? body
  for (const each of wanted) {
    const element = typeof each === 'string' ? document.querySelector<HTMLElement>(each) : each
    if (place.contains(element)) element?.focus()
    if (element !== null && document.activeElement === element) return
  }
}

/** The same once what has just changed is on the screen. */
export function focusSoon(...wanted: readonly Wanted[]): void {
  afterPaint(() => focusIfLost(...wanted))
}

/** The same once the last dialog has faded. */
export function focusAfterDialog(...wanted: readonly Wanted[]): void {
  let left = mostFrames
  function look() {
    left -= 1
    if (left > 0 && document.querySelector('[role="dialog"]')) requestAnimationFrame(look)
    else focusSoon(...wanted)
  }
  requestAnimationFrame(look)
}

/** What leads back to something that was pressed: in a menu, that which opened it, since the menu shuts. */
export function openerOf(pressed: Element | null): HTMLElement | null {
  const summary = pressed?.closest('details')?.querySelector('summary')
  return summary ?? (pressed instanceof HTMLElement ? pressed : null)
}

/** Finds a card of the board. */
export function cardSelector(assetId: string): string {
  return `li[data-asset="${assetId}"]`
}

/** The board's assets as a whole: where the focus goes when there is nothing better. */
export const gridSelector = '[data-board-grid]'

/** What is there on every board, also on one without assets. */
export const headingSelector = 'main h1'
