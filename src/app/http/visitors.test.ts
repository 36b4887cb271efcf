import { expect, test } from 'vitest'
import { hasToken, tokensInHeaders } from '#platform/csrf.ts'
import { openVisitors } from './visitors.ts'

const visitors = openVisitors(Buffer.alloc(32, 7))

test('a token follows from the name of the browser and the secret, and from nothing else', () => {
  const one = visitors.make()
  expect(one.id).toMatch(/^[\w-]{22}$/)
  expect(visitors.find(one.id)).toEqual(one)
  expect(visitors.make().csrfToken).not.toBe(one.csrfToken)
  expect(openVisitors(Buffer.alloc(32, 8)).find(one.id)?.csrfToken).not.toBe(one.csrfToken)
})

test.each([undefined, '', 'short', 'x'.repeat(23), `${'x'.repeat(21)}\n`, `${'x'.repeat(21)}.`])(
  'a name that is none of ours (%j) is nobody',
  (id) => expect(visitors.find(id)).toBeNull(),
)

test('either header will do', () => {
  const visit = { csrfToken: 'right' }
  expect(hasToken(visit, tokensInHeaders({ 'x-csrf-token': 'right' }))).toBe(true)
  expect(hasToken(visit, tokensInHeaders({ 'x-csrf-token': 'old', 'x-xsrf-token': 'right' }))).toBe(true)
})

test.each([undefined, '', 'wrong', 'righ', 'right ', 'RIGHT', ['right'], 7, null])(
  '%j is no token',
  (given) => expect(hasToken({ csrfToken: 'right' }, [given])).toBe(false),
)

test('a bot has no token, so none is right', () => {
  for (const given of ['', undefined]) expect(hasToken({ csrfToken: '' }, [given])).toBe(false)
})
