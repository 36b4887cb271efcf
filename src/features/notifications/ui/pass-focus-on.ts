/** A notice is gone in a moment: whoever uses the keyboard goes on with its neighbor, after the last one with the page. */
export function passFocusOn(notice: Element | null): void {
  const neighbors = [notice?.nextElementSibling, notice?.previousElementSibling].filter((each) => !!each)
  const inView = neighbors.find((each) => each.checkVisibility())
  if (inView) {
    dismissButtonIn(inView)?.focus()
    return
  }
  const [hidden] = neighbors
  // A phone shows one at a time: the next takes the focus once it has come up.
  if (hidden) {
    requestAnimationFrame(() => dismissButtonIn(hidden)?.focus())
    return
  }
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

function dismissButtonIn(notice: Element): HTMLElement | null {
  return notice.querySelector('button')
}
