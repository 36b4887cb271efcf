import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBoardName } from './board-name.ts'

describe('BOARD-03: the name of a board', () => {
  test.each(['', ' ', '\t\n', '\u200b', '\u00a0 \u3000'])('is more than nothing: %j', (text) => {
    expect(parseBoardName(text)).toEqual({ ok: false, failure: 'name-empty' })
  })

  test('has at most 255 characters, however many bytes they are', () => {
    for (const letter of ['a', 'ß', '板', '😀']) {
      expect(parseBoardName(letter.repeat(255))).toEqual({ ok: true, value: letter.repeat(255) })
      expect(parseBoardName(letter.repeat(256))).toEqual({ ok: false, failure: 'name-too-long' })
    }
  })

  test('loses the spaces around it and keeps those inside', () => {
    expect(parseBoardName('  Cover  options\n')).toEqual({ ok: true, value: 'Cover  options' })
  })

  test('is read once: what came out goes in again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const read = parseBoardName(text)
        if (read.ok) expect(parseBoardName(read.value)).toEqual(read)
      }),
    )
  })
})
