import { expect, test } from 'vitest'
import { askByImage } from './ask-by-image.ts'

function answering(status: number, body: unknown) {
  const sent: RequestInit[] = []
  const send = async (_: string, request: RequestInit) => {
    sent.push(request)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  const { signal } = new AbortController()
  return { sent, options: { call: '/call', signal, send } }
}

test('SEARCH-05: a file goes as a form, an address as JSON, and the answer names the search', async () => {
  const { sent, options } = answering(201, { searchbyimage: 'abc' })
  const file = new File(['x'], 'sea.jpg', { type: 'image/jpeg' })
  expect(await askByImage(file, options)).toEqual({ kind: 'found', searchbyimage: 'abc' })
  expect(await askByImage('https://pictures.test/sea.jpg', options)).toMatchObject({ kind: 'found' })
  const form = sent[0]?.body
  expect(form instanceof FormData && form.get('image')).toMatchObject({ name: 'sea.jpg', type: 'image/jpeg' })
  expect(sent[1]).toMatchObject({
    method: 'POST',
    body: '{"imageurl":"https://pictures.test/sea.jpg"}',
    headers: { 'content-type': 'application/json' },
  })
})

test.each([
  [400, { type: 'not-a-picture' }, 'notAPicture'],
  [400, { type: '/problems/too-large' }, 'tooLarge'],
  [413, { type: 'about:blank' }, 'tooLarge'],
  [400, { type: 'refused' }, 'refused'],
  [429, { type: 'about:blank' }, 'busy'],
  [503, { type: 'about:blank' }, 'failed'],
  [502, '<html>', 'failed'],
  [201, {}, 'failed'],
] as const)('an answer %i %j is told as %s', async (status, body, problem) => {
  expect(await askByImage('https://a.test/b', answering(status, body).options)).toEqual({
    kind: 'failed',
    problem,
  })
})

test('a server that cannot be reached is a failure too', async () => {
  const { options } = answering(201, {})
  const send = () => Promise.reject(new TypeError('no network'))
  expect(await askByImage('https://a.test/b', { ...options, send })).toEqual({
    kind: 'failed',
    problem: 'failed',
  })
})
