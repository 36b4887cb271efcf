import { expect, test } from 'vitest'
import { noPicks, settlePicks } from './settle-picks.ts'

const picked = new Set(['1', '2', '3'])

test('BOARD-11: what has left the board is not picked any more', () => {
  const settled = settlePicks({ ...noPicks, picked }, { revision: 4, ids: ['3', '1'] })
  expect([...settled.picked]).toEqual(['1', '3'])
  expect(settled.standing?.revision).toBe(4)
})

test('an answer that was overtaken takes no pick away', () => {
  const before = { picked, standing: { revision: 5, ids: ['1', '2', '3'] } }
  expect(settlePicks(before, { revision: 4, ids: ['1'] })).toBe(before)
  expect([...settlePicks(before, { revision: 5, ids: ['1'] }).picked]).toEqual(['1'])
})
