import { expect, test } from 'vitest'
import { buildSegment } from '../segment/build-segment.ts'
import { openNameTable } from '../segment/name-table.ts'
import { makeEntry } from '../testing/change-stream.ts'
import { type CountedPart, countDead, markDead } from './mark-dead.ts'

function partOf(...ids: readonly number[]): CountedPart {
  const entries = ids.map((id) => makeEntry(String(id), 1))
  return { segment: buildSegment(ids.join('-'), entries, openNameTable()), dead: null, deadCount: 0 }
}

test('marks what is there and leaves the old part as it was', () => {
  const old = partOf(5, 9, 3, 12, 40, 41, 42, 43, 44)
  const [once] = markDead([old], ['9', '7'])
  expect(once).toMatchObject({ deadCount: 1, dead: Uint8Array.of(0b10, 0) })
  const [twice] = markDead([once ?? old], ['44', '9', '44'])
  expect(twice).toMatchObject({ deadCount: 2, dead: Uint8Array.of(0b10, 1) })
  expect(old).toMatchObject({ deadCount: 0, dead: null })
  expect(once).toMatchObject({ deadCount: 1, dead: Uint8Array.of(0b10, 0) })
})

test('a part that has none of them is the very same', () => {
  const parts = [partOf(1, 2), partOf(3)]
  const marked = markDead(parts, ['3', '4'])
  expect(marked[0]).toBe(parts[0])
  expect(marked[1]).not.toBe(parts[1])
})

test('counts the bits that are set', () => {
  expect(countDead(null)).toBe(0)
  expect(countDead(Uint8Array.of(0b1011, 0, 255))).toBe(11)
})
