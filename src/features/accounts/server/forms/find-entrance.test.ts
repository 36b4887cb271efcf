import { expect, test } from 'vitest'
import { buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { entranceTo, returnUrlIn } from './find-entrance.ts'

test('a visitor signs in and comes back', () => {
  expect(entranceTo(buildVisit({ prefix: 'de' }), '/de/account')).toBe(
    '/de/sign-in?returnurl=%2Fde%2Faccount',
  )
})

test('who is only remembered gives the password again', () => {
  const visit = buildVisit({ viewer: buildMember({ authState: 'remembered' }) })
  expect(entranceTo(visit, '/account/profile')).toBe('/sign-in?returnurl=%2Faccount%2Fprofile&again=1')
})

test('ROUTE-07: both spellings are read, and no other site', () => {
  expect(returnUrlIn(new URLSearchParams('returnurl=/account'))).toBe('/account')
  expect(returnUrlIn(new URLSearchParams('returnUrl=/account'))).toBe('/account')
  expect(returnUrlIn(new URLSearchParams('returnurl=//evil.example'))).toBeNull()
  expect(returnUrlIn(new URLSearchParams())).toBeNull()
})
