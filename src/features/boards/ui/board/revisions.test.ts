import { expect, test } from 'vitest'
import { openRevisions } from './revisions.ts'

test('BOARD-11: a page that was kept from before is behind what has been shown or heard of since', () => {
  const { note, isBehind } = openRevisions()
  note(3)
  expect(isBehind(3)).toBe(false)
  note(4)
  note(3)
  expect([3, 4, 5].map(isBehind)).toEqual([true, false, false])
})
