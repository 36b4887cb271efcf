import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Face } from './open-font-family.ts'
import { lineOf, linesOf, orderOf, piecesOf } from './set-line.ts'

function face(name: string, letters: string, facts: Partial<Face> = {}): Face {
  const characters = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))
  return { name, font: new Uint8Array(), characters, shape: null, isEmoji: false, ...facts }
}

const faces = [
  face('latin', 'abc 12()[]…'),
  face('hebrew', 'אבג ', { shape: () => [] }),
  face('emoji', '😀', { shape: () => [], isEmoji: true }),
]

/** What is seen from left to right; letters that are shaped together turn around where they are shaped. */
function seen(text: string): readonly string[] {
  const pieces = piecesOf(lineOf(text), faces)
  return orderOf(pieces).map((number) => pieces[number]?.shown ?? '')
}

describe('a line', () => {
  test('from left to right is one piece for each face', () => {
    expect(seen('ab (12)')).toEqual(['ab (12)'])
  })

  test('from right to left has its words in the other order, numbers as they are and brackets mirrored', () => {
    expect(seen('אב גא (12) ב')).toEqual(['ב', ' (', '12', ')', 'גא ', 'אב '])
  })

  test('has a name from right to left turned around among others', () => {
    expect(seen('ab אב גא c')).toEqual(['ab ', 'גא', 'אב ', ' c'])
  })

  test('tells who shapes its letters in which direction they go; emoji are pictures', () => {
    const directions = piecesOf(lineOf('אב 😀 א'), faces).map(({ shown, direction }) => [shown, direction])
    expect(directions).toEqual([
      ['אב ', 'right-to-left'],
      ['😀', 'left-to-right'],
      [' ', 'right-to-left'],
      ['א', 'right-to-left'],
    ])
  })
})

describe('the lines of a paragraph', () => {
  test('start where the paragraph does, whatever stands at their beginning', () => {
    const lines = linesOf('אב ab 12', ['אב', 'ab 12'])
    expect(lines.map(({ levels }) => [levels.base, [...(levels.at ?? [])].join('')])).toEqual([
      [1, '11'],
      [1, '22222'],
    ])
  })

  test('end with an ellipsis where the text goes on', () => {
    const [line] = linesOf('אב גא', ['אב…'])
    expect(line && orderOf(piecesOf(line, faces)).at(0)).toBe(1)
  })
})

test('every character is in exactly one piece, and every piece is seen once', () => {
  const letters = fc.constantFrom('a', 'א', 'ב', '1', '(', ')', ' ', '😀', '\u200f', '海')
  fc.assert(
    fc.property(fc.array(letters), (all) => {
      const text = all.join('')
      const pieces = piecesOf(lineOf(text), faces)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect([...orderOf(pieces)].sort((one, other) => one - other)).toEqual([...pieces.keys()])
    }),
  )
})
