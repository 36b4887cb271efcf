import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from '#platform/describe-api.ts'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { buildCaller, buildVisit } from '#visit/testing/build-visit.ts'
import { addCallRoutes, openMissingCalls } from './call-routes.ts'
import { bodyLimits } from './read-body.ts'

const visit = buildVisit()
const token = { 'x-csrf-token': 'token' }
const answer = z.unknown()
const text = z.object({ name: z.string().max(10) })
const held = Promise.withResolvers<void>()

const calls: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: '/components/things/api/:id/parts',
      summary: 'Parts.',
      params: z.object({ id: z.string().regex(/^\d+$/, 'is no id') }),
      query: z.object({ page: z.coerce.number().optional() }),
      answer,
    },
    async ({ params, query }) => json(200, { ...params, ...query }),
  ),
  endpoint(
    { method: 'POST', path: '/components/things/api/things', summary: 'A thing.', body: text, answer },
    async ({ body }) => json(201, body),
  ),
  endpoint(
    { method: 'DELETE', path: '/components/things/api/things', summary: 'Nothing.', answer },
    async () => json(200, {}),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/components/things/api/files',
      summary: 'A file.',
      body: z.object({ note: z.string().optional() }),
      takes: ['file', 'json', 'form'],
      fileField: 'image',
      answer,
    },
    async ({ body, file, caller }) => json(200, { ...body, size: file?.bytes.length, ...caller }),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/components/things/api/limited',
      summary: 'Two in a minute.',
      body: text,
      callLimit: { atMost: 2, withinMs: 60_000 },
      answer,
    },
    async () => json(200, {}),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/components/things/api/slow',
      summary: 'Lasts.',
      body: z.object({}),
      takes: ['file', 'json'],
      fileField: 'image',
      answer,
    },
    async () => {
      await held.promise
      return json(200, {})
    },
  ),
  endpoint({ method: 'GET', path: '/components/things/api/bytes', summary: 'Bytes.', answer }, async () => ({
    kind: 'bytes',
    status: 200,
    type: 'image/webp',
    body: Buffer.from('abc'),
  })),
]

let app: FastifyInstance
let url: string

