import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakIntoLines } from './sheet-lines.ts'

/** Every letter, with its marks, is as wide as any other. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const measure = (text: string) => [...letters.segment(text)].length

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

  test('break Thai between its words, and never before a mark', () => {
    expect(breakIntoLines('สวัสดีชาวโลกที่นี่', 7, 9, measure)).toEqual(['สวัสดีชาว', 'โลกที่นี่'])
    expect(breakIntoLines('ที่นี่', 1, 9, measure)).toEqual(['ที่', 'นี่'])
  })

  test.each([
    ['Khmer', 'ព្រឹកស្ងប់ស្ងាត់', ['ព្រឹក', 'ស្ងប់ស្ងាត់']],
    ['Lao', 'ເຊົ້າທີ່ງຽບ', ['ເຊົ້າທີ່', 'ງຽບ']],
    ['Burmese', 'တိတ်ဆိတ်သောနံနက်ခင်း', ['တိတ်ဆိတ်သော', 'နံနက်ခင်း']],
  ])('break %s between its words', (_, text, lines) => {
    expect(breakIntoLines(text, measure(text) - 1, 9, measure)).toEqual(lines)
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

describe('what is measured', () => {
  /** As fonts have it: what only guides, joins or changes takes no room, and neither does a mark. */
  const unseen = /[\p{M}\p{Cf}]/gu
  const length = 2_000

  function count(text: string, width: number, most: number) {
    const made = { measurings: 0, characters: 0 }
    breakIntoLines(text, width, most, (part) => {
      made.measurings += 1
      made.characters += part.length
      return [...part.replace(unseen, '')].length
    })
    return made
  }

  const fill = (begin: string, rest: string) =>
    (begin + rest.repeat(Math.ceil(length / rest.length))).slice(0, length)

  test.each([
    ['guiding characters behind a wide word', fill('א'.repeat(120), '\u2068\u2069\u200f')],
    ['guiding characters alone', fill('', '\u2067')],
    ['guiding characters between spaces', fill('', '\u200f ')],
    ['guiding characters between letters', fill('', 'ب\u200f')],
    ['marks on one letter', fill('a', '\u0301')],
    ['joiners behind one letter', fill('W', '\u200d\u200c')],
    ['what selects a variation, on one letter', fill('a', '\ufe0f')],
    ['emoji', fill('', '😀')],
    ['emoji joined to one', fill('', '👩\u200d')],
    ['syllables joined to one', fill('', 'क्')],
    ['one word', fill('', 'm')],
    ['words of one letter', fill('', 'm ')],
    ['characters that may break anywhere', fill('', '海')],
    ['Thai', fill('', 'ที่นี่')],
  ])('grows with what is shown, for %s', (_, text) => {
    const { measurings, characters } = count(text, 60, 4)
    expect(measurings).toBeLessThanOrEqual(200)
    expect(characters).toBeLessThanOrEqual(12 * length)
    const all = count(text, 60, Number.POSITIVE_INFINITY)
    expect(all.measurings).toBeLessThanOrEqual(2 * length)
    expect(all.characters).toBeLessThanOrEqual(20 * length)
  })

  test('grows with any text no faster than the text does', () => {
    const characters = fc.constantFrom(...'am 海ที่\u200f\u2067\u2069\u0301\u200d😀क्\ufe0fא ')
    const part = fc.tuple(characters, fc.nat(400)).map(([character, times]) => character.repeat(times))
    const texts = fc.array(part, { maxLength: 8 }).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, width) => {
        const { measurings, characters } = count(text, width, Number.POSITIVE_INFINITY)
        expect(measurings).toBeLessThanOrEqual(4 * text.length)
        expect(characters).toBeLessThanOrEqual(4 * text.length * Math.log2(text.length + 2))
      }),
    )
  })
})
