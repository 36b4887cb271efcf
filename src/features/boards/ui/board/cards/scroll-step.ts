const edgePx = 72
const mostPx = 14

type Where = Readonly<{
  /** Of the pointer, on the screen. */
  y: number
  screenHeight: number
  /** Of the list, on the screen. */
  top: number
  bottom: number
}>

/** By how much the page moves on while something is dragged along an edge of the screen: never past the ends of the list. */
export function scrollStep({ y, screenHeight, top, bottom }: Where): number {
  if (y < edgePx) return -Math.max(0, Math.min(mostPx, edgePx - top))
  if (y > screenHeight - edgePx) return Math.max(0, Math.min(mostPx, bottom - screenHeight + edgePx))
  return 0
}
