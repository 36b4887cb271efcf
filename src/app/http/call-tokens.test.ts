import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, json } from '#platform/endpoint.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { addCallRoutes } from './call-routes.ts'

const described = { method: 'POST', summary: 'A change.', answer: z.unknown() } as const
const body = z.looseObject({ name: z.string().optional() })
const calls = [
  endpoint({ ...described, path: '/components/things/api/things', body }, async (call) =>
    json(201, call.body),
  ),
  endpoint(
    { ...described, path: '/components/things/api/files', body, takes: ['file', 'json', 'form'] },
    async (call) => json(200, call.body),
  ),
  endpoint({ ...described, path: '/components/things/api/signals', body, csrf: 'exempt' }, async () =>
    json(200, {}),
  ),
]

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  const visitOf = async (request: FastifyRequest) => {
    const username = request.headers.cookie
    const visit = buildVisit(username ? { viewer: buildMember({ username }) } : {})
    return { visit, caller: buildCaller() }
  }
  addCallRoutes(app, { endpoints: calls, publicUrls: {}, visitOf })
  await app.ready()
})
afterAll(() => app.close())

describe('BOARD-02: a change without the right token', () => {
  const form = 'application/x-www-form-urlencoded'
  const send = (path: string, type: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/components/things/api/${path}`,
      headers: { 'content-type': type, ...headers },
      payload,
    })

  test.each([
    [{}],
    [{ 'x-csrf-token': '' }],
    [{ 'x-csrf-token': 'wrong' }],
    [{ 'x-xsrf-token': 'toke' }],
    [{ cookie: 'XSRF-TOKEN=token' }],
  ])('is refused with headers %j', async (headers) => {
    for (const path of ['things', 'files']) {
      const given = await send(path, 'application/json', '{"name":"a"}', headers)
      expect([given.statusCode, given.json().type]).toEqual([403, 'csrf'])
      expect(given.headers['content-type']).toContain('application/problem+json')
    }
  })

  test.each(['', 'note=a', 'note=a&_csrf=', 'note=a&_csrf=wrong', 'note=a&_csrf=token&_csrf=token'])(
    'is refused as the plain form "%s"',
    async (payload) => expect((await send('files', form, payload)).statusCode).toBe(403),
  )

  test('is refused where the call takes no plain form, whatever its field says', async () => {
    expect((await send('things', form, 'name=a&_csrf=token')).json()).toMatchObject({ type: 'csrf' })
  })

  test('is taken with it: in either header, or in the field of a plain form, which the call never sees', async () => {
    const json = ['things', 'application/json', '{"name":"a"}'] as const
    expect((await send(...json, { 'x-csrf-token': 'token' })).statusCode).toBe(201)
    expect((await send(...json, { 'x-xsrf-token': 'token' })).statusCode).toBe(201)
    const plain = await send('files', form, 'note=a&_csrf=token')
    expect(plain.json()).toMatchObject({ note: 'a' })
    expect(plain.json()).not.toHaveProperty('_csrf')
  })

  test('is taken from the page of who is signed in, and not from that of somebody else', async () => {
    const change = ['things', 'application/json', '{"name":"a"}'] as const
    const by = (page: string | null, cookie: string) =>
      send(...change, {
        'x-csrf-token': 'token',
        cookie,
        ...(page !== null && { 'x-signed-in-as': encodeURIComponent(page) }),
      })
    expect((await by('ada', 'ada')).statusCode).toBe(201)
    expect((await by(null, 'ada')).statusCode).toBe(201)
    const other = await by('ännä', 'bert')
    expect([other.statusCode, other.json().type]).toEqual([409, 'other-account'])
    // Who is signed out is told so by the call itself.
    expect((await by('ännä', '')).statusCode).toBe(201)
  })

  test('is taken as a signal, also from elsewhere', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await send('signals', 'application/json', '{"name":"a"}', headers)).statusCode).toBe(200)
  })
})
