import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardLimits } from './board-limits.data.ts'
import { parseComment } from './comment.ts'

describe('BOARD-10: a comment', () => {
  test.each([
    ['  This one.  ', 'This one.'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['a\u0000b\u0007c', 'abc'],
    ['👩‍🎨 yes', '👩‍🎨 yes'],
  ])('%j is kept as %j', (text, kept) => {
    expect(parseComment(text)).toEqual({ ok: true, value: kept })
  })

  test.each(['', '   ', '\n\t', '\u200b\u200d', '\u0000'])('%j says nothing', (text) => {
    expect(parseComment(text)).toEqual({ ok: false, failure: 'text-empty' })
  })

  test('has so many characters, counted as people would', () => {
    expect(parseComment('🦊'.repeat(boardLimits.text))).toMatchObject({ ok: true })
    expect(parseComment('x'.repeat(boardLimits.text + 1))).toEqual({ ok: false, failure: 'text-too-long' })
  })

  test('that was kept stays as it is when it is read again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u0000', '\u200b', '\u2028', '🦊') }),
        (text) => {
          const once = parseComment(text)
          if (once.ok) expect(parseComment(once.value)).toEqual(once)
        },
      ),
    )
  })
})
