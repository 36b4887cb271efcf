/** What somebody came to the bar from, where they can be led back to: what a dialog held is gone with it. */
export function placeBefore(bar: Element, lost: EventTarget | null): HTMLElement | null {
  if (!(lost instanceof HTMLElement) || bar.contains(lost)) return null
  return lost.closest('[role="dialog"]') === null ? lost : null
}

/** Back to there, or to the page where that takes no focus any more. */
export function leadBack(before: HTMLElement | null): void {
  if (before?.isConnected) before.focus()
  if (before !== null && document.activeElement === before) return
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}
