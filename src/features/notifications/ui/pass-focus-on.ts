/** A notice is gone in a moment: whoever uses the keyboard goes on with its neighbor, after the last one with the page. */
export function passFocusOn(notice: Element | null): void {
  const neighbor = notice?.nextElementSibling ?? notice?.previousElementSibling
  if (neighbor) {
    neighbor.querySelector('button')?.focus()
    return
  }
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}
