import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchOutside, mostFetchedBytes } from './fetch-outside.ts'

const picture = Buffer.from('bytes of a picture')
const names: Readonly<Record<string, readonly string[]>> = {
  'home.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'office.example': ['192.168.1.20'],
  'both.example': ['93.184.215.14', '10.0.0.1'],
  'six.example': ['fd00::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
}

async function resolve(name: string): Promise<readonly string[]> {
  const addresses = names[name]
  if (!addresses) throw new Error(`getaddrinfo ENOTFOUND ${name}`)
  return addresses
}

describe('an address that leads nowhere public is refused', () => {
  test.each([
    ...[
      'http://127.0.0.1/a.png',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.1/',
    ],
    ...['http://0177.0.0.1/', 'http://017700000001/', 'http://127.0.0.1./', 'http://0/', 'http://0.0.0.0/'],
    ...['http://①②⑦.⓪.⓪.①/', 'http://127。0。0。1/', 'http://%31%32%37.0.0.1/', 'http://10.0.0.1/'],
    ...['http://172.16.0.1/', 'http://192.168.0.1/', 'http://169.254.169.254/latest/meta-data/'],
    ...['http://100.64.0.1/', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://192.0.2.1/'],
    ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ...['http://[0:0:0:0:0:ffff:a00:1]/', 'http://[::127.0.0.1]/', 'http://[64:ff9b::7f00:1]/'],
    ...['http://[2002:7f00:1::]/', 'http://[fe80::1]/', 'http://[fd00::1]/', 'http://[ff02::1]/'],
    ...['http://[2001:db8::1]/', 'https://10.0.0.1/', 'http:127.0.0.1/', 'http:\\\\127.0.0.1\\a.png'],
    ...[
      'http://home.example/',
      'http://metadata.example/',
      'https://office.example/',
      'http://both.example/',
    ],
    ...['http://six.example/', 'http://mapped.example/', 'http://nat64.example/', 'http://HOME.example/'],
    ...['http://93.184.215.14:8080/', 'http://93.184.215.14:22/', 'https://93.184.215.14:6379/'],
  ])('%s', async (address) => {
    expect(await fetchOutside(address, { resolve })).toEqual({ kind: 'refused', reason: 'not-public' })
  })

  test.each([
    ...['', 'a.png', '/a.png', '//93.184.215.14/a.png', 'ftp://93.184.215.14/', 'file:///etc/passwd'],
    ...[
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'gopher://93.184.215.14/',
      'blob:http://x.example/1',
    ],
    ...['http://localhost/', 'http://localhost./', 'http://LOCALHOST/', 'http://intranet/', 'http://.../'],
    ...['http://user@93.184.215.14/', 'http://user:word@93.184.215.14/', 'http://:word@93.184.215.14/'],
    ...['http://', 'http://[::1', 'http://[fe80::1%25eth0]/', 'http://256.1.1.1/', 'http://1.2.3.4.5/'],
    ...['http://a b.example/', 'http://93.184.215.14:99999/', `http://93.184.215.14/${'a'.repeat(2_000)}`],
  ])('%s, by its spelling', async (address) => {
    expect(await fetchOutside(address, { resolve })).toEqual({ kind: 'refused', reason: 'bad-address' })
  })

  test('a name that nobody knows is unreachable', async () => {
    expect(await fetchOutside('http://nobody.example/', { resolve })).toMatchObject({ reason: 'unreachable' })
    expect(await fetchOutside('http://x.example/', { resolve: async () => [] })).toMatchObject({
      reason: 'unreachable',
    })
  })
})

describe('from a server outside', () => {
  let server: Server
  let port: number
  const seen: { path: string; headers: NodeJS.Dict<string | string[]> }[] = []

  const answers: Readonly<Record<string, RequestListener>> = {
    '/a.png': (_, answer) => answer.setHeader('content-type', 'image/png').end(picture),
    '/page': (_, answer) => answer.setHeader('content-type', 'text/html').end('<p>'),
    '/untyped': (_, answer) => answer.end(picture),
    '/away': (_, answer) => answer.writeHead(404, { 'content-type': 'image/png' }).end(picture),
    '/zipped': (_, answer) =>
      answer
        .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
        .end(gzipSync(picture)),
    '/announced': (_, answer) =>
      answer
        .writeHead(200, { 'content-type': 'image/png', 'content-length': mostFetchedBytes + 1 })
        .flushHeaders(),
    '/endless': (_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png' })
      const piece = Buffer.alloc(1_000_000)
      const more = () => {
        while (!answer.destroyed && answer.write(piece));
      }
      answer.on('drain', more)
      more()
    },
    '/slow': (_, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).write('a'),
    '/broken': (_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 }).write('a')
      setImmediate(() => answer.destroy())
    },
    '/one': (_, answer) => answer.writeHead(302, { location: '/a.png' }).end(),
    '/two': (_, answer) => answer.writeHead(301, { location: '/one' }).end(),
    '/three': (_, answer) => answer.writeHead(308, { location: '/two' }).end(),
    '/four': (_, answer) => answer.writeHead(307, { location: '/three' }).end(),
    '/nowhere': (_, answer) => answer.writeHead(302).end(),
    '/home': (_, answer) => answer.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
    '/metadata': (_, answer) => answer.writeHead(302, { location: 'http://metadata.example/' }).end(),
    '/mapped': (_, answer) => answer.writeHead(302, { location: 'http://[::ffff:10.0.0.1]/' }).end(),
    '/file': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/other-port': (_, answer) => answer.writeHead(302, { location: 'http://pictures.example:1/' }).end(),
  }

  beforeAll(async () => {
    server = createServer((request, answer) => {
      seen.push({ path: request.url ?? '', headers: request.headers })
      answers[request.url ?? '']?.(request, answer)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })

  const outside = (path: string, withinMs = 5_000) =>
    fetchOutside(`http://pictures.example:${port}${path}`, {
      resolve: async (name) => (name === 'pictures.example' ? ['127.0.0.1'] : resolve(name)),
      mayReach: (address, to) => address === '127.0.0.1' && to === port,
      withinMs,
    })

  test.each(['/a.png', '/one', '/two', '/three'])('%s is fetched', async (path) => {
    expect(await outside(path)).toEqual({ kind: 'fetched', bytes: picture })
  })

  test('it gets to know nothing but what it is asked for', async () => {
    seen.length = 0
    await outside('/one')
    expect(seen.map(({ path }) => path)).toEqual(['/one', '/a.png'])
    expect(Object.keys(seen[1]?.headers ?? {}).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
    ])
    expect(seen[1]?.headers).toMatchObject({
      'accept-encoding': 'identity',
      host: `pictures.example:${port}`,
    })
  })

  test.each([
    ['/page', 'not-a-picture'],
    ['/untyped', 'not-a-picture'],
    ['/zipped', 'not-a-picture'],
    ['/away', 'unreachable'],
    ['/broken', 'unreachable'],
    ['/announced', 'too-large'],
    ['/endless', 'too-large'],
    ['/four', 'too-many-redirects'],
    ['/nowhere', 'bad-address'],
    ['/file', 'bad-address'],
    ['/home', 'not-public'],
    ['/metadata', 'not-public'],
    ['/mapped', 'not-public'],
    ['/other-port', 'not-public'],
  ])('%s is refused as %s', async (path, reason) => {
    expect(await outside(path)).toEqual({ kind: 'refused', reason })
  })

  test('what takes too long is given up', async () => {
    expect(await outside('/slow', 80)).toEqual({ kind: 'refused', reason: 'too-slow' })
    const never = { resolve: () => new Promise<never>(() => {}), withinMs: 20 }
    expect(await fetchOutside('http://a.example/', never)).toMatchObject({ reason: 'too-slow' })
  })

  test('a name that is another one a moment later is asked at the address that was checked', async () => {
    let asked = 0
    const outcome = await fetchOutside(`http://changing.example:${port}/a.png`, {
      resolve: async () => {
        asked += 1
        return asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']
      },
      mayReach: (address) => address === '127.0.0.1',
    })
    expect(outcome.kind).toBe('fetched')
    expect(asked).toBe(1)
  })
})
