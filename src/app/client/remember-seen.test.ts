import { afterEach, expect, test, vi } from 'vitest'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { rememberSeen } from './remember-seen.ts'

const visit = { site: 'argus', isBot: false } as ClientVisit
const ready: ReadyPage = { page: 'assets/detail', status: 200, seen: '5', data: {} }

afterEach(() => vi.unstubAllGlobals())

function cookieAfter(cookie: string, page: ReadyPage, by: ClientVisit): string {
  const stub = { cookie }
  vi.stubGlobal('document', stub)
  vi.stubGlobal('location', { protocol: 'http:' })
  rememberSeen(page, by)
  return stub.cookie
}

test('a page that was fetched ahead is remembered when it is shown, on its own site', () => {
  const cookie = 'bokeh_viewed=9; argus_viewed=7.5; argus_locale=de'
  expect(cookieAfter(cookie, ready, visit)).toBe('argus_viewed=5.7; Path=/; SameSite=Lax')
  expect(cookieAfter('xargus_viewed=7', ready, visit)).toBe('argus_viewed=5; Path=/; SameSite=Lax')
})

test('other pages and bots change nothing', () => {
  const { seen: _seen, ...other } = ready
  expect(cookieAfter('a=1', other, visit)).toBe('a=1')
  expect(cookieAfter('a=1', ready, { ...visit, isBot: true })).toBe('a=1')
})
