import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { picturesOfEmoji, splitEmoji } from './sheet-emoji.ts'

const emojiOf = (text: string) =>
  splitEmoji(text)
    .filter(({ isEmoji }) => isEmoji)
    .map((part) => part.text)

describe('an emoji is one, however it is written', () => {
  test.each([
    ['a face', '😀'],
    ['a tone of skin', '👍🏽'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a tone', '👩🏽‍💻'],
    ['a flag', '🇩🇪'],
    ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag that is joined', '🏳️‍🌈'],
    ['a keycap', '1️⃣'],
    ['a sign shown as a picture', '❤️'],
    ['a joined sign', '❤️‍🔥'],
  ])('%s', (_, emoji) => {
    expect(splitEmoji(`a${emoji}b`)).toEqual([
      { text: 'a', isEmoji: false },
      { text: emoji, isEmoji: true },
      { text: 'b', isEmoji: false },
    ])
  })

  test('two flags are two', () => expect(emojiOf('🇩🇪🇫🇷')).toEqual(['🇩🇪', '🇫🇷']))
})

test('digits and signs in a text are none', () => {
  expect(emojiOf('#1 * © 2026 ™ 0 ❤ ☎')).toEqual([])
})

test('an emoji that nobody has drawn is the pictures that it is joined from', () => {
  expect(picturesOfEmoji('👨🏽‍👩🏿‍👧')).toEqual(['👨', '👩', '👧'])
  expect(picturesOfEmoji('🇽🇽')).toEqual(['🇽', '🇽'])
  expect(picturesOfEmoji('🏽')).toEqual(['🏽'])
  expect(picturesOfEmoji('1️⃣')).toEqual(['1'])
})

test('nothing is lost and nothing is there twice', () => {
  const pieces = fc.constantFrom(
    '👨',
    '\u200d',
    '🏽',
    '🇩',
    '❤',
    '\ufe0f',
    '1',
    '\u20e3',
    'ب',
    'क',
    '\u{e0067}',
    'a',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }),
      (letters) => {
        const text = letters.join('')
        const parts = splitEmoji(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        const emoji = parts.filter(({ isEmoji }) => isEmoji)
        expect(
          emoji.every((one) => picturesOfEmoji(one.text).every((picture) => one.text.includes(picture))),
        ).toBe(true)
      },
    ),
  )
})
