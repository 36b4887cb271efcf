import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SpokenLocale } from '#i18n/locales.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import { groupNotifications } from '../domain/group-notifications.ts'
import type { Notification } from '../domain/notification.ts'
import { CustomerNotifications } from './customer-notifications.tsx'
import { NoticeList } from './notice-list.tsx'

const login: Notification = {
  id: '3',
  kind: 'new-login',
  values: { device: 'Firefox <Windows>' },
  createdAt: '2026-11-15T13:05:00.000Z',
}

function show(
  notifications: readonly Notification[],
  locale: SpokenLocale,
  builtPages: readonly string[] = [],
) {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ spoken: locale }, builtPages)}>
      <TranslateProvider locale={locale} messages={readMessages('argus', locale)}>
        <NoticeList
          groups={groupNotifications(notifications)}
          timeZone="Europe/Berlin"
          onDismiss={() => {}}
        />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

describe('SITE-06: the customer notifications', () => {
  test('are a status that is there before it has anything to say', () => {
    const html = show([], 'en-us')
    expect(html).toMatch(/<section[^>]*aria-label="Notifications"/)
    expect(html).toMatch(/<div role="status" aria-atomic="false"[^>]*><\/div>/)
  })

  test('say what happened and when by the reader’s clock, each with a button to dismiss it', () => {
    const html = show([login, { ...login, id: '2', values: { device: 'Chrome' } }], 'en-us')
    expect(html).toContain('New sign-in to your account: Firefox &lt;Windows&gt;, Nov 15, 2026, 2:05 PM.')
    expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(2)
    expect(html).toContain('Dismiss all (2)')
  })

  test('say once what happened several times, with how often and when the last time', () => {
    const html = show([login, { ...login, id: '2', createdAt: '2026-11-14T13:05:00.000Z' }], 'en-us')
    expect(html).toContain(
      '2 new sign-ins to your account: Firefox &lt;Windows&gt;, the last one Nov 15, 2026, 2:05 PM.',
    )
    expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(1)
    expect(html).not.toContain('Dismiss all')
  })

  test('speak the language of the page', () => {
    expect(show([login], 'de')).toContain('15.11.2026, 14:05')
    expect(show([login], 'ja')).toContain('2026/11/15 14:05')
  })

  test('lead to a page once it exists', () => {
    expect(show([login], 'en-us')).not.toContain('<a')
    expect(show([login], 'en-us', ['accounts/sessions'])).toContain('href="/account/sessions"')
  })

  test('lead to a board that was shared, by the link that was made for it', () => {
    const values = { board: 'Covers', by: 'Ada', boardId: 'b1', code: 'c1' }
    const html = show([{ ...login, kind: 'board-shared', values }], 'en-us', ['boards/board'])
    expect(html).toContain('Ada shares the board “Covers” with you.')
    expect(html).toContain('href="/collaboration/boards/b1?invitation_code=c1"')
  })

  test('count the others behind the newest, for a phone, which shows one until it is asked for all', () => {
    const one = show([login], 'en-us')
    expect(one).toMatch(/aria-expanded="false"[^>]*>.*Show</s)
    const html = show([login, { ...login, id: '2', values: { device: 'Chrome' } }], 'de')
    expect(html.match(/aria-expanded/g)).toHaveLength(1)
    expect(html).toContain('1 weitere')
    const [, id] = /aria-controls="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`<ul id="${id}"`)
    // What it says changes with each press, which is not to be read out.
    expect(html).toMatch(/aria-expanded.*role="status"/s)
  })

  test.each([
    ['board-joined', '1', 'Ada has joined your board “Covers”.'],
    ['board-joined', '3', 'Ada and others have joined your board “Covers”.'],
    ['board-commented', '1', 'Ada has commented on the board “Covers”.'],
    ['board-commented', '3', '3 new comments on the board “Covers”, the last one by Ada.'],
  ] as const)('tell of a board as one however often it happened: %s, %s', (kind, times, words) => {
    const values = { board: 'Covers', by: 'Ada', boardId: 'b1', times }
    const html = show([{ ...login, kind, values }], 'en-us', ['boards/board'])
    expect(html).toContain(words)
    expect(html).toContain('href="/collaboration/boards/b1"')
  })

  test('are no part of what the server sends, and a visitor has none', () => {
    const user = { username: 'ada', name: '', email: '', isEmailVerified: true, teamRole: null }
    for (const given of [{}, { user, authState: 'authenticated' }] as const) {
      const html = renderToStaticMarkup(
        <SurroundingsProvider value={buildSurroundings(given)}>
          <CustomerNotifications />
        </SurroundingsProvider>,
      )
      expect(html).toBe('')
    }
  })
})
