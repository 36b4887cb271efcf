import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakIntoLines } from './sheet-lines.ts'

/** Every character is as wide as any other. */
const measure = (text: string) => [...text].length

describe('the lines of a caption', () => {
  test('break between words', () => {
    expect(breakIntoLines('a quiet morning by the sea', 10, 9, measure)).toEqual([
      'a quiet',
      'morning by',
      'the sea',
    ])
  })

  test('end with an ellipsis where there is more than fits', () => {
    expect(breakIntoLines('a quiet morning by the sea', 10, 2, measure)).toEqual(['a quiet', 'morning b…'])
    expect(breakIntoLines('a quiet morning', 10, 1, measure)).toEqual(['a quiet m…'])
  })

  test('break a word that is wider than the line', () => {
    expect(breakIntoLines('abcdefghijkl mn', 5, 9, measure)).toEqual(['abcde', 'fghij', 'kl mn'])
  })

  test('break anywhere where words are not divided', () => {
    expect(breakIntoLines('海辺の静かな朝', 4, 9, measure)).toEqual(['海辺の静', 'かな朝'])
  })

  test('are none for no text', () => {
    expect(breakIntoLines('  ', 5, 3, measure)).toEqual([])
  })

  test('are never wider nor more than there is room for, and lose nothing where there is enough', () => {
    const widths = fc.integer({ min: 2, max: 30 })
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        widths,
        fc.integer({ min: 1, max: 5 }),
        (text, width, most) => {
          const lines = breakIntoLines(text, width, most, measure)
          expect(lines.length).toBeLessThanOrEqual(most)
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
          const whole = breakIntoLines(text, width, Number.POSITIVE_INFINITY, measure)
          expect(whole.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
        },
      ),
    )
  })
})
