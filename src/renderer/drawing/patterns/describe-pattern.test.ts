import { describe, expect, test } from 'vitest'
import { patternLooks, patternMotifs } from '../drawing.ts'
import { describePattern } from './describe-pattern.ts'
import { drawPattern } from './draw-pattern.ts'

const drawings = patternMotifs.flatMap((motif) =>
  patternLooks.flatMap((look) =>
    [1, 2, 3].map((seed) => ({ style: 'pattern', motif, look, seed, width: 1500, height: 1000 }) as const),
  ),
)

describe('the description of a pattern', () => {
  test('has a title in sentence case, a caption that ends with a period and at least 12 distinct keywords', () => {
    for (const drawing of drawings) {
      const { title, caption, keywords } = describePattern(drawing)
      expect(title).toMatch(/^[A-Z].*[a-z]$/)
      expect(caption).toMatch(/^[A-Z].*\.$/)
      expect(new Set(keywords).size).toBe(keywords.length)
      expect(keywords.length).toBeGreaterThanOrEqual(12)
    }
  })

  test('names no color that is not in the drawing, and the colors once each', () => {
    for (const drawing of drawings) {
      const { palette } = describePattern(drawing)
      const svg = drawPattern(drawing)
      expect(palette.length).toBeGreaterThanOrEqual(2)
      expect(new Set(palette).size).toBe(palette.length)
      expect(palette.filter((color) => !svg.includes(color))).toEqual([])
    }
  })

  test('varies its title with the seed', () => {
    const titles = Array.from({ length: 40 }, (_, seed) =>
      describePattern({ style: 'pattern', motif: 'plaid', look: 'forest', seed, width: 3, height: 2 }),
    ).map(({ title }) => title)
    expect(new Set(titles).size).toBeGreaterThan(15)
  })

  test('names the orientation and shows nobody', () => {
    const [drawing] = drawings
    if (!drawing) throw new Error('No drawing')
    expect(describePattern(drawing).keywords).toContain('horizontal')
    expect(describePattern({ ...drawing, width: 600 }).keywords).toContain('vertical')
    expect(describePattern({ ...drawing, width: 1000 }).keywords).toContain('square')
    expect(describePattern(drawing).people).toEqual({ count: 0, ages: [] })
  })

  test('calls the look mono, and no other, black and white', () => {
    for (const drawing of drawings) {
      expect(describePattern(drawing).moods.includes('bandw')).toBe(drawing.look === 'mono')
    }
  })
})
