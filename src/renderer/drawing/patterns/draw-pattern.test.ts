import { describe, expect, test } from 'vitest'
import { type PatternDrawing, patternLooks, patternMotifs } from '../drawing.ts'
import { drawPattern } from './draw-pattern.ts'

const frames = [
  { width: 1500, height: 1000 },
  { width: 800, height: 1200 },
  { width: 1000, height: 1000 },
  { width: 1600, height: 900 },
  { width: 3000, height: 1000 },
] as const

function drawingsOf(motif: PatternDrawing['motif']): PatternDrawing[] {
  return patternLooks.flatMap((look, place) =>
    frames.map(
      (frame, seed) => ({ style: 'pattern', motif, look, seed: place * 100 + seed, ...frame }) as const,
    ),
  )
}

/** Names of elements that were closed in another order than they were opened, or never. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([A-Za-z]+)([^<>]*)>/g)) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !rest.endsWith('/')) open.push(name)
  }
  return open
}

describe.each(patternMotifs)('the motif %s', (motif) => {
  const drawings = drawingsOf(motif)

  test('is well-formed, stands alone and holds no text, in every look and for several seeds', () => {
    for (const drawing of drawings) {
      const svg = drawPattern(drawing)
      expect(unbalanced(svg)).toEqual([])
      expect(svg.replaceAll(/<[^<>]*>/g, '')).toBe('')
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|<image|\son\w+=/)
      expect(svg).not.toMatch(/href="(?!#)|url\((?!#)/)
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
      expect(svg.length).toBeLessThan(300_000)
    }
  })

  test('uses no name that it does not define', () => {
    for (const drawing of drawings.slice(0, 5)) {
      const svg = drawPattern(drawing)
      const defined = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
      const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(used.filter((id) => !defined.has(id))).toEqual([])
    }
  })

  test('is the same for the same drawing and another for another seed', () => {
    for (const drawing of drawings.slice(0, 3)) {
      expect(drawPattern({ ...drawing })).toBe(drawPattern(drawing))
      expect(drawPattern({ ...drawing, seed: drawing.seed + 1 })).not.toBe(drawPattern(drawing))
    }
  })
})

test('a pattern has the size that is asked for', () => {
  const svg = drawPattern({
    style: 'pattern',
    motif: 'stars',
    look: 'ocean',
    seed: 1,
    width: 1500,
    height: 1000,
  })
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1500" height="1000" viewBox="0 0 /,
  )
})

test('the look mono has no color in it', () => {
  const colored = patternMotifs.flatMap((motif) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const svg = drawPattern({ style: 'pattern', motif, look: 'mono', seed, width: 900, height: 600 })
      return [...svg.matchAll(/"#(..)(..)(..)"/g)].filter(
        ([, red, green, blue]) => red !== green || green !== blue,
      )
    }),
  )
  expect(colored).toEqual([])
})
