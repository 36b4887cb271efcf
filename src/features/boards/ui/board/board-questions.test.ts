import { expect, test } from 'vitest'
import { asItStands } from '../../domain/arrangement.ts'
import type { BoardSummary } from '../../domain/board.ts'
import { openBoardQuestions } from './board-questions.ts'

function sentWith(change: object = {}) {
  return {
    ...{ board: { id: 'b' } as BoardSummary, page: { number: 1, count: 1 }, arrangement: asItStands },
    ...{ panel: 'comments' as const, thread: null, olderThan: null, code: '' },
    ...change,
  }
}

test('what is wanted beside the board is asked for until something else is', () => {
  const { ask } = openBoardQuestions()
  const sent = sentWith()
  expect(ask(sent, { thread: '7' }).query).toMatchObject({ show: 'comments', asset: '7' })
  expect(ask({ ...sent }, {}).query).toMatchObject({ show: 'comments', asset: '7' })
  expect(ask(sent, { panel: 'activity', thread: null }).query).toMatchObject({ show: 'activity' })
})

test('BOARD-11: another arrangement comes with what stands beside it, and nobody else’s change switches that', () => {
  const { ask } = openBoardQuestions()
  ask(sentWith({ thread: '7' }), {})
  const arrangement = { ...asItStands, sort: 'newest' as const }
  const { query } = ask(sentWith({ thread: '9', arrangement }), {})
  expect(query).toMatchObject({ sort: 'newest', asset: '9' })
})

test('older comments stay in view as long as it is the same list', () => {
  const { ask } = openBoardQuestions()
  const sent = sentWith({ olderThan: '70' })
  expect(ask(sent, {}).query).toMatchObject({ olderThan: '70' })
  expect(ask(sent, { thread: '7' }).query).toMatchObject({ olderThan: undefined })
})

test('only the latest answer counts', () => {
  const { ask, isLatest } = openBoardQuestions()
  const first = ask(sentWith(), {})
  const second = ask(sentWith(), {})
  expect([first, second].map(({ number }) => isLatest(number))).toEqual([false, true])
})
