/** In CSS pixels. */
export type Size = Readonly<{ width: number; height: number }>
export type Point = Readonly<{ x: number; y: number }>

/** How a picture lies in its frame: 1 is as large as fits; x and y say how far its center is from the frame's. */
export type ZoomView = Readonly<{ scale: number; x: number; y: number }>

/** The picture as it fits, the frame it lies in, and how far one may go near. */
export type ZoomFrame = Readonly<{ picture: Size; frame: Size; most: number }>

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 }

/** Nearer or farther, with the point under the finger or pointer staying where it is. The point is told from the center. */
export function zoomAt(view: ZoomView, by: number, point: Point, frame: ZoomFrame): ZoomView {
  const scale = clamp(view.scale * by, 1, frame.most)
  const ratio = scale / view.scale
  return settle(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  )
}

export function panBy(view: ZoomView, by: Point, frame: ZoomFrame): ZoomView {
  return settle({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** No edge of the picture comes further in than the frame's; what is smaller than the frame stays in its middle. */
export function settle({ scale, x, y }: ZoomView, { picture, frame }: ZoomFrame): ZoomView {
  const reachX = Math.max(0, (picture.width * scale - frame.width) / 2)
  const reachY = Math.max(0, (picture.height * scale - frame.height) / 2)
  return { scale, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) }
}

/** How large a picture is that fits into a frame whole. */
export function fitInto({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(frame.width / width, frame.height / height)
  return { width: width * scale, height: height * scale }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value)) || 0
}
