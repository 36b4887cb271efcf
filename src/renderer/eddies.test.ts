import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureEddies } from './eddies.ts'
import { createNoise } from './noise.ts'

test('eddies bring as much to a place as they take away', () => {
  const eddies = measureEddies({ eddy: 3, seed: 0 }, createNoise(8))
  const ask = (x: number, y: number) => {
    const flow = { x: 0, y: 0 }
    eddies(x, y, flow)
    return flow
  }
  const place = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(place, place, (x, y) => {
      const step = 0.01
      const across = ask(x + step, y).x - ask(x - step, y).x
      const down = ask(x, y + step).y - ask(x, y - step).y
      expect((across + down) / (2 * step)).toBeCloseTo(0, 1)
    }),
  )
})

test('eddies are stronger than nothing somewhere', () => {
  const flow = { x: 0, y: 0 }
  measureEddies({ eddy: 3, seed: 0 }, createNoise(8))(0.4, 0.3, flow)
  expect(Math.hypot(flow.x, flow.y)).toBeGreaterThan(0.05)
})
