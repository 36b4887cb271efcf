import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import type { ClientUser } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../tools/write-message-files.ts'
import { HeaderBoards } from './header-boards.tsx'

const mira: ClientUser = {
  username: 'mira',
  name: 'Mira Sand',
  email: 'mira@example.test',
  isEmailVerified: true,
  teamRole: null,
}

function show(
  site: SiteNickname,
  user: ClientUser | null,
  built = ['boards/boards', 'boards/shared-boards'],
) {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site, user, prefix: 'de' }, built)}>
      <TranslateProvider locale="en-us" messages={readMessages(site, 'en-us')}>
        <HeaderBoards />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

describe.each(['argus', 'bokeh'] as const)('boards in the header of %s', (site) => {
  test('a visitor is led to the list, which asks them to sign in', () => {
    const html = show(site, null)
    expect(html).toMatch(/^<a [^>]*href="\/de\/collaboration\/boards"[^>]*aria-label="Boards"/)
    expect(html).not.toContain('<details')
  })

  test('BOARD-09: a member has a menu that leads on before any script has come', () => {
    const html = show(site, mira)
    expect(html).toMatch(/^<details [^>]*name="main-menu"><summary [^>]*aria-label="Boards"/)
    expect(html).toContain('href="/de/collaboration/boards"')
    expect(html).toContain('href="/de/collaboration/shared-boards"')
  })

  test('leads nowhere while the pages do not exist', () => {
    expect(show(site, mira, [])).toBe('')
  })
})
