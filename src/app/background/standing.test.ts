import { expect, test } from 'vitest'
import type { IndexingState } from '#features/search/server.ts'
import { type Standing, standingAfter, unknown } from './standing.ts'

const after = (standing: Standing, now: number, state: IndexingState) =>
  standingAfter(standing, { state, segments: 1, now })
const building = { kind: 'building', done: 1, total: 2 } as const

test('a first build is late from its beginning on, by nobody knows how many', () => {
  const first = after(unknown, 5, { ...building, isLevel: false })
  expect(first).toEqual({ behind: null, segments: 1, levelAt: 5 })
  expect(after(first, 9, { ...building, isLevel: false })).toEqual(first)
})

test('an index is level when nothing lies ahead, also while another is built', () => {
  const late = after(unknown, 5, { kind: 'following', behind: 3 })
  expect(late).toEqual({ behind: 3, segments: 1, levelAt: 5 })
  expect(after(late, 9, { kind: 'following', behind: 0 })).toEqual({ behind: 0, segments: 1, levelAt: 9 })
  expect(after(late, 9, { ...building, isLevel: true })).toEqual({ behind: 0, segments: 1, levelAt: 9 })
})
