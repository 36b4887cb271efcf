import { expect, test } from 'vitest'
import { boardPageSize } from './board-page.ts'
import { neighborsOf, noNeighbors } from './neighbors-of.ts'

const ids = Array.from({ length: 2 * boardPageSize + 1 }, (_, place) => String(place))

test('BOARD-10: the neighbors of a page are those before and behind it on the board', () => {
  expect(neighborsOf(ids, 1)).toEqual({
    ...{ firstId: '0', previousId: null },
    ...{ nextId: String(boardPageSize), secondNextId: String(boardPageSize + 1) },
  })
  expect(neighborsOf(ids, 2)).toEqual({
    ...{ firstId: '0', previousId: String(boardPageSize - 1) },
    ...{ nextId: String(2 * boardPageSize), secondNextId: null },
  })
  expect(neighborsOf([], 1)).toEqual(noNeighbors)
})
