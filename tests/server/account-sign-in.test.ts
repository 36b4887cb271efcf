import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostileReturnUrls } from '../support/hostile-return-urls.data.ts'
import { api, openAccountServer, password, readSession } from '../support/open-account-server.ts'
import { openBrowser } from '../support/open-server.ts'

type Change = { readonly method: string; readonly path: string; readonly body?: object }

let room: Awaited<ReturnType<typeof openAccountServer>>
let person: Awaited<ReturnType<typeof room.newPerson>>
let browser: typeof person.browser

beforeAll(async () => {
  room = await openAccountServer()
})
beforeEach(async () => {
  person = await room.newPerson()
  browser = person.browser
})
afterAll(() => room[Symbol.asyncDispose]())

const countSessions = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from accounts.session`.execute(room.db))
    .rows[0]?.count

describe('GET session', () => {
  test('tells a visitor who they are and sets their cookies', async () => {
    const anyone = openBrowser(room.bokeh)
    const answer = await anyone.open(`${api}/session`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      authState: 'anonymous',
      user: null,
      site: 'bokeh',
      csrfToken: anyone.token(),
      experiences: [],
    })
    expect(anyone.jar.get('visitor')).toMatch(/^[\w-]{22}$/)
  })

  test('gives a bot neither cookie nor token, and a bot cannot sign in', async () => {
    await person.register()
    const before = await countSessions()
    const bot = openBrowser(room.argus, { 'user-agent': 'Googlebot/2.1' })
    const answer = await bot.open(`${api}/session`)
    expect(await answer.json()).toMatchObject({ authState: 'anonymous', csrfToken: '' })
    const body = { login: person.username, password }
    const tried = await bot.call('POST', `${api}/sign-in`, body, { 'x-csrf-token': browser.token() })
    expect([tried.status, await tried.json()]).toMatchObject([403, { type: 'csrf' }])
    expect(bot.jar.size).toBe(0)
    expect(await countSessions()).toBe(before)
  })
})

describe('signing in', () => {
  test('works right after registration by user name, and out again', async () => {
    expect((await person.register()).status).toBe(201)
    const answer = await person.signIn()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      username: person.username,
      email: person.email,
      isEmailVerified: false,
      authState: 'authenticated',
      csrfToken: browser.token(),
    })
    expect(await person.session()).toMatchObject({
      authState: 'authenticated',
      user: { username: person.username },
    })
    expect((await browser.call('POST', `${api}/sign-out`)).status).toBe(200)
    expect(await person.session()).toMatchObject({ authState: 'logged_out', user: null })
  })

  test('works by address once that is confirmed, however it is spelled', async () => {
    await person.register()
    const login = person.email.toUpperCase()
    expect((await person.signIn({ login })).status).toBe(401)
    await person.verify()
    expect((await person.signIn({ login })).status).toBe(200)
  })

  test('session fixation: neither the token that lay there before nor an older session is worth anything', async () => {
    await person.register()
    const planted = randomBytes(32).toString('base64url')
    browser.jar.set('argus_session', planted)
    await person.signIn()
    const first = browser.jar.get('argus_session') ?? ''
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(first).not.toBe(planted)
    await person.signIn()
    expect(browser.jar.get('argus_session')).not.toBe(first)
    for (const token of [planted, first]) {
      const thief = openBrowser(room.argus)
      thief.jar.set('argus_session', token)
      expect((await readSession(thief)).user).toBeNull()
    }
  })

  test("gives the browser another name: whoever knew the visitor's token knows nothing now", async () => {
    await person.register()
    const [visitor, token] = [browser.jar.get('visitor'), browser.token()]
    await person.signIn()
    expect(browser.jar.get('visitor')).not.toBe(visitor)
    expect(browser.token()).not.toBe(token)
    const old = await browser.call('POST', `${api}/sign-out`, undefined, { 'x-xsrf-token': token })
    expect(old.status).toBe(403)
    const during = browser.token()
    await browser.call('POST', `${api}/sign-out`)
    expect(browser.token()).not.toBe(during)
  })

  test('a token that was signed out is dead, wherever it went', async () => {
    await person.register()
    await person.signIn()
    const thief = openBrowser(room.argus)
    thief.jar.set('argus_session', browser.jar.get('argus_session') ?? '')
    expect((await readSession(thief)).user).not.toBeNull()
    await browser.call('POST', `${api}/sign-out`)
    expect((await readSession(thief)).user).toBeNull()
  })

  test('an unknown login and a wrong password are told alike', async () => {
    await person.register()
    const wrong = await person.signIn({ password: 'not the right one' })
    const unknown = await person.signIn({ login: 'nobody-at-all' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const told = (await wrong.json()) as object
    expect(told).toEqual(await unknown.json())
    // Signing in is what has just failed: the page is not sent there again.
    expect(told).not.toHaveProperty('errorDetails')
    expect(browser.jar.has('argus_session')).toBe(false)
  })

  test('too often is told with the time to wait', async () => {
    const answer = await person.signIn({ login: 'too-often' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17'])
  })

  test('on one site says nothing on the other', async () => {
    await person.register()
    await person.signIn()
    const other = openBrowser(room.bokeh)
    for (const [name, value] of browser.jar) other.jar.set(name, value)
    other.jar.set('bokeh_session', browser.jar.get('argus_session') ?? '')
    expect((await readSession(other)).user).toBeNull()
  })

  test('who wants to be remembered is, for 90 days; under https by a cookie of this host alone', async () => {
    await person.register()
    const answer = await person.signIn({ remember: true })
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('argus_session='))
    expect(cookie).toContain('Max-Age=7776000')
    expect(await person.session()).toMatchObject({ authState: 'remembered_secure' })

    const secure = openBrowser(room.argus, { 'x-forwarded-proto': 'https' })
    await secure.open(`${api}/session`)
    const body = { login: person.username, password }
    const signedIn = await secure.call('POST', `${api}/sign-in`, body)
    const session = signedIn.headers.getSetCookie().find((each) => each.includes('_session='))
    expect(session).toMatch(/^__Host-argus_session=[\w-]{43}; Path=\/; SameSite=Lax; Secure; HttpOnly$/)
    expect((await readSession(secure)).user).not.toBeNull()
  })

  test.each(hostileReturnUrls)(
    'ROUTE-07: %j is not where one is led after it, in or out',
    async (returnurl) => {
      await person.register()
      const signedIn = await person.signIn({ returnurl })
      expect(await signedIn.json()).toMatchObject({ returnUrl: '/' })
      const signedOut = await browser.call('POST', `${api}/sign-out`, { returnurl })
      expect(await signedOut.json()).toMatchObject({ returnUrl: '/' })
    },
  )

  test('ROUTE-07: a path of this site is', async () => {
    await person.register()
    const signedIn = await person.signIn({ returnurl: '/de/search/2/image?phrase=sea' })
    expect(await signedIn.json()).toMatchObject({ returnUrl: '/de/search/2/image?phrase=sea' })
  })
})

describe('without the right token', () => {
  const changes: readonly Change[] = [
    { method: 'POST', path: 'register', body: { email: 'a@b.test', username: 'abc', password } },
    { method: 'POST', path: 'sign-in', body: { login: 'a', password } },
    { method: 'POST', path: 'sign-out' },
    { method: 'POST', path: 'verify-email', body: { code: 'a' } },
    { method: 'POST', path: 'forgot-username', body: { email: 'a@b.test' } },
    { method: 'POST', path: 'forgot-password', body: { login: 'a' } },
    { method: 'POST', path: 'reset-password', body: { code: 'a', password } },
    { method: 'PATCH', path: 'profile', body: { name: 'a' } },
    { method: 'DELETE', path: 'account', body: { password } },
    { method: 'DELETE', path: 'sessions' },
    { method: 'DELETE', path: 'sessions/1' },
    { method: 'POST', path: 'team/invitations', body: { email: 'a@b.test' } },
    { method: 'PATCH', path: 'team/members/1', body: { role: 'member' } },
    { method: 'DELETE', path: 'team/members/1' },
  ]
  test.each(changes)('BOARD-02: $method $path is refused', async ({ method, path, body }) => {
    for (const token of ['', 'x'.repeat(43)]) {
      const answer = await browser.call(method, `${api}/${path}`, body, { 'x-xsrf-token': token })
      expect([answer.status, await answer.json()]).toMatchObject([403, { type: 'csrf' }])
    }
    const foreign = await browser.call(method, `${api}/${path}`, body, { 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { type: 'not-from-our-pages' }])
  })
})

describe('who is not signed in', () => {
  const calls: readonly Change[] = [
    { method: 'GET', path: 'profile' },
    { method: 'PATCH', path: 'profile', body: { name: 'a' } },
    { method: 'GET', path: 'export' },
    { method: 'DELETE', path: 'account', body: { password } },
    { method: 'GET', path: 'sessions' },
    { method: 'DELETE', path: 'sessions' },
    { method: 'DELETE', path: 'sessions/1' },
  ]
  test.each(calls)('CALL-01: is sent to sign in by $method $path', async ({ method, path, body }) => {
    const answer = await browser.call(method, `${api}/${path}`, body)
    expect([answer.status, await answer.json()]).toMatchObject([401, { errorDetails: { forceSignIn: true } }])
  })
})
