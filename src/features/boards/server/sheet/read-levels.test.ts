import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLevels, turnAround } from './read-levels.ts'

const levelsOf = (text: string) => [...(readLevels(text).at ?? new Uint8Array(text.length))].join('')

describe('how a text is read', () => {
  test.each([
    ['from left to right', 'a (1)', 0, '00000'],
    ['from right to left', 'אב', 1, '11'],
    ['a number stays as it is', 'אב 12', 1, '11122'],
    ['brackets go with what surrounds them', 'אב (c)', 1, '111121'],
    ['a word of the other direction', 'ab אב', 0, '00011'],
    ['an emoji has no direction of its own', '😀 אב', 1, '11111'],
    ['nor has one inside', 'אב 👨\u200d👩 אב', 1, '11111111111'],
    ['a letter of two units', '\u{1e900}a', 1, '112'],
    ['a mark that turns it', '\u200fa', 1, '12'],
  ])('%s', (_, text, base, levels) => {
    expect(readLevels(text).base).toBe(base)
    expect(levelsOf(text)).toBe(levels)
  })
})

test('what goes from right to left is turned around with its brackets, letters with their marks', () => {
  expect(turnAround('(a]')).toBe('[a)')
  expect(turnAround('ae\u0301«')).toBe('»e\u0301a')
  expect(turnAround('')).toBe('')
})

test('every unit of a text has a level, both units of a character the same', () => {
  const letters = fc.constantFrom(
    'a',
    'א',
    'م',
    '١',
    '1',
    '(',
    ')',
    ' ',
    '😀',
    '\u{1e900}',
    '\u2067',
    '\u2069',
    '🇩',
  )
  fc.assert(
    fc.property(fc.array(letters), (all) => {
      const text = all.join('')
      const { base, at } = readLevels(text)
      if (at === null) return
      expect(at.length).toBe(text.length)
      expect(base).toBeLessThanOrEqual(1)
      let place = 0
      for (const letter of all) {
        if (letter.length === 2) expect(at[place]).toBe(at[place + 1])
        place += letter.length
      }
    }),
  )
})
