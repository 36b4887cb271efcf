import { expect, test } from 'vitest'
import { filterBoards } from './filter-boards.ts'

const boards = ['Cover options, July', 'Undercover: forestry', 'Ärzte'].map((name) => ({ name }))

test.each([
  ['', 3],
  ['  ', 3],
  ['cover', 2],
  ['COVER', 2],
  ['ärzte', 1],
  ['r o', 1],
  ['.*', 0],
])('BOARD-06: %j finds %i boards by a part of their names', (text, count) => {
  expect(filterBoards(boards, text)).toHaveLength(count)
})
