import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packNote, unpackNote } from './carry-note.ts'

test.each(['', 'Page 3', 'Zeile eins\nZeile zwei: „ja“ & 50 %', '表紙'.repeat(1_000)])(
  'a note comes back as it was',
  (note) => {
    expect(unpackNote(packNote(note))).toBe(note)
  },
)

test('the longest notes fit into an address', () => {
  const words = Array.from({ length: 2_000 }, (_, place) =>
    String.fromCodePoint(0x4e00 + ((place * 7_919) % 3_000)),
  )
  expect(packNote(words.join('')).length).toBeLessThan(8_000)
})

test('whatever else stands there is no note', () => {
  const bomb = deflateRawSync('a'.repeat(10_000_000)).toString('base64url')
  const long = deflateRawSync('a'.repeat(2_001)).toString('base64url')
  expect(['x', '%00', '####', bomb, long].map(unpackNote)).toEqual(['', '', '', '', ''])
})
