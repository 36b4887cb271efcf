import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChanges } from '#features/search/domain.ts'
import { hashDeletions, mostHashes } from './deletion-hashes.ts'

function hashesOf(word: string): ReadonlySet<number> {
  const hashes = new Uint32Array(mostHashes)
  return new Set(hashes.subarray(0, hashDeletions(word, hashes)))
}

test('words within two changes share a hash, however long they are', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'd')
  const change = fc.record({ at: fc.nat(12), letter, kind: fc.constantFrom('in', 'out', 'other', 'swap') })
  const changed = (
    word: string,
    { at, letter: given, kind }: { at: number; letter: string; kind: string },
  ) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (kind === 'in') return head + given + tail
    if (kind === 'out') return head + tail.slice(1)
    if (kind === 'other') return head + (tail === '' ? '' : given) + tail.slice(1)
    return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)
  }
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 12 }), change, change, (word, first, second) => {
      const other = changed(changed(word, first), second)
      fc.pre(countChanges(word, other, 2) <= 2)
      expect([...hashesOf(word)].some((hash) => hashesOf(other).has(hash))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('a word of different letters has as many as there are ways to leave two out', () => {
  expect(hashesOf('abc').size).toBe(7)
  expect(hashesOf('abcdefghij').size).toBe(mostHashes)
})

test('equal letters in a row are left out once', () => {
  const hashes = new Uint32Array(mostHashes)
  expect(hashDeletions('aa', hashes)).toBe(3)
  expect(hashDeletions('', hashes)).toBe(1)
})
