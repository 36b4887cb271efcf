import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

test('addresses are told from the text around them', () => {
  const pieces = splitLinks('Sign in:\nhttps://example.com/sign-in?code=a-b_c\n\nBye')
  expect(pieces.map(({ text, isLink }) => [text, isLink])).toEqual([
    ['Sign in:\n', false],
    ['https://example.com/sign-in?code=a-b_c', true],
    ['\n\nBye', false],
  ])
})

test('nothing of a text is lost', () => {
  const withLinks = fc.array(fc.oneof(fc.string(), fc.webUrl())).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(withLinks, (text) => {
      const pieces = splitLinks(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true)
    }),
  )
})
