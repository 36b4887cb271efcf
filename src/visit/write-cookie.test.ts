import { expect, test } from 'vitest'
import { writeCookie, yearSeconds } from './write-cookie.ts'

test('SITE-07: a cookie carries the nickname and is for the whole site', () => {
  expect(writeCookie('bokeh', 'viewed', '3.2', { isSecure: false })).toBe(
    'bokeh_viewed=3.2; Path=/; SameSite=Lax',
  )
})

test('one that stays says for how long, and one of https is for https alone', () => {
  expect(writeCookie('argus', 'a', '{"x":"y;"}', { forSeconds: yearSeconds, isSecure: true })).toBe(
    'argus_a=%7B%22x%22%3A%22y%3B%22%7D; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
