import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PageSubmits } from '../../src/app/pages/page-submits.ts'
import type { PageId } from '../../src/sites/site.ts'
import { buildMember } from '../../src/visit/testing/build-visit.ts'
import { type openBrowser as Open, openBrowser, openServer } from '../support/open-server.ts'

const sent: Readonly<Record<string, string>>[] = []
const onceKeys: (string | undefined)[] = []
const submits: PageSubmits = {
  'content-pages/country': async ({ form, query, route, caller, visit, onceKey }) => {
    sent.push(form)
    onceKeys.push(onceKey)
    if (form.name === 'taken') {
      const data = { form: { typed: { name: form.name }, errors: { name: 'taken' } } }
      return { kind: 'refused', status: 409, data }
    }
    if (form.name === 'often') return { kind: 'refused', status: 429, data: {}, retryAfterSeconds: 30 }
    const facts = [route, visit.site, query.get('a'), caller.isSecure].join(' ')
    return { kind: 'done', to: form.to ?? '/', cookies: ['a=1; Path=/', `b=${facts}; Path=/`] }
  },
}

let server: Awaited<ReturnType<typeof openServer>>
let browser: ReturnType<typeof Open>

beforeAll(async () => {
  server = await openServer({ submits })
})
beforeEach(async () => {
  sent.splice(0)
  onceKeys.splice(0)
  browser = openBrowser(server.argus)
  await browser.open('/country')
})
afterAll(() => server[Symbol.asyncDispose]())

