import { describe, expect, test } from 'vitest'
import { paintCanvas, type Size } from './canvas.ts'
import { paintFinely } from './paint-finely.ts'

/** Stripes, black and white, each of this width. */
function stripes(size: Size, width: number): Float32Array {
  const paint = (fine: Size) =>
    paintCanvas(fine, (x, _y, color) => {
      color.fill(Math.abs(Math.floor(x / width)) % 2)
    })
  return paintFinely(size, width, paint).light
}

describe('painting finely', () => {
  test('turns stripes thinner than a pixel into their mean', () => {
    const light = [...stripes({ width: 10, height: 10 }, 0.01)]
    expect(light).toHaveLength(300)
    expect(Math.min(...light)).toBeGreaterThan(0.35)
    expect(Math.max(...light)).toBeLessThan(0.65)
  })

  test('leaves alone what is wide enough', () => {
    const light = stripes({ width: 40, height: 40 }, 0.1)
    expect(new Set(light)).toEqual(new Set([0, 1]))
  })
})
