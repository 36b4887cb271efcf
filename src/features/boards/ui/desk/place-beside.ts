const gapPx = 10
const marginPx = 8

/** Puts a fixed element below another, above where there is no room, and never over the edge of the screen. */
export function placeBeside(element: HTMLElement, target: Element): void {
  const at = target.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = at.left + at.width / 2
  const left = Math.max(marginPx, Math.min(middle - width / 2, clientWidth - width - marginPx))
  const isAbove = at.bottom + gapPx + height > clientHeight && at.top > gapPx + height
  element.style.left = `${left}px`
  element.style.top = `${isAbove ? at.top - gapPx - height : at.bottom + gapPx}px`
  element.style.setProperty('--arrow', `${middle - left}px`)
  element.dataset.place = isAbove ? 'above' : 'below'
}
