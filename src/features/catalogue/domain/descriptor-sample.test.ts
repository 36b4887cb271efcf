import { expect, test } from 'vitest'
import { lightnessOf, sampleSide } from './descriptor-sample.ts'

test('green is lighter than red, and red than blue', () => {
  const sample = new Uint8Array(sampleSide * sampleSide * 3)
  sample.set([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
  const [red = 0, green = 0, blue = 0, white, black] = lightnessOf(sample)
  expect(green).toBeGreaterThan(red)
  expect(red).toBeGreaterThan(blue)
  expect(white).toBeCloseTo(255, 3)
  expect(black).toBe(0)
})
