import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMediaRoom } from '../../src/app/background/media-room.ts'
import { addCallRoutes } from '../../src/app/http/call-routes.ts'
import type { MediaRoom } from '../../src/features/catalogue/server.ts'
import { lookLength } from '../../src/features/search/domain.ts'
import { openImageSearches } from '../../src/features/search/server.ts'
import type { FetchedOutside } from '../../src/platform/fetch-outside.ts'
import type { SiteNickname } from '../../src/sites/site.ts'
import { buildCaller, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const workerFile = new URL('../../src/app/background/media-worker.ts', import.meta.url)
const path = '/components/search/api/image-searches'
const token = { 'x-csrf-token': 'token' }

let fresh: FreshDatabase
let room: MediaRoom
let app: FastifyInstance
let url: string
let readImageSearch: ReturnType<typeof openImageSearches>['readImageSearch']
let removeOld: () => Promise<void>
let site: SiteNickname = 'argus'
let outside: FetchedOutside = { kind: 'refused', reason: 'unreachable' }
let photo: Buffer
let isBusy = false

/** As for a visitor of a minute ago: what was counted is forgotten. */
async function open(): Promise<void> {
  await app?.close()
  const searches = openImageSearches({
    db: fresh.db,
    room: {
      make: async (...order) => (isBusy ? { kind: 'busy' } : room.make(...order)),
      describe: room.describe,
    },
    fetchOutside: async () => outside,
  })
  readImageSearch = searches.readImageSearch
  removeOld = searches.removeOld
  app = Fastify()
  const visitOf = async () => ({ visit: buildVisit({ site, prefix: 'de' }), caller: buildCaller() })
  addCallRoutes(app, { endpoints: searches.calls, publicUrls: {}, visitOf })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}

beforeAll(async () => {
  fresh = await freshDatabase()
  room = openMediaRoom({ workerFile, threads: 1 })
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#468', noise } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  site = 'argus'
  isBusy = false
  await open()
})
afterAll(async () => {
  await app.close()
  await room.close()
  await fresh[Symbol.asyncDispose]()
})

function send(bytes: Uint8Array, init: RequestInit = {}): Promise<Response> {
  const body = new FormData()
  body.append('image', new Blob([Buffer.from(bytes)]), 'picture.jpg')
  return fetch(url + path, { method: 'POST', body, ...init, headers: { ...token, ...init.headers } })
}
const sendAddress = (imageurl: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...token },
    body: JSON.stringify({ imageurl }),
  })
const tokenOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { searchbyimage: string }).searchbyimage
const countKept = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from search.image_search`.execute(fresh.db))
    .rows[0]?.count

describe('SEARCH-05: a picture to search by', () => {
  test('becomes a token, a look and a small preview', async () => {
    const answer = await send(photo)
    expect(answer.status).toBe(201)
    const token = await tokenOf(Promise.resolve(answer))
    expect(token).toMatch(/^[\w-]{22}$/)
    const kept = await readImageSearch(token)
    expect(kept?.look).toHaveLength(lookLength)
    expect(kept?.pictureUrl).toBe(`${path}/${token}/picture`)
    const preview = await fetch(url + kept?.pictureUrl)
    expect(preview.headers.get('content-type')).toBe('image/webp')
    expect(preview.headers.get('cache-control')).toBe('private, max-age=86400')
    const bytes = Buffer.from(await preview.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(12_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 107 })
  })

  test('is the same search when it comes again, on the same site', async () => {
    const first = await tokenOf(send(photo))
    const before = await countKept()
    expect(await tokenOf(send(photo))).toBe(first)
    outside = { kind: 'fetched', bytes: photo }
    expect(await tokenOf(sendAddress('https://pictures.example/a.jpg'))).toBe(first)
    expect(await countKept()).toBe(before)
    site = 'bokeh'
    expect(await tokenOf(send(photo))).not.toBe(first)
  })

  test('that many bring at once is kept once', async () => {
    const other = await sharp(photo).negate().jpeg().toBuffer()
    const tokens = await Promise.all(Array.from({ length: 3 }, () => tokenOf(send(other))))
    expect(new Set(tokens).size).toBe(1)
  })

  test('may be a harmless drawing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h20v20z"/></svg>'
    expect((await send(Buffer.from(svg))).status).toBe(201)
  })
})

const png = (width: number, height: number) => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________\x08\x06\0\0\0____', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

describe('what is no picture to search by is told so', () => {
  test.each([
    ['a text', () => Buffer.from('hello'), 'not-a-picture'],
    ['nothing', () => Buffer.alloc(0), 'not-a-picture'],
    ['a program', () => Buffer.from('MZ\x90\0'), 'not-a-picture'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'not-a-picture'],
    ['a cut-off picture', () => photo.subarray(0, photo.length / 2), 'not-a-picture'],
    ['a drawing with a script', () => svg('<script>alert(1)</script>'), 'not-a-picture'],
    ['a drawing that fetches', () => svg('<image href="http://127.0.0.1/"/>'), 'not-a-picture'],
    [
      'a drawing with entities',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "a">]>${svg('&a;')}`),
      'not-a-picture',
    ],
    ['a drawing of 1 MB', () => svg('<g/>'.repeat(250_000)), 'too-large'],
    ['a pixel bomb', () => png(60_000, 60_000), 'too-large'],
    ['a large picture with little in it', () => png(9_000, 9_000), 'too-large'],
    ['more than 10 MB', () => Buffer.concat([photo, Buffer.alloc(10_000_000)]), 'too-large'],
  ])('%s', async (_, bytes, type) => {
    const answer = await send(bytes())
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    const problem = (await answer.json()) as { detail: string }
    expect(problem).toMatchObject({ status: 400, type })
    expect(problem.detail).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['bad-address', 'refused'],
    ['not-public', 'refused'],
    ['unreachable', 'refused'],
    ['not-a-picture', 'refused'],
    ['too-large', 'too-large'],
  ] as const)('an address that is refused as %s', async (reason, type) => {
    outside = { kind: 'refused', reason }
    expect(await (await sendAddress('http://x.example/')).json()).toMatchObject({ status: 400, type })
  })

  test.each([undefined, '', '  ', 7, ['http://x.example/'], `http://${'x'.repeat(2_000)}`, '\ud800'])(
    'an address like %j',
    async (imageurl) => {
      expect(await (await sendAddress(imageurl)).json()).toMatchObject({ status: 400, type: 'bad-input' })
    },
  )
})

test('while too many pictures wait, one comes again later', async () => {
  isBusy = true
  const answer = await send(await sharp(photo).flop().jpeg().toBuffer())
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ type: 'busy' })
})

test('after twenty pictures in a minute one waits', async () => {
  outside = { kind: 'refused', reason: 'unreachable' }
  for (let sent = 0; sent < 20; sent += 1) expect((await sendAddress('http://x.example/')).status).toBe(400)
  const answer = await sendAddress('http://x.example/')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
})

test('a search of long ago is gone, and removed once a day', async () => {
  const token = await tokenOf(send(photo))
  await sql`update search.image_search set created_at = now() - interval '31 days'`.execute(fresh.db)
  expect(await readImageSearch(token)).toBeNull()
  expect((await fetch(`${url}${path}/${token}/picture`)).status).toBe(404)
  await removeOld()
  expect(await countKept()).toBe(0)
})

test('whoever asks for a search keeps it, and the same picture is not looked at twice', async () => {
  const token = await tokenOf(send(photo))
  const age = (days: number) =>
    sql`update search.image_search set created_at = now() - interval '1 day' * ${days}`.execute(fresh.db)
  const countNew = async () => {
    const { rows } = await sql`
      select token from search.image_search where created_at > now() - interval '1 minute'`.execute(fresh.db)
    return rows.length
  }
  await age(29)
  expect(await readImageSearch(token)).not.toBeNull()
  expect(await countNew()).toBe(1)
  await age(29)
  isBusy = true
  expect(await tokenOf(send(photo))).toBe(token)
  expect(await countNew()).toBe(1)
})

test.each(['', 'x', '%00', 'a'.repeat(22), 'a'.repeat(60)])('the token %s finds nothing', async (token) => {
  expect(await readImageSearch(decodeURIComponent(token))).toBeNull()
  expect((await fetch(`${url}${path}/${token}/picture`)).status).toBe(404)
})
