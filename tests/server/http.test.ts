import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor } from '../support/as-visitor.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product
let directory: string
let remove: () => Promise<void>
let fresh: FreshDatabase

beforeAll(async () => {
  const made = await makeDirectory('http')
  directory = made.path
  remove = made.remove
  fresh = await freshDatabase({ migrated: false })
  product = await startProduct({ directory, env: { DEMO_ASSETS: '3', DATABASE_URL: fresh.url } })
})

afterAll(async () => {
  await product.stop()
  await fresh[Symbol.asyncDispose]()
  await remove()
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(product.argus + path, { redirect: 'manual', ...init })

/** fetch cleans URLs by itself; this one sends the path as it stands. */
function getRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(product.argus)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('the life of a request', () => {
  test('SITE-01: the host name chooses the site on either port', async () => {
    const title = async (host: string) => {
      const { port } = new URL(product.argus)
      return new Promise<string>((resolve, reject) => {
        request({ hostname: 'localhost', port, path: '/', headers: { host } }, (response) => {
          let html = ''
          response.on('data', (chunk: Buffer) => {
            html += chunk.toString()
          })
          response.on('end', () => resolve(/<html[^>]*data-site="(\w+)"/.exec(html)?.[1] ?? ''))
        })
          .on('error', reject)
          .end()
      })
    }
    expect(await title('bokeh.localhost')).toBe('bokeh')
    expect(await title('argus.localhost')).toBe('argus')
    expect(await title('localhost')).toBe('argus')
  })

  test.each([
    ['/search/2/', '/search/2'],
    ['/de/', '/de'],
    ['//evil.example/x', '/evil.example/x'],
    ['/search/2?phrase=a+b', '/search/2?phrase=a%20b'],
  ])('ROUTE-06: %s is sent on to %s', async (path, clean) => {
    expect(await getRaw(path)).toEqual({ status: 301, location: clean })
  })

  test.each([
    '/%zz',
    '/%',
    '/search/2/image?phrase=%',
    '/search/2/image?phrase=%00',
    '/search/2/image?collections=%00',
    '/%ff',
    '/detail/%00',
    `/${'a'.repeat(6_000)}`,
    '/detail/99999999999999999999999',
    '/..%2f..%2fetc/passwd',
    '/media/..%2f..%2fpassword',
  ])('hostile path %s is no server error', async (path) => {
    const { status } = await getRaw(path)
    expect([200, 301, 400, 403, 404]).toContain(status)
  })

  test('security headers stand on every answer, and the policy allows no inline code', async () => {
    const answer = await get('/')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/ on[a-z]+="/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get('/components/nowhere')).headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('the nonce is new with every answer', async () => {
    const nonces = await Promise.all(
      [get('/'), get('/')].map(
        async (answer) =>
          /nonce-([^']+)/.exec((await answer).headers.get('content-security-policy') ?? '')?.[1],
      ),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  test('an unknown call answers with a problem, an unknown page with a page', async () => {
    const call = await get('/components/nowhere/api/x')
    expect(call.status).toBe(404)
    expect(call.headers.get('content-type')).toContain('application/problem+json')
    expect(await call.json()).toMatchObject({ status: 404, title: 'Not found' })
    const page = await get('/nowhere')
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  test('bad input of a call is told by field', async () => {
    const answer = await get('/components/visit/api/region?locale=klingon&country=GBR')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      type: 'bad-input',
      errors: [{ path: 'locale', message: 'is no locale of ours' }],
    })
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%5cevil.example'])(
    'ROUTE-07: after choosing a language %s is not followed',
    async (returnurl) => {
      const answer = await get(
        `/components/visit/api/region?locale=de&country=DEU&returnurl=${encodeURIComponent(returnurl)}`,
      )
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/de')
    },
  )

  test('a call can be made under a prefix', async () => {
    const answer = await get('/de/components/pages/api/page?path=/de/search/2/image')
    expect(await answer.json()).toMatchObject({ ready: { page: 'search/results', status: 200 } })
  })

  test('SEARCH-06: suggestions may be kept for a minute, and need a phrase', async () => {
    const answer = await get('/components/search/api/suggestions?phrase=se')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60')
    expect(Object.keys((await answer.json()) as object)).toEqual([
      'phrases',
      'people',
      'events',
      'collections',
    ])
    expect((await get('/components/search/api/suggestions')).status).toBe(400)
  })

  test('a host that is the name of something else is no server error', async () => {
    for (const host of ['constructor', '__proto__', 'toString'])
      expect((await getRaw('/robots.txt', { host })).status).toBe(200)
  })

  test('a page asked for as JSON is refused, a call by another method too', async () => {
    expect((await get('/search/2', { headers: { accept: 'application/json' } })).status).toBe(406)
    const posted = await get('/components/pages/api/page?path=/', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a page in another language than the call is sent on with its query', async () => {
    const answer = await get('/components/pages/api/page?path=/de/search/2/image%3Fphrase%3Dsea')
    expect(await answer.json()).toEqual({ moved: '/de/search/2/image?phrase=sea' })
  })

  test('posting to a page is refused', async () => {
    const answer = await get('/search/2', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('pages are compressed when asked for', async () => {
    expect((await get('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBe(
      'br',
    )
    expect(
      (await get('/', { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding'),
    ).toBeNull()
  })

  test('ROUTE-01: static files lie under /search/assets/ and may be kept for ever', async () => {
    const html = await (await get('/')).text()
    const style = /href="(\/search\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
    const answer = await get(style, { headers: { 'accept-encoding': 'br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
  })

  test('SITE-02: a page of one site names no file of the other', async () => {
    const html = await (await get('/')).text()
    const files = [...html.matchAll(/"(\/search\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(4)
    const texts = await Promise.all(files.map(async (file) => (await get(file)).text()))
    // A piece of Bokeh's drawing, its marigold, its words.
    for (const mark of ['M16.3 9.44', '#ffc22e', 'Look bigger']) {
      expect(texts.filter((text) => text.includes(mark)).length, mark).toBe(0)
    }
  })

  test('BOARD-02: a page carries the token of its visitor; its files and pictures set no cookie', async () => {
    const { 'user-agent': agent = '', cookie = '', ...token } = await asVisitor(product.argus)
    const html = await (await get('/', { headers: { 'user-agent': agent, cookie } })).text()
    expect(html).toContain(`<meta name="csrf-token" content="${token['x-csrf-token']}">`)
    const files = [/href="(\/search\/assets\/[^"]+\.css)"/, /src="(\/media\/[^"]+)"/].map(
      (pattern) => pattern.exec(html)?.[1] ?? '',
    )
    for (const file of files) {
      const answer = await get(file, { headers: { 'user-agent': agent } })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    }
  })

  test('a picture may be kept for ever and can be asked for in part', async () => {
    const html = await (await get('/')).text()
    const picture = /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await get(picture, { headers: { range: 'bytes=0-9' } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test('OPS-02: health, readiness and metrics answer an operator', async () => {
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(200)
    await get('/search/2/image')
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('http_request_duration_seconds_bucket')
    expect(metrics).toContain('route="/search/2/:type?"')
  })

  test('a request id of a proxy is kept, an odd one replaced', async () => {
    expect(
      (await get('/robots.txt', { headers: { 'x-request-id': 'from-proxy-1' } })).headers.get('x-request-id'),
    ).toBe('from-proxy-1')
    expect(
      (await get('/robots.txt', { headers: { 'x-request-id': 'a b' } })).headers.get('x-request-id'),
    ).not.toBe('a b')
  })

  test('the calls are described as OpenAPI 3.1', async () => {
    const api = (await (await get('/components/openapi.json')).json()) as { openapi: string; paths: object }
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toContain('/components/pages/api/page')
  })
})

describe('what search engines are told', () => {
  test('every asset on offer stands in a list that robots.txt leads to', async () => {
    const robots = await (await get('/robots.txt')).text()
    const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
    const locations = async (url: string) =>
      [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
    const lists = await locations(index)
    expect(lists[0]).toBe(`${product.argus}/sitemaps/pages.xml`)
    expect(await locations(lists[0] ?? '')).toContain(`${product.argus}/`)
    const assets = (await Promise.all(lists.slice(1).map(locations))).flat()
    expect(assets).toHaveLength(3)
    for (const asset of assets) expect((await fetch(asset)).status).toBe(200)
  })

  test('a list that does not exist is not found', async () => {
    for (const path of ['/sitemaps/assets-999.xml', '/sitemaps/assets-x.xml', '/sitemaps/x']) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

describe('calls that change something', () => {
  const preferences = '/components/search/api/preferences'
  const put = async (body: string, headers: Record<string, string> = {}) =>
    get(preferences, {
      method: 'PUT',
      headers: { ...(await asVisitor(product.argus)), 'content-type': 'application/json', ...headers },
      body,
    })

  test('preferences are kept in a cookie and read from it', async () => {
    const kept = await put('{"panel":"hidden"}')
    expect([kept.status, await kept.json()]).toEqual([200, { panel: 'hidden' }])
    const [cookie = '', ...terms] = (kept.headers.get('set-cookie') ?? '').split('; ')
    expect(terms).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax'])
    const read = await get(preferences, { headers: { cookie } })
    expect(await read.json()).toEqual({ panel: 'hidden' })
  })

  test.each([
    ['another site', 403, '{"panel":"hidden"}', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', 403, '{"panel":"hidden"}', { origin: 'https://evil.example' }],
    ['a wrong token', 403, '{"panel":"hidden"}', { 'x-csrf-token': 'wrong' }],
    ["another browser's cookies", 403, '{"panel":"hidden"}', { cookie: '' }],
    ['a bot', 403, '{"panel":"hidden"}', { 'user-agent': 'Googlebot/2.1' }],
    ['half of JSON', 400, '{"panel":', {}],
    ['a number', 400, '{"panel":7}', {}],
    ['plain text', 415, '{}', { 'content-type': 'text/plain' }],
    ['two megabytes', 413, `{"panel":"${'x'.repeat(2_000_000)}"}`, {}],
  ])('%s is answered with %i and keeps nothing', async (_, status, body, headers) => {
    const answer = await put(body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('SEARCH-05: a picture is searched by, from its upload to the results', async () => {
    const form = new FormData()
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#468' } })
      .png()
      .toBuffer()
    form.append('image', new Blob([picture]), 'picture.png')
    const sent = await get('/components/search/api/image-searches', {
      method: 'POST',
      headers: await asVisitor(product.argus),
      body: form,
    })
    expect(sent.status).toBe(201)
    const { searchbyimage: token } = (await sent.json()) as { searchbyimage: string }
    const preview = await get(`/components/search/api/image-searches/${token}/picture`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(preview.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get(`/search/2/image?searchbyimage=${token}`)).status).toBe(200)
  })
})

describe('what was viewed', () => {
  // What names itself node is taken for a bot.
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const detailPath = async () =>
    /href="(\/detail\/\d+)"/.exec(await (await get('/search/2/image')).text())?.[1] ?? ''
  const cookieOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, { headers })).headers.getSetCookie().find((cookie) => cookie.includes('viewed')) ?? null

  test('is remembered until the browser is closed, the latest first', async () => {
    const path = await detailPath()
    const id = path.split('/')[2]
    const expected = `argus_viewed=${id}.5; Path=/; SameSite=Lax`
    const headers = { cookie: 'argus_viewed=5', 'user-agent': browser }
    expect(await cookieOf(path, headers)).toBe(expected)
    const call = `/components/pages/api/page?path=${path}`
    expect(await cookieOf(call, headers)).toBe(expected)
    // What was fetched ahead the browser remembers itself, once it is shown.
    const ahead = await get(call, { headers: { ...headers, purpose: 'prefetch' } })
    expect(ahead.headers.get('set-cookie')).toBeNull()
    expect(await ahead.json()).toMatchObject({ ready: { page: 'assets/detail', seen: id } })
  })

  test('leaves out bots, other pages and what is not there', async () => {
    expect(await cookieOf(await detailPath(), { 'user-agent': 'Googlebot/2.1' })).toBeNull()
    for (const path of ['/', '/search/2/image', '/detail/99999999999']) {
      expect(await cookieOf(path, { 'user-agent': browser })).toBeNull()
    }
  })
})

test.each([
  ['/metrics', { 'x-forwarded-for': '127.0.0.1' }],
  ['/health/ready', { forwarded: 'for=127.0.0.1' }],
  ['/de/metrics', {}],
])('OPS-02: %s with %o is not for a stranger behind a proxy', async (path, headers) => {
  expect((await get(path, { headers })).status).toBe(404)
})

test('OPS-02: to others than operators health and metrics do not exist', async () => {
  await using other = await freshDatabase({ migrated: false })
  const closed = await startProduct({
    directory,
    env: { DEMO_ASSETS: '0', DATABASE_URL: other.url, OPERATOR_NETWORKS: '10.9.8.0/24' },
  })
  try {
    for (const path of ['/health/live', '/health/ready', '/metrics'])
      expect((await fetch(closed.argus + path)).status).toBe(404)
  } finally {
    await closed.stop()
  }
})