describe('a form of a page', () => {
  test('is done, and the browser goes on with its cookies', async () => {
    const answer = await browser.send('/de/country?a=7', { name: 'x', to: '/de/account' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/account'])
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=country argus 7 false; Path=/'])
    expect(sent).toEqual([{ name: 'x', to: '/de/account' }])
  })

  test('that is refused shows the page again with its messages', async () => {
    const answer = await browser.send('/country', { name: 'taken' })
    expect(answer.status).toBe(409)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.json()).toMatchObject({
      ready: {
        page: 'content-pages/country',
        status: 409,
        data: { form: { typed: { name: 'taken' }, errors: { name: 'taken' } } },
      },
    })
  })

  test('that came too often says when to come again', async () => {
    const answer = await browser.send('/country', { name: 'often' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads nowhere but to this site: %s',
    async (to) => {
      const answer = await browser.send('/country', { to })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    },
  )

  test('is the same as another where its page and all it says are the same', async () => {
    const key = 'a1b2-c3'
    for (const [path, fields] of [
      ['/country', { name: 'x', _once: key }],
      ['/country', { name: 'x', _once: key }],
      ['/country', { name: 'y', _once: key }],
      ['/country?a=1', { name: 'x', _once: key }],
      ['/country', { name: 'x', _once: 'another' }],
    ] as const) {
      await browser.send(path, fields)
    }
    expect(onceKeys[0]).toMatch(/^[\w-]{43}$/)
    expect(onceKeys[1]).toBe(onceKeys[0])
    expect(new Set(onceKeys).size).toBe(4)
    expect(sent[0]).toEqual({ name: 'x' })
  })

  test.each(['', 'with space', 'x'.repeat(256)])('has no key of its own by the key %j', async (_once) => {
    expect((await browser.send('/country', { name: 'x', _once })).status).toBe(303)
    expect(onceKeys).toEqual([undefined])
  })

  test('takes the last of several values, and any name', async () => {
    const body = new URLSearchParams(`_csrf=${browser.token()}&a=1&a=2&__proto__=x&constructor=y`)
    await browser.open('/country', { method: 'POST', body })
    expect(sent[0]?.a).toBe('2')
    expect(Object.entries(sent[0] ?? {})).toContainEqual(['__proto__', 'x'])
    expect(sent[0]?.constructor).toBe('y')
  })

  test.each([
    ['no token', { _csrf: '' }, {}, 'csrf'],
    ['a wrong token', { _csrf: 'x'.repeat(43) }, {}, 'csrf'],
    ["another browser's cookie", {}, { cookie: 'visitor=AAAAAAAAAAAAAAAAAAAAAA' }, 'csrf'],
    ['no cookie at all', {}, { cookie: '' }, 'csrf'],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 'not-from-our-pages'],
    ['a sister site', {}, { 'sec-fetch-site': 'same-site' }, 'not-from-our-pages'],
    ['another origin', {}, { origin: 'https://evil.example' }, 'not-from-our-pages'],
    ['the user agent of a bot', {}, { 'user-agent': 'Googlebot/2.1' }, 'csrf'],
  ])('with %s is refused, and nothing is done', async (_, fields, headers, type) => {
    const answer = await browser.send('/country', { name: 'x', ...fields } as Record<string, string>, headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ type, status: 403 })
    expect(sent).toEqual([])
  })

  test('with a stale token on a plain page comes afresh, and nothing is done', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const answer = await browser.send('/de/country?a=7', { name: 'x', _csrf: 'stale' }, { accept })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/country?a=7'])
    expect(sent).toEqual([])
    const stranger = { accept, origin: 'https://evil.example' }
    expect((await browser.send('/country', { _csrf: 'stale' }, stranger)).status).toBe(403)
  })

  test.each([
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{}', 415],
    ['text/plain', '_csrf=x', 415],
    ['application/x-www-form-urlencoded', `name=${'x'.repeat(70_000)}`, 413],
    ['application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff]), 400],
  ])('of type %s is answered as it deserves (%#)', async (type, body, status) => {
    const headers = { 'content-type': type, 'x-csrf-token': browser.token() }
    expect((await browser.open('/country', { method: 'POST', headers, body })).status).toBe(status)
    expect(sent).toEqual([])
  })
})

test('a page without a form takes none, and one with it nothing else', async () => {
  const none = await browser.send('/nowhere', { name: 'x' })
  expect([none.status, none.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const other = await browser.open('/country', {
    method: 'PUT',
    headers: { 'x-csrf-token': browser.token() },
  })
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

describe('a form that was refused before it was read', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const members = {
    ['a'.repeat(43)]: buildMember({ username: 'ännä' }),
    ['b'.repeat(43)]: buildMember({ username: 'bert', accountId: '8' }),
  }
  const done: string[] = []
  let shared: Awaited<ReturnType<typeof openServer>>

  beforeAll(async () => {
    const submit: PageSubmits[PageId] = async ({ visit }) => {
      done.push(visit.viewer.kind === 'member' ? visit.viewer.username : '')
      return { kind: 'done', to: '/' }
    }
    shared = await openServer({
      submits: { 'accounts/register': submit, 'accounts/close': submit },
      readSession: async (_, token) => members[token] ?? null,
    })
  })
  beforeEach(() => void done.splice(0))
  afterAll(() => shared[Symbol.asyncDispose]())

  async function signedInAs(letter: 'a' | 'b' | null) {
    const tab = openBrowser(shared.argus)
    if (letter) tab.jar.set('argus_session', letter.repeat(43))
    await tab.open('/account/close')
    return tab
  }

  test('keeps what was typed and says that the page was too old, but shows no password', async () => {
    const tab = await signedInAs(null)
    const typed = { email: 'a@b.example', username: 'ada', password: 'seven quiet lanterns' }
    tab.jar.clear()
    const answer = await tab.send('/de/register', typed, { accept })
    const text = await answer.text()
    expect(answer.status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({
      ready: {
        page: 'accounts/register',
        data: {
          form: { typed: { email: 'a@b.example', username: 'ada' }, errors: { form: 'page-too-old' } },
        },
      },
    })
    expect(text).not.toContain('lanterns')
    expect(done).toEqual([])
    expect((await tab.send('/de/register', typed, { accept })).status).toBe(303)
    expect(done).toEqual([''])
  })

  test('is one of a page that was sent to somebody else, and nothing of theirs is shown', async () => {
    const tab = await signedInAs('b')
    const sent = { _as: 'ännä', password: 'x', name: 'Anna' }
    const answer = await tab.send('/account/close?done=profile-saved', sent, { accept })
    const text = await answer.text()
    expect(answer.status).toBe(409)
    expect(JSON.parse(text)).toMatchObject({
      ready: { page: 'accounts/close', data: { form: { typed: {}, errors: { form: 'other-account' } } } },
    })
    expect(text).not.toContain('Anna')
    const plain = await tab.send('/account/close', sent)
    expect([plain.status, await plain.json()]).toMatchObject([409, { type: 'other-account' }])
    expect(done).toEqual([])
  })

  test('is one of somebody who was signed out meanwhile: they are asked to sign in, and come back', async () => {
    const tab = await signedInAs(null)
    const answer = await tab.send('/de/account/close?done=profile-saved&a=1', { _as: 'ännä' }, { accept })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/de/sign-in?done=was-signed-out&returnurl=${encodeURIComponent('/de/account/close?a=1')}`,
    ])
    expect(done).toEqual([])
  })

  test('is none of who the page was sent to, whose name the form does not see', async () => {
    const tab = await signedInAs('a')
    expect((await tab.send('/account/close', { _as: 'ännä' }, { accept })).status).toBe(303)
    expect((await tab.send('/account/close', {}, { accept })).status).toBe(303)
    expect(done).toEqual(['ännä', 'ännä'])
  })
})
