import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import type { ClientUser } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../tools/write-message-files.ts'
import { HeaderAccount } from './header-account.tsx'

const pages = ['sign-in', 'register', 'account', 'profile', 'sessions', 'team'].map(
  (page) => `accounts/${page}`,
)
const mira: ClientUser = {
  username: 'mira',
  name: 'Mira <Sand>',
  email: 'mira@example.test',
  isEmailVerified: true,
  teamRole: null,
}

function show(
  site: SiteNickname,
  user: ClientUser | null,
  url = '/search/2/image?phrase=sea',
  built = pages,
) {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site, user }, built)}>
      <TranslateProvider locale="en-us" messages={readMessages(site, 'en-us')}>
        <NavigationProvider value={standStill(url, {})}>
          <HeaderAccount />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

describe('the account in the header', () => {
  test('ROUTE-07: a visitor signs in and comes back to where they were', () => {
    const html = show('argus', null)
    expect(html).toContain('href="/sign-in?returnurl=%2Fsearch%2F2%2Fimage%3Fphrase%3Dsea"')
    expect(html).not.toContain('Join')
    expect(html).not.toContain('<details')
  })

  test.each([
    '/sign-in?returnurl=%2F',
    '/join',
    '/register?returnurl=%2F',
    '/forgot-username',
    '/forgot-password',
    '/reset-password?code=secret',
    '/verify-email?code=secret',
  ])('ROUTE-07: nobody is led back to %s, and no code is copied', (url) => {
    const html = show('bokeh', null, url)
    expect(html).toContain('href="/sign-in"')
    expect(html).toContain('href="/join"')
  })

  test('ROUTE-07: site B asks visitors to join and come back', () => {
    expect(show('bokeh', null)).toContain('href="/join?returnurl=%2Fsearch%2F2%2Fimage%3Fphrase%3Dsea"')
  })

  test('a member finds the places of the account, and signs out by a form', () => {
    const html = show('bokeh', mira)
    for (const path of ['/account', '/account/profile', '/account/sessions', '/account/team']) {
      expect(html).toContain(`href="${path}"`)
    }
    expect(html).toContain('Mira &lt;Sand&gt;')
    expect(html).toMatch(
      /<form action="\/sign-out" method="post"><input type="hidden" name="_csrf" value="token"/,
    )
    expect(show('argus', mira)).not.toContain('/account/team')
  })

  test('leads nowhere while the pages do not exist', () => {
    expect(show('argus', null, '/', [])).toBe('')
  })
})
