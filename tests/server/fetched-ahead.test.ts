import { expect, test } from 'vitest'
import { openBrowser, openServer } from '../support/open-server.ts'

test.each([
  ['GET', {}, false],
  ['GET', { purpose: 'prefetch' }, true],
  ['GET', { 'sec-purpose': 'prefetch' }, true],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }, true],
  ['GET', { 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  ['GET', { 'sec-purpose': 'navigate' }, false],
  ['HEAD', {}, true],
])(
  'BOARD-10: what is asked for by %s with %o is loaded as perhaps never seen: %s',
  async (method, headers, isAhead) => {
    const loaded: (boolean | undefined)[] = []
    await using server = await openServer({
      loadPage: async (request) => {
        loaded.push(request.isAhead)
        return { route: null, kind: 'moved', to: '/' }
      },
    })
    const { open } = openBrowser(server.argus)
    await open('/country', { method, headers })
    if (method === 'GET') await open('/components/pages/api/page?path=/country', { headers })
    expect(loaded).toEqual(method === 'GET' ? [isAhead, isAhead] : [isAhead])
  },
)
