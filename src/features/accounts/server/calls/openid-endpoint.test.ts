import { expect, test, vi } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { openidCalls } from './openid.endpoint.ts'

const signedIn = { token: 't', member: buildMember(), isRemembered: true }

function open(given: { returnUrl?: string; beginFailure?: 'provider-away' | 'unknown-provider' } = {}) {
  const begin = vi.fn(async (_: unknown) =>
    given.beginFailure ? failure(given.beginFailure) : success({ url: 'https://provider.example/auth' }),
  )
  const finish = vi.fn(async ({ query }: { query: URLSearchParams }) =>
    query.get('state') === 'right'
      ? success({ signedIn, returnUrl: given.returnUrl ?? '/de/account', isNew: false })
      : failure('wrong-state' as const),
  )
  const [there, back] = openidCalls({
    accounts: { openid: { providers: [], begin, finish } as never },
    publicUrls: { argus: 'https://argus.example' },
  })
  if (!there || !back) throw new Error('There are two calls.')
  return { begin, finish, there, back }
}

const visit = buildVisit({ prefix: 'de' })
const params = { provider: 'there' }

test('the browser is sent to the provider, with the cookies by which it is known again', async () => {
  const { there, begin } = open()
  const caller = buildCaller({ lackingCookies: ['visitor=x'] })
  const answer = await there.handle({ visit, caller, params, query: { returnurl: '/de/account' } })
  expect(answer).toMatchObject({
    kind: 'redirect',
    to: 'https://provider.example/auth',
    headers: { 'set-cookie': ['visitor=x'] },
  })
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({
      visitorId: 'visitor',
      returnUrl: '/de/account',
      callbackUrl: 'https://argus.example/components/account/api/openid/there/callback',
    }),
  )
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'ROUTE-07: %s is not where one comes back to',
  async (returnurl) => {
    const { there, begin } = open()
    await there.handle({ visit, caller: buildCaller(), params, query: { returnurl } })
    expect(begin).toHaveBeenCalledWith(expect.objectContaining({ returnUrl: '/' }))
    const { back } = open({ returnUrl: returnurl })
    const answer = await back.handle({ visit, caller: buildCaller(), params, query: { state: 'right' } })
    expect(answer).toMatchObject({ kind: 'redirect', to: '/' })
  },
)

test('only a page of ours ties a provider to the account of a member', async () => {
  const member = buildMember()
  const { there, begin } = open()
  const byMember = buildVisit({ viewer: member })
  await there.handle({ visit: byMember, caller: buildCaller(), params, query: {} })
  expect(begin).toHaveBeenLastCalledWith(expect.objectContaining({ member: null }))
  await there.handle({ visit: byMember, caller: buildCaller(), params, query: { _csrf: 'token' } })
  expect(begin).toHaveBeenLastCalledWith(expect.objectContaining({ member }))
})

test('who comes back is signed in with cookies as after any sign-in', async () => {
  const { back } = open()
  const query = { state: 'right', code: ['first', 'second'] }
  const answer = await back.handle({ visit, caller: buildCaller(), params, query })
  expect(answer).toMatchObject({ kind: 'redirect', to: '/de/account' })
  expect(answer.headers?.['set-cookie']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^argus_session=t; .*HttpOnly$/),
      expect.stringMatching(/^visitor=renewed/),
    ]),
  )
})

test('what fails is told by the sign-in page, and sets no cookie', async () => {
  const back = await open().back.handle({ visit, caller: buildCaller(), params, query: { state: 'made-up' } })
  expect(back).toMatchObject({ kind: 'redirect', to: '/de/sign-in?openid=wrong-state' })
  expect(back.headers).not.toHaveProperty('set-cookie')
  const away = await open({ beginFailure: 'provider-away' }).there.handle({
    visit,
    params,
    query: {},
    caller: buildCaller(),
  })
  expect(away).toMatchObject({ kind: 'redirect', to: '/de/sign-in?openid=provider-away' })
})

test('an unknown provider is not there, and a bot is sent nowhere', async () => {
  const unknown = open({ beginFailure: 'unknown-provider' }).there
  expect(await unknown.handle({ visit, caller: buildCaller(), params, query: {} })).toMatchObject({
    problem: { status: 404 },
  })
  const { there, back, begin, finish } = open()
  const bot = buildCaller({ visitorId: '' })
  expect(await there.handle({ visit, caller: bot, params, query: {} })).toMatchObject({
    problem: { status: 403 },
  })
  expect(await back.handle({ visit, caller: bot, params, query: {} })).toMatchObject({
    problem: { status: 403 },
  })
  expect([begin, finish].map((call) => call.mock.calls.length)).toEqual([0, 0])
})
