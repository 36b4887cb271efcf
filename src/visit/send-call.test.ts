import { afterEach, expect, test, vi } from 'vitest'
import { sendCall } from './send-call.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = {
  good: () => Response.json({ name: 'kept' }),
  csrf: () => Response.json({ type: 'csrf', status: 403 }, { status: 403 }),
  forbidden: () => Response.json({ type: 'about:blank' }, { status: 403 }),
  session: () => Response.json({ csrfToken: 'new' }),
  signIn: () => Response.json({ errorDetails: { forceSignIn: true } }, { status: 401 }),
  signInAgain: () =>
    Response.json({ type: 'sign-in-again', errorDetails: { forceSignIn: true } }, { status: 401 }),
  otherAccount: () => Response.json({ type: 'other-account' }, { status: 409 }),
  taken: () => Response.json({ type: 'name-taken' }, { status: 409 }),
  wrongLogin: () => Response.json({ type: 'wrong-login' }, { status: 401 }),
}

/** A page with a token, on a server that answers in this order. */
function openPage(
  order: readonly (keyof typeof answers)[],
  { cookie = 'a=1; XSRF-TOKEN=of-cookie', as }: { cookie?: string; as?: string } = {},
) {
  const meta = { content: 'of-page', dataset: { as } }
  const sent: { call: string; tokens: (string | null)[] }[] = []
  const persons: (string | null)[] = []
  const assign = vi.fn()
  const reload = vi.fn()
  const queue = [...order]
  vi.stubGlobal('document', { cookie, querySelector: () => meta })
  vi.stubGlobal('location', { pathname: '/de/search/2/image', search: '?phrase=sea', assign, reload })
  vi.stubGlobal('fetch', async (call: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    persons.push(headers.get('x-signed-in-as'))
    sent.push({ call, tokens: [headers.get('x-csrf-token'), headers.get('x-xsrf-token')] })
    return answers[queue.shift() ?? 'good']()
  })
  return { sent, persons, assign, reload }
}

test('BOARD-02: a change carries the token of the page and that of the cookie', async () => {
  const { sent } = openPage(['good'])
  const answer = await sendCall('/c', { method: 'PUT', headers: { accept: 'application/json' } })
  expect(await answer.json()).toEqual({ name: 'kept' })
  expect(sent).toEqual([{ call: '/c', tokens: ['of-page', 'of-cookie'] }])
})

test('a token that is no longer good is fetched anew, and the change is tried again', async () => {
  const { sent } = openPage(['csrf', 'session', 'good'])
  expect((await sendCall('/c', { method: 'PUT' })).status).toBe(200)
  expect(sent.map(({ call }) => call)).toEqual(['/c', '/components/account/api/session', '/c'])
  expect(sent[2]?.tokens[0]).toBe('new')
})

test('it is tried again once, and only for that reason', async () => {
  const stubborn = openPage(['csrf', 'session', 'csrf', 'good'])
  expect((await sendCall('/c', { method: 'PUT' })).status).toBe(403)
  expect(stubborn.sent).toHaveLength(3)
  const refused = openPage(['forbidden', 'good'])
  expect((await sendCall('/c', { method: 'PUT' })).status).toBe(403)
  expect(refused.sent).toHaveLength(1)
})

test('CALL-01: who has to sign in is led there, and back to the page', async () => {
  const { assign } = openPage(['signIn'])
  void sendCall('/c', { method: 'POST' })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(assign).toHaveBeenCalledWith('/de/sign-in?returnurl=%2Fde%2Fsearch%2F2%2Fimage%3Fphrase%3Dsea')
})

test('CALL-01: who is only remembered is led to show again who it is', async () => {
  const { assign } = openPage(['signInAgain'])
  void sendCall('/c', { method: 'POST' })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/de\/sign-in\?returnurl=.*&again=1$/))
})

test('a wrong password is an answer as any other', async () => {
  const { assign } = openPage(['wrongLogin'])
  const answer = await sendCall('/c', { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([401, { type: 'wrong-login' }])
  expect(assign).not.toHaveBeenCalled()
})

test('a change says whom its page was sent to, and nothing on the page of a visitor', async () => {
  const own = openPage(['good'], { as: '%E3%81%82' })
  await sendCall('/c', { method: 'PUT' })
  expect(own.persons).toEqual(['%E3%81%82'])
  const nobodys = openPage(['good'])
  await sendCall('/c', { method: 'PUT' })
  expect(nobodys.persons).toEqual([null])
})

test('the page of somebody who is no longer signed in is shown anew, and no other conflict does that', async () => {
  const shared = openPage(['otherAccount'], { as: 'ada' })
  expect((await sendCall('/c', { method: 'PUT' })).status).toBe(409)
  expect(shared.reload).toHaveBeenCalledTimes(1)
  const conflict = openPage(['taken'], { as: 'ada' })
  expect((await sendCall('/c', { method: 'PUT' })).status).toBe(409)
  expect(conflict.reload).not.toHaveBeenCalled()
})
