import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember } from '../../src/visit/testing/build-visit.ts'
import type { Visit } from '../../src/visit/visit.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { openBrowser, openServer } from '../support/open-server.ts'

const token = 'a'.repeat(43)
const asked: string[] = []
let directory: Awaited<ReturnType<typeof makeDirectory>>
let server: Awaited<ReturnType<typeof openServer>>

beforeAll(async () => {
  directory = await makeDirectory('visits')
  await mkdir(join(directory.path, 'search/assets'), { recursive: true })
  await writeFile(join(directory.path, 'search/assets/a.js'), '')
  server = await openServer({
    clientDirectory: directory.path,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    readSession: async (site, given) => {
      asked.push(`${site} ${given}`)
      if (given === 'broken'.padEnd(43, 'x')) throw new Error('The database is away.')
      return site === 'argus' && given === token ? buildMember() : null
    },
  })
})
beforeEach(() => asked.splice(0))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await directory.remove()
})

const visitOf = async (answer: Response) => ((await answer.json()) as { visit: Visit }).visit
const namesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf('=')))

describe('a session', () => {
  test('is asked for once, and only where its cookie is there', async () => {
    const browser = openBrowser(server.argus)
    expect((await visitOf(await browser.open('/country'))).viewer).toEqual({
      kind: 'visitor',
      authState: 'anonymous',
    })
    expect(asked).toEqual([])
    browser.jar.set('argus_session', token)
    expect((await visitOf(await browser.open('/country'))).viewer).toEqual(buildMember())
    expect(asked).toEqual([`argus ${token}`])
  })

  test('SITE-07: of one site says nothing on the other', async () => {
    const browser = openBrowser(server.bokeh)
    browser.jar.set('argus_session', token)
    expect((await visitOf(await browser.open('/country'))).viewer.kind).toBe('visitor')
    browser.jar.set('bokeh_session', token)
    expect((await visitOf(await browser.open('/country'))).viewer.kind).toBe('visitor')
    expect(asked).toEqual([`bokeh ${token}`])
  })

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}.`, `${'x'.repeat(42)}%00`])(
    'is not asked for by "%s"',
    async (value) => {
      const browser = openBrowser(server.argus)
      browser.jar.set('argus_session', value)
      await browser.open('/country')
      expect(asked).toEqual([])
    },
  )

  test('of a bot is none, and a bot gets no cookie', async () => {
    const bot = openBrowser(server.argus, { 'user-agent': 'Googlebot/2.1' })
    bot.jar.set('argus_session', token)
    const answer = await bot.open('/country')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await visitOf(answer)).toMatchObject({ viewer: { kind: 'bot' }, csrfToken: '' })
    expect(asked).toEqual([])
  })

  test('by the name of https is none for http, and the other way round', async () => {
    const open = openBrowser(server.argus)
    open.jar.set('__Host-argus_session', token)
    await open.open('/country')
    const secure = openBrowser(server.argus, { 'x-forwarded-proto': 'https' })
    secure.jar.set('argus_session', token)
    await secure.open('/country')
    expect(asked).toEqual([])
  })

  test('that cannot be read is a page of failure, which asks nobody again', async () => {
    const browser = openBrowser(server.argus)
    browser.jar.set('argus_session', 'broken'.padEnd(43, 'x'))
    const answer = await browser.open('/country')
    expect(answer.status).toBe(500)
    expect((await visitOf(answer)).viewer.kind).toBe('visitor')
    expect(asked).toHaveLength(1)
  })

  test('TRACK-05: who has left is known to have left', async () => {
    const browser = openBrowser(server.argus)
    browser.jar.set('argus_left', '1')
    expect((await visitOf(await browser.open('/country'))).viewer).toMatchObject({ authState: 'logged_out' })
  })
})

describe("a visitor's cookies", () => {
  test('come with the first page, and never again while they are whole', async () => {
    const browser = openBrowser(server.argus)
    const first = await browser.open('/country')
    const [visitor = '', readable = ''] = first.headers.getSetCookie()
    expect(visitor).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
    expect(readable).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    expect((await visitOf(first)).csrfToken).toBe(browser.token())
    const second = await browser.open('/country')
    expect(namesOf(second)).toEqual([])
    expect((await visitOf(second)).csrfToken).toBe(browser.token())
  })

  test('are mended where one is missing or made up, and the name of the browser stays if it can', async () => {
    const browser = openBrowser(server.argus)
    await browser.open('/country')
    const id = browser.jar.get('visitor')
    browser.jar.set('XSRF-TOKEN', 'made-up')
    await browser.open('/country')
    expect(browser.jar.get('visitor')).toBe(id)
    expect(browser.token()).not.toBe('made-up')
    browser.jar.set('visitor', 'made up')
    expect(namesOf(await browser.open('/country'))).toEqual(['visitor', 'XSRF-TOKEN'])
  })

  test('under https are for this host and https alone', async () => {
    const browser = openBrowser(server.argus, { 'x-forwarded-proto': 'https' })
    const cookies = (await browser.open('/country')).headers.getSetCookie()
    expect(cookies[0]).toMatch(/^__Host-visitor=[\w-]{22}; Path=\/; .*; Secure; HttpOnly$/)
    expect(cookies[1]).toMatch(/^XSRF-TOKEN=.*; Secure$/)
    expect(namesOf(await browser.open('/country'))).toEqual([])
  })

  test.each([
    ['/search/assets/a.js', 200],
    ['/favicon.svg', 200],
    ['/robots.txt', 200],
    ['/components/openapi.json', 200],
    ['/media/abc/640.avif', 404],
  ])('do not come with %s, and no session is asked for', async (path, status) => {
    const browser = openBrowser(server.argus)
    browser.jar.set('argus_session', token)
    const answer = await browser.open(path)
    expect([answer.status, namesOf(answer), asked]).toEqual([status, [], []])
  })
})

test('a page with a code in its address tells no other site where one came from', async () => {
  const { open } = openBrowser(server.argus)
  expect((await open('/country?code=abc')).headers.get('referrer-policy')).toBe('same-origin')
  expect((await open('/country')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
