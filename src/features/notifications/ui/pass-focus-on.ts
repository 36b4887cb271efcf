/** A notice is gone in a moment: whoever uses the keyboard goes on with its neighbor, after the last one with the page. */
export function passFocusOn(notice: Element | null): void {
  const neighbors = [notice?.nextElementSibling, notice?.previousElementSibling]
  // Phones hide all but the first ones, and what is hidden takes no focus.
  const neighbor = neighbors.find((each) => each?.checkVisibility())
  if (neighbor) {
    neighbor.querySelector('button')?.focus()
    return
  }
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}
