import { expect, test } from 'vitest'
import { signedInCookies, signedOutCookies, visitorCookies } from './session-cookies.ts'
import { buildCaller } from './testing/build-visit.ts'

const open = buildCaller()
const secure = buildCaller({ isSecure: true })

test('SITE-07: a session cookie carries the nickname, is hidden from scripts and ends with the browser', () => {
  const [cookie] = signedInCookies('bokeh', open, { token: 'abc', isRemembered: false })
  expect(cookie).toBe('bokeh_session=abc; Path=/; SameSite=Lax; HttpOnly')
})

test('one who wants to be remembered keeps it for 90 days', () => {
  const [cookie] = signedInCookies('argus', open, { token: 'abc', isRemembered: true })
  expect(cookie).toBe('argus_session=abc; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly')
})

test('under https no other host can set session or visitor, and nothing goes by http', () => {
  const cookies = [
    ...signedInCookies('argus', secure, { token: 'abc', isRemembered: true }),
    ...signedOutCookies('argus', secure),
  ]
  expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([])
  expect(cookies.filter((cookie) => cookie.startsWith('__Host-argus_session='))).toHaveLength(2)
  expect(cookies.filter((cookie) => cookie.startsWith('__Host-visitor='))).toHaveLength(2)
  // Browsers refuse the prefix with a domain, or with another path.
  expect(cookies.filter((cookie) => /Domain=|Path=\/[^;]/i.test(cookie))).toEqual([])
})

test('signing in and out each give the browser another name, with the token of that name', () => {
  const renewed = visitorCookies({ id: 'renewed', csrfToken: 'token of renewed' }, false)
  expect(signedInCookies('argus', open, { token: 'abc', isRemembered: false })).toEqual(
    expect.arrayContaining([...renewed]),
  )
  expect(signedOutCookies('argus', open)).toEqual(expect.arrayContaining([...renewed]))
})

test('TRACK-05: that one has left is remembered for a year, until the next sign-in', () => {
  expect(signedOutCookies('argus', open)).toEqual(
    expect.arrayContaining([
      'argus_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'argus_left=1; Path=/; Max-Age=31536000; SameSite=Lax',
    ]),
  )
  expect(signedInCookies('argus', open, { token: 'abc', isRemembered: false })).toContain(
    'argus_left=; Path=/; Max-Age=0; SameSite=Lax',
  )
})
