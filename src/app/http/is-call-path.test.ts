import { expect, test } from 'vitest'
import { isCallPath } from './is-call-path.ts'

test.each([
  '/components/account/api/session',
  '/components/nothing',
  '/collaboration/boards.json',
  '/collaboration/boards/default.json',
  '/collaboration/boards/0c5d.json',
  '/collaboration/boards-recent',
])('%s is a call', (path) => {
  expect(isCallPath(path)).toBe(true)
})

test.each([
  '/',
  '/components',
  '/collaboration/boards',
  '/collaboration/boards/default',
  '/collaboration/boards/a/b.json',
  '/collaboration/boards-recently',
  '/search/2/image.json',
])('%s is a page or nothing', (path) => {
  expect(isCallPath(path)).toBe(false)
})
