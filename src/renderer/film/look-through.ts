import type { Size } from '../canvas.ts'
import { clamp } from '../curves.ts'
import type { Picture } from '../recipe.ts'
import type { View } from './camera.ts'

type Step = { readonly first: number; readonly second: number; readonly share: number }

/** For each pixel of the new side the two old ones it lies between. */
function stepsAlong(length: number, oldLength: number, start: number, share: number): Step[] {
  return Array.from({ length }, (_, index) => {
    const place = clamp((start + ((index + 0.5) / length) * share) * oldLength - 0.5, 0, oldLength - 1)
    const first = Math.floor(place)
    return { first, second: Math.min(first + 1, oldLength - 1), share: place - first }
  })
}

/** The part of a still that lies in the window, between its pixels where need be: a slow camera must not jump. */
export function lookThrough(still: Picture, view: View, size: Size): Picture {
  const across = stepsAlong(size.width, still.width, view.left, view.size)
  const down = stepsAlong(size.height, still.height, view.top, view.size)
  const from = still.pixels
  const pixels = new Uint8Array(size.width * size.height * 3)
  const byteAt = (place: number) => from[place] as number
  let place = 0
  for (const row of down) {
    const upper = row.first * still.width
    const lower = row.second * still.width
    for (const column of across) {
      const left = column.first * 3
      const right = column.second * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const topLeft = byteAt(upper * 3 + left + channel)
        const bottomLeft = byteAt(lower * 3 + left + channel)
        const top = topLeft + (byteAt(upper * 3 + right + channel) - topLeft) * column.share
        const bottom = bottomLeft + (byteAt(lower * 3 + right + channel) - bottomLeft) * column.share
        pixels[place] = top + (bottom - top) * row.share + 0.5
        place += 1
      }
    }
  }
  return { width: size.width, height: size.height, pixels }
}
