import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SpokenLocale } from '#i18n/locales.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
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
        <NoticeList notifications={notifications} onDismiss={() => {}} />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

describe('SITE-06: the customer notifications', () => {
  test('are a status that is there before it has anything to say', () => {
    const html = show([], 'en-us')
    expect(html).toMatch(/<section[^>]*aria-label="Notifications"/)
    expect(html).toContain('<div role="status" aria-atomic="false"></div>')
  })

  test('say what happened and when, each with a button to dismiss it', () => {
    const html = show([login, { ...login, id: '2' }], 'en-us')
    expect(html).toContain('New sign-in to your account: Firefox &lt;Windows&gt;, November 15, 2026.')
    expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(2)
  })

  test('speak the language of the page', () => {
    expect(show([login], 'de')).toContain('15. November 2026')
    expect(show([login], 'ja')).toContain('2026年11月15日')
  })

  test('lead to a page once it exists', () => {
    expect(show([login], 'en-us')).not.toContain('<a')
    expect(show([login], 'en-us', ['accounts/sessions'])).toContain('href="/account/sessions"')
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
