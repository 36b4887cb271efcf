type FocusTaker = Readonly<{
  /** A page has been asked for. */
  leave: () => void
  /** It is shown. */
  arrive: () => void
}>

/**
 * As after loading a document: reading and tabbing begin with the new page, not where the old link was. But somebody who has
 * turned to the frame while the page was on its way, to open a menu or to type the next search, is not torn away from there.
 */
export function openTakeFocus(page: Document): FocusTaker {
  let isWaiting = false
  let hasTurned = false
  const turn = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) hasTurned = true
  }
  page.addEventListener('pointerdown', turn)
  page.addEventListener('keydown', turn)

  return {
    leave() {
      isWaiting = true
      hasTurned = false
    },
    arrive() {
      // What was kept is shown at once: there was nothing to wait for.
      const hasTurnedMeanwhile = isWaiting && hasTurned
      isWaiting = false
      const main = page.getElementById('main')
      const { activeElement: here, body } = page
      if (hasTurnedMeanwhile && here && here !== body && !main?.contains(here)) return
      main?.setAttribute('tabindex', '-1')
      main?.focus({ preventScroll: true })
    },
  }
}
