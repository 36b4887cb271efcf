import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitInto, fitted, panBy, settle, type ZoomFrame, type ZoomView, zoomAt } from './zoom-view.ts'

const side = fc.integer({ min: 50, max: 4000 })
const size = fc.record({ width: side, height: side })
const frames = fc
  .tuple(size, size, fc.double({ min: 1, max: 8, noNaN: true }))
  .map(([original, frame, most]): ZoomFrame => ({ picture: fitInto(original, frame), frame, most }))
const offset = fc.double({ min: -3000, max: 3000, noNaN: true })
const point = fc.record({ x: offset, y: offset })
const step = fc.double({ min: 0.1, max: 10, noNaN: true })

function edges({ scale, x, y }: ZoomView, { picture, frame }: ZoomFrame) {
  const spare = (length: number, room: number, at: number) => (length * scale - room) / 2 - Math.abs(at)
  return [spare(picture.width, frame.width, x), spare(picture.height, frame.height, y)]
}

test('ASSET-01: wherever one goes, no edge leaves the frame while the picture is larger than it', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.tuple(step, point)), (frame, moves) => {
      let view = fitted
      for (const [by, at] of moves) view = panBy(zoomAt(view, by, at, frame), at, frame)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(frame.most)
      const [across = 0, down = 0] = edges(view, frame)
      if (view.x !== 0) expect(across).toBeGreaterThanOrEqual(-1e-6)
      if (view.y !== 0) expect(down).toBeGreaterThanOrEqual(-1e-6)
    }),
  )
})

test('the point under the pointer stays, as long as no edge comes into the frame', () => {
  const frame: ZoomFrame = {
    picture: { width: 900, height: 600 },
    frame: { width: 900, height: 600 },
    most: 4,
  }
  const view = zoomAt(fitted, 2, { x: 100, y: -50 }, frame)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomAt(view, 0.5, { x: 100, y: -50 }, frame)).toEqual(fitted)
})

test('what fits has nowhere to go', () => {
  fc.assert(
    fc.property(frames, point, (frame, by) => {
      const { x, y } = panBy(fitted, by, frame)
      expect(Math.hypot(x, y)).toBeLessThan(1e-6)
    }),
  )
})

test('settling twice is settling once', () => {
  fc.assert(
    fc.property(frames, point, (frame, { x, y }) => {
      const once = settle({ scale: frame.most, x, y }, frame)
      expect(settle(once, frame)).toEqual(once)
    }),
  )
})
