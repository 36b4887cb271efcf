import { mix, smoothStep } from '../curves.ts'
import type { CameraMove } from '../film-recipe.ts'

/** A window into a still, as shares of its width and height; the window has the still's shape. */
export type View = { readonly left: number; readonly top: number; readonly size: number }

/** How much of the still a camera shows that does not see the whole. */
const closeUp = 0.8

const margin = 1 - closeUp

/** Where each move begins and ends. */
const moves: Readonly<Record<CameraMove, readonly [from: View, to: View]>> = {
  'zoom-in': [
    { left: 0, top: 0, size: 1 },
    { left: margin / 2, top: margin / 2, size: closeUp },
  ],
  'zoom-out': [
    { left: margin / 2, top: margin / 2, size: closeUp },
    { left: 0, top: 0, size: 1 },
  ],
  'pan-left': [
    { left: margin, top: margin / 2, size: closeUp },
    { left: 0, top: margin / 2, size: closeUp },
  ],
  'pan-right': [
    { left: 0, top: margin / 2, size: closeUp },
    { left: margin, top: margin / 2, size: closeUp },
  ],
  'tilt-up': [
    { left: margin / 2, top: margin, size: closeUp },
    { left: margin / 2, top: 0, size: closeUp },
  ],
  'tilt-down': [
    { left: margin / 2, top: 0, size: closeUp },
    { left: margin / 2, top: margin, size: closeUp },
  ],
}

/** What the camera sees when that share of its way, from 0 to 1, lies behind it. */
export function viewAt(move: CameraMove, share: number): View {
  const [from, to] = moves[move]
  // Half even, half eased: the camera neither jerks at the ends nor races in the middle.
  const way = mix(share, smoothStep(0, 1, share), 0.5)
  // Sizes change by factors, since a zoom in even steps seems to speed up as it comes closer.
  const size = from.size * (to.size / from.size) ** way
  const along = from.size === to.size ? way : (size - from.size) / (to.size - from.size)
  return { left: mix(from.left, to.left, along), top: mix(from.top, to.top, along), size }
}
