import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Face } from './open-font-family.ts'
import { cleanText, readNeeds, splitIntoRuns } from './text-runs.ts'

function face(name: string, letters: string, facts: Partial<Face> = {}): Face {
  const characters = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))
  return { name, font: new Uint8Array(), characters, shape: null, isEmoji: false, ...facts }
}

const latin = face('latin', 'abc 1')
const cyrillic = face('cyrillic', 'жаб1')
const arabic = face('arabic', 'مینخوا ', { shape: () => [] })
const emoji = face('emoji', '👨👩👧\u200d1❤ ', { shape: () => [], isEmoji: true })

const namesOf = (text: string, faces: readonly Face[]) =>
  splitIntoRuns(text, faces).map(({ shown, face: own }) => [shown, own?.name])

describe('each part of a text', () => {
  test('is set in a face that has it, and stays in it as long as it can', () => {
    expect(namesOf('ab жа1 c海山', [latin, cyrillic])).toEqual([
      ['ab ', 'latin'],
      ['жа1', 'cyrillic'],
      [' c', 'latin'],
      ['海山', undefined],
    ])
  })

  test('keeps joiners only where letters are shaped together', () => {
    expect(namesOf('می\u200cخوا a\u200cb\u200f', [latin, arabic])).toEqual([
      ['می\u200cخوا ', 'arabic'],
      ['ab', 'latin'],
    ])
  })

  test('is one picture where it is an emoji, and never the sign or space beside it', () => {
    expect(namesOf('1 👨\u200d👩\u200d👧 1❤ 1', [latin, emoji])).toEqual([
      ['1 ', 'latin'],
      ['👨\u200d👩\u200d👧', 'emoji'],
      [' 1', 'latin'],
      ['❤', 'emoji'],
      [' 1', 'latin'],
    ])
  })

  test('is the pictures of an emoji that some face has, without the others', () => {
    expect(namesOf('👨🏽\u200d🚀', [emoji])).toEqual([['👨', 'emoji']])
    expect(namesOf('👩\u200d🚀\u200d👧', [emoji])).toEqual([
      ['👩', 'emoji'],
      ['👧', 'emoji'],
    ])
    expect(namesOf('🚀🏽', [latin])).toEqual([['🚀🏽', undefined]])
  })
})

test('every character of a text lands in exactly one run, in its order', () => {
  const pieces = fc.constantFrom(
    'a',
    'ж',
    'م',
    '\u200c',
    '\u200f',
    '👨',
    '\u200d',
    '🏽',
    '🇩',
    '1',
    '\ufe0f',
    '海',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces), (letters) => {
      const text = letters.join('')
      const runs = splitIntoRuns(text, [latin, cyrillic, arabic, emoji])
      expect(runs.map((run) => run.text).join('')).toBe(text)
      const lacking = runs.filter(({ shown, face: own }) => {
        const seen = shown.replace(/\u200c|\u200d|\ufe0f|\p{EMod}/gu, '')
        return own && ![...seen].every((letter) => own.characters.has(letter.codePointAt(0) ?? 0))
      })
      expect(lacking).toEqual([])
    }),
  )
})

describe('a text', () => {
  test('is cleaned of what is not seen', () => {
    expect(cleanText('  Cafe\u0301\n\t au\u200b lait \ufe0f')).toBe('Café au lait')
    expect(cleanText('a\u202eb\u0007')).toBe('ab')
    expect(cleanText('\u200f \u200d')).toBe('')
  })

  test('keeps what changes its shape or direction, and emoji whole', () => {
    for (const kept of ['می\u200cخواهم', 'क्\u200dष', '(a)\u200f', '👩🏽\u200d💻', '❤\ufe0f', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
      expect(cleanText(kept)).toBe(kept)
  })

  test.each([
    ['marks', 'a', '\u0308'],
    ['guides', 'א', '\u2068\u2069\u200f'],
    ['both in turn', 'ب', '\u064e\u200f'],
  ])('is not lengthened for ever by %s behind one letter', (_, letter, more) => {
    expect(cleanText(`${letter}${more.repeat(600)}b`).length).toBeLessThanOrEqual(33)
    expect(cleanText(`${letter}${more.repeat(5)}b`)).toBe(`${letter}${more.repeat(5)}b`.normalize('NFC'))
  })

  test('needs characters and whole emoji', () => {
    expect(readNeeds('a\u200f👩\u200d💻a')).toEqual({
      characters: new Set([97]),
      emoji: new Set(['👩\u200d💻']),
    })
  })
})
