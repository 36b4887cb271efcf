import { describe, expect, test } from 'vitest'
import type { Rgb } from '../color.ts'
import { createAtmosphere } from './atmosphere.ts'

function lookAt(sunUp: number, x: number, y: number, z: number): Rgb {
  const color: Rgb = [0, 0, 0]
  createAtmosphere({ sunUp, sunAcross: 0, haze: 1 }).at(x, y, z, color)
  return color
}

describe('the sky', () => {
  test('is blue overhead by day and paler at the horizon', () => {
    const overhead = lookAt(0.8, 0, 1, 0)
    const horizon = lookAt(0.8, 1, 0.02, 0)
    expect(overhead[2]).toBeGreaterThan(overhead[0] * 2)
    expect(horizon[2] / horizon[0]).toBeLessThan(overhead[2] / overhead[0])
  })

  test('is red around a low sun and darker than by day', () => {
    const evening = lookAt(0.03, 0, 0.04, 1)
    expect(evening[0]).toBeGreaterThan(evening[2])
    const day = createAtmosphere({ sunUp: 0.8, sunAcross: 0, haze: 1 })
    const dusk = createAtmosphere({ sunUp: 0.03, sunAcross: 0, haze: 1 })
    expect(dusk.ambient[1]).toBeLessThan(day.ambient[1])
    expect(dusk.sunLight[2] / dusk.sunLight[0]).toBeLessThan(day.sunLight[2] / day.sunLight[0])
  })

  test('is the same to the left and to the right of a sun straight ahead', () => {
    const left = lookAt(0.4, -0.6, 0.3, 0.74)
    const right = lookAt(0.4, 0.6, 0.3, 0.74)
    left.forEach((light, channel) => {
      expect(light).toBeCloseTo(right[channel] ?? 0, 6)
    })
  })
})
