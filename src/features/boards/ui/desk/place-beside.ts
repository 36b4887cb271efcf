const gapPx = 10
const marginPx = 8

/**
 * Puts a fixed element below another, above where there is no room or the other one asks for it by `data-tip="above"`, and never
 * over the edge of the screen.
 */
export function placeBeside(element: HTMLElement, target: HTMLElement): void {
  const at = target.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = at.left + at.width / 2
  const left = Math.max(marginPx, Math.min(middle - width / 2, clientWidth - width - marginPx))
  const hasRoomBelow = at.bottom + gapPx + height <= clientHeight
  const hasRoomAbove = at.top > gapPx + height
  const isAbove = hasRoomAbove && (!hasRoomBelow || target.dataset.tip === 'above')
  element.style.left = `${left}px`
  element.style.top = `${isAbove ? at.top - gapPx - height : at.bottom + gapPx}px`
  element.style.setProperty('--arrow', `${middle - left}px`)
  element.dataset.place = isAbove ? 'above' : 'below'
}
