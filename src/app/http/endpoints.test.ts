import { expect, test, vi } from 'vitest'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { appEndpoints } from './endpoints.ts'

const viewer = buildMember()

function choose(given: {
  isFromOwnPage?: boolean
  visit?: Parameters<typeof buildVisit>[0]
  returnurl?: string
}) {
  const keepLocale = vi.fn(async () => {})
  const endpoints = appEndpoints({ loadPage: vi.fn(), mode: 'production', keepLocale })
  const region = endpoints.find(({ path }) => path.endsWith('/region'))
  if (!region) throw new Error('There is a call for the region.')
  const { isFromOwnPage = true, visit = { viewer }, returnurl = '/account' } = given
  const answered = region.handle({
    visit: buildVisit(visit),
    caller: buildCaller({ isFromOwnPage }),
    query: { locale: 'de', country: 'DEU', returnurl },
  })
  return { answered, keepLocale }
}

test('the language that a member chooses is that of the profile too', async () => {
  const { answered, keepLocale } = choose({})
  expect(await answered).toMatchObject({ kind: 'redirect', to: '/de/account' })
  expect(keepLocale).toHaveBeenCalledExactlyOnceWith(viewer, 'de')
})

test.each([
  ['a member whom another site leads here', { isFromOwnPage: false }],
  ['a visitor', { visit: {} }],
])('%s changes no profile', async (_, given) => {
  const { answered, keepLocale } = choose(given)
  expect(await answered).toMatchObject({ kind: 'redirect', to: '/de/account' })
  expect(keepLocale).not.toHaveBeenCalled()
})

test('what had just been done is not said again in another language', async () => {
  const { answered } = choose({ returnurl: '/account/profile?a=1&done=profile-saved' })
  expect(await answered).toMatchObject({ to: '/de/account/profile?a=1' })
})
