import { expect, test } from 'vitest'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import { buildVisit } from '#visit/testing/build-visit.ts'
import { viewedCookie } from './viewed-cookie.ts'

const visit = buildVisit({ viewed: ['7', '5'] })
const ready: ReadyPage = { page: 'assets/detail', status: 200, seen: '5', data: {} }

test('the asset of a page goes first among those viewed, until the browser is closed', () => {
  expect(viewedCookie(visit, ready, false)).toBe('argus_viewed=5.7; Path=/; SameSite=Lax')
  expect(viewedCookie(visit, ready, true)).toBe('argus_viewed=5.7; Path=/; SameSite=Lax; Secure')
})

test('a page of no asset, one that is not there, and a bot leave no trace', () => {
  const { seen: _seen, ...other } = ready
  expect(viewedCookie(visit, other, false)).toBeNull()
  expect(viewedCookie(visit, { ...ready, status: 503 }, false)).toBeNull()
  expect(viewedCookie({ ...visit, viewer: { kind: 'bot' } }, ready, false)).toBeNull()
})
