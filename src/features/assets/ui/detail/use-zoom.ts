import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { fitInto, fitted, type Point, panBy, type Size, settle, type ZoomFrame, zoomAt } from './zoom-view.ts'

const step = 1.5
const arrowPixels = 80
const doublePress = 2.5
/** A picture is hardly shown larger than twice its own pixels, of which the preview has no more than these across. */
const largestPixels = 2
const previewPixels = 1_600

type Moves = Readonly<{ zoomIn: () => void; zoomOut: () => void; fit: () => void }>

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: arrowPixels, y: 0 },
  ArrowRight: { x: -arrowPixels, y: 0 },
  ArrowUp: { x: 0, y: arrowPixels },
  ArrowDown: { x: 0, y: -arrowPixels },
}

/** Wheel, keys, drag and pinch on a picture. It moves without rendering: only its transform changes. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  pixels: Size,
): Moves {
  const view = useRef(fitted)
  const moves = useMemo(() => {
    const frame = (): ZoomFrame => {
      const { clientWidth: width, clientHeight: height } = stage.current ?? {
        clientWidth: 1,
        clientHeight: 1,
      }
      const fit = fitInto(pixels, { width, height })
      const most = Math.max(3, (largestPixels * Math.min(previewPixels, pixels.width)) / fit.width)
      return { picture: fit, frame: { width, height }, most }
    }
    const show = (next: typeof fitted) => {
      view.current = next
      const { scale, x, y } = next
      if (picture.current) picture.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      if (stage.current) stage.current.dataset.zoomed = String(scale > 1)
    }
    return {
      zoom: (by: number, at: Point = { x: 0, y: 0 }) => show(zoomAt(view.current, by, at, frame())),
      pan: (by: Point) => show(panBy(view.current, by, frame())),
      fit: () => show(fitted),
      again: () => show(settle(view.current, frame())),
      isFitted: () => view.current.scale === 1,
    }
  }, [stage, picture, pixels])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const fromCenter = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const fingers = new Map<number, Point>()
    const spread = ([one, other]: readonly Point[]) =>
      one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    const middle = (points: readonly Point[]): Point => ({
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    })

    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        moves.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)), fromCenter(event))
      },
      { passive: false, signal },
    )
    element.addEventListener(
      'dblclick',
      (event) => (moves.isFitted() ? moves.zoom(doublePress, fromCenter(event)) : moves.fit()),
      { signal },
    )
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId)
        fingers.set(event.pointerId, fromCenter(event))
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!fingers.has(event.pointerId)) return
        const before = [...fingers.values()]
        fingers.set(event.pointerId, fromCenter(event))
        const now = [...fingers.values()]
        const from = middle(before)
        const to = middle(now)
        moves.pan({ x: to.x - from.x, y: to.y - from.y })
        if (now.length === 2 && spread(before) > 0) moves.zoom(spread(now) / spread(before), to)
      },
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal })
    }
    element.closest('dialog')?.addEventListener(
      'keydown',
      (event) => {
        const arrow = arrows[event.key]
        if (arrow) moves.pan(arrow)
        else if (event.key === '+' || event.key === '=') moves.zoom(step)
        else if (event.key === '-') moves.zoom(1 / step)
        else if (event.key === '0') moves.fit()
        else return
        event.preventDefault()
      },
      { signal },
    )
    const watch = new ResizeObserver(moves.again)
    watch.observe(element)
    return () => {
      controller.abort()
      watch.disconnect()
    }
  }, [stage, moves])

  return { zoomIn: () => moves.zoom(step), zoomOut: () => moves.zoom(1 / step), fit: moves.fit }
}
