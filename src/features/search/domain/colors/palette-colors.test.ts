import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labOfHex } from '#features/catalogue/domain.ts'
import type { Match } from '../index-question.ts'
import { colorTokensOf, matchColor } from './palette-colors.ts'

const picture = (...colors: readonly (readonly [hex: string, share: number])[]) =>
  colorTokensOf(colors.flatMap(([hex, share]) => [...labOfHex(hex), share]))

/** As an index would score it: the best of the weights, saturated by how often the token is there. */
function score(hex: string, tokens: readonly string[]): number {
  const match = matchColor(hex)
  const readings: readonly Match[] = match.kind === 'best' ? match.of : []
  const scores = readings.map((reading) => {
    if (reading.kind !== 'token') return 0
    const often = tokens.filter((token) => token === reading.token).length
    return ((reading.weight ?? 1) * often) / (often + 1.2)
  })
  return Math.max(0, ...scores)
}

describe('SEARCH-05: pictures by color', () => {
  const all = {
    red: picture(['#d01c1f', 1]),
    darkRed: picture(['#a01818', 1]),
    orange: picture(['#f28c28', 1]),
    blue: picture(['#1f4fd0', 1]),
    green: picture(['#2e8b40', 1]),
    grey: picture(['#808080', 1]),
    beige: picture(['#d9c8a9', 1]),
    white: picture(['#ffffff', 1]),
    black: picture(['#050505', 1]),
    halfRed: picture(['#d01c1f', 0.5], ['#ffffff', 0.5]),
    speckOfRed: picture(['#d01c1f', 0.05], ['#ffffff', 0.95]),
  }

  test('red finds red before dark red and orange, and never blue, green or grey', () => {
    expect(score('#e02020', all.red)).toBeGreaterThan(score('#e02020', all.darkRed))
    expect(score('#e02020', all.darkRed)).toBeGreaterThan(score('#e02020', all.orange))
    for (const other of [all.blue, all.green, all.grey, all.white, all.black])
      expect(score('#e02020', other)).toBe(0)
  })

  test('the more of a color, the better', () => {
    expect(score('#ff0000', all.red)).toBeGreaterThan(score('#ff0000', all.halfRed))
    expect(score('#ff0000', all.halfRed)).toBeGreaterThan(score('#ff0000', all.speckOfRed))
    expect(score('#ff0000', all.speckOfRed)).toBeGreaterThan(0)
  })

  test('grey finds grey, and no color', () => {
    expect(score('#7a7a7a', all.grey)).toBeGreaterThan(0.5)
    for (const other of [all.red, all.blue, all.green, all.beige]) expect(score('#7a7a7a', other)).toBe(0)
    expect(score('#ffffff', all.white)).toBeGreaterThan(0.5)
    expect(score('#ffffff', all.black)).toBe(0)
  })

  test.each(['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff', '#8b4513', '#ffc0cb'])(
    '%s finds a picture of nothing else',
    (hex) => expect(score(hex, picture([hex, 1]))).toBeGreaterThan(0.35),
  )

  test('what is no color is in no picture', () => {
    for (const text of ['red', '#12345', '']) expect(matchColor(text)).toEqual({ kind: 'any', of: [] })
    expect(matchColor('ff0000')).toEqual(matchColor('#FF0000'))
  })

  test('any palette gives a bounded number of tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { maxLength: 60 }), (palette) => {
        expect(colorTokensOf(palette).length).toBeLessThanOrEqual(24)
        expect(colorTokensOf(palette).every((token) => /^C\d+$/.test(token))).toBe(true)
      }),
    )
  })
})
