import { expect, test } from 'vitest'
import { readListDone } from './list-done.ts'

const boardId = '0190a6b2-7c1e-7a61-9d3b-2f8d1c0a5e44'

test('the list says what has been done with a board', () => {
  expect(readListDone(new URLSearchParams({ done: 'deleted', board: boardId }))).toEqual({
    word: 'deleted',
    boardId,
  })
})

test.each([
  { done: 'deleted' },
  { done: 'deleted', board: 'default' },
  { done: 'deleted', board: '../../sign-out' },
  { done: 'hacked', board: boardId },
  { board: boardId },
])('an address cannot make it say %o', (query) => {
  expect(readListDone(new URLSearchParams(query as Record<string, string>))).toBeNull()
})