beforeAll(async () => {
  app = Fastify()
  addCallRoutes(app, {
    endpoints: calls,
    publicUrls: { argus: 'https://pictures.example' },
    visitOf: async ({ protocol, host }) => ({
      visit,
      caller: buildCaller({ origin: `${protocol}://${host}` }),
    }),
  })
  const sendMissingCall = openMissingCalls(calls)
  app.setNotFoundHandler((request, reply) => sendMissingCall(reply, request.url.split('?')[0] ?? ''))
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _, reply) =>
    reply.code(error.statusCode ?? 500).send({}),
  )
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/components/things/api/${path}`, { ...init, headers: { ...token, ...init.headers } })
const post = (path: string, type: string, body: BodyInit, headers = {}) =>
  call(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body })

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('a call', () => {
  test('gets the parameters of its path and its query', async () => {
    const given = await call('12/parts?page=3')
    expect(await given.json()).toEqual({ id: '12', page: 3 })
    const wrong = await call('x/parts')
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      type: 'bad-input',
      errors: [{ path: 'id', message: 'is no id' }],
    })
  })

  test('may answer with bytes', async () => {
    const given = await call('bytes')
    expect(given.headers.get('content-type')).toBe('image/webp')
    expect(given.headers.get('cache-control')).toBe('private, no-cache')
    expect(await given.text()).toBe('abc')
  })

  test.each([
    ['things', 'PUT', 'POST, DELETE'],
    ['things', 'GET', 'POST, DELETE'],
    ['12/parts', 'POST', 'GET, HEAD'],
    ['12/parts?page=1', 'DELETE', 'GET, HEAD'],
  ])('to %s by %s is told which methods there are', async (path, method, allow) => {
    const given = await call(path, { method })
    expect([given.status, given.headers.get('allow')]).toEqual([405, allow])
    expect(given.headers.get('content-type')).toContain('application/problem+json')
  })

  test('that nobody answers is not found, by any method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await call('12/none', { method })).status).toBe(404)
  })
})

describe('a body', () => {
  test.each([
    ['application/json', '{"name":"a"}', 201],
    ['application/json; charset=UTF-8', '{"name":"ü"}', 201],
    ['application/json', '{"name":7}', 400],
    ['application/json', '{"name":"more than ten letters"}', 400],
    ['application/json', '', 400],
    ['application/json', '{"name":', 400],
    ['application/json', Buffer.from('{"name":"\xff"}', 'latin1'), 400],
    ['application/json', '['.repeat(500_000), 400],
    ['application/json; charset=latin1', '{"name":"a"}', 415],
    ['application/jsonp', '{"name":"a"}', 415],
    ['text/plain', '{"name":"a"}', 415],
    ['application/x-www-form-urlencoded', 'name=a', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['nonsense', '{"name":"a"}', 415],
    ['application/json', `{"name":"${'a'.repeat(bodyLimits.json)}"}`, 413],
  ])('of type %s (%#) is answered as it deserves', async (type, body, status) => {
    const given = await post('things', type, body)
    expect(given.status).toBe(status)
    if (status === 201) expect(await given.json()).toEqual(JSON.parse(String(body)))
  })

  test('that is compressed is not taken', async () => {
    expect((await post('things', 'application/json', '{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  test('with a file, of a plain form and of JSON is read by the same schema', async () => {
    const image = new Blob([Buffer.alloc(70_000)])
    const file = await call('files', { method: 'POST', body: formOf({ note: 'n', image }) })
    expect(await file.json()).toMatchObject({ note: 'n', size: 70_000, origin: url })
    const form = await post('files', 'application/x-www-form-urlencoded', 'note=a+b')
    expect(await form.json()).toMatchObject({ note: 'a b' })
    expect(await (await post('files', 'application/json', '{"note":"j"}')).json()).toMatchObject({
      note: 'j',
    })
  })

  test('with a file in another field, or with two files, is refused', async () => {
    const image = new Blob(['x'])
    const other = await call('files', { method: 'POST', body: formOf({ other: image }) })
    expect(await other.json()).toMatchObject({ status: 400, errors: [{ path: 'other' }] })
    expect((await call('files', { method: 'POST', body: formOf({ image, more: image }) })).status).toBe(413)
  })

  test('that is too large is refused before and while it is read', async () => {
    const image = new Blob([Buffer.alloc(bodyLimits.file)])
    const whole = await call('files', { method: 'POST', body: formOf({ image }) })
    expect(await whole.json()).toMatchObject({ status: 413, type: 'too-large' })
    // A stream tells no length.
    const body = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 20; piece += 1) controller.enqueue(Buffer.alloc(100_000, 'a'))
        controller.close()
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    expect((await call('things', init as RequestInit)).status).toBe(413)
  })
})

test('a call limit is checked before the body is looked at', async () => {
  const send = () => post('limited', 'text/plain', 'x')
  expect([(await send()).status, (await send()).status]).toEqual([415, 415])
  const late = await send()
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
})

test('one address uploads three files at once, and small bodies never wait for that', async () => {
  const upload = () => call('slow', { method: 'POST', body: formOf({ image: new Blob(['x']) }) })
  const all = [upload(), upload(), upload(), upload()]
  const first = await Promise.race(all)
  expect(await first.json()).toMatchObject({ status: 503, type: 'busy' })
  const small = post('slow', 'application/json', '{}')
  held.resolve()
  expect((await small).status).toBe(200)
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(3)
})

test.each([
  [{}, 201],
  [{ 'sec-fetch-site': 'same-origin' }, 201],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://pictures.example' }, 201],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
])('a change asked for with %o is answered with %i', async (headers, status) => {
  const given = await app.inject({
    method: 'POST',
    url: '/components/things/api/things',
    headers: { 'content-type': 'application/json', ...token, ...headers },
    payload: '{"name":"a"}',
  })
  expect(given.statusCode).toBe(status)
})

test('reading is open to all pages', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const given = await app.inject({ url: '/components/things/api/bytes', headers })
  expect(given.statusCode).toBe(200)
})

test('OpenAPI tells of parameters and bodies', () => {
  const { paths } = describeApi(calls) as { paths: Record<string, Record<string, object>> }
  expect(paths['/components/things/api/{id}/parts']?.get).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: false },
    ],
  })
  expect(Object.keys(paths['/components/things/api/things'] ?? {})).toEqual(['post', 'delete'])
  expect(paths['/components/things/api/files']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': { schema: { properties: { note: {}, image: { type: 'string' } } } },
        'application/json': { schema: { properties: { note: {} } } },
        'application/x-www-form-urlencoded': {},
      },
    },
  })
})
