import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { PageOutcome } from '#app/pages/load-page.ts'
import { refuseUnread, secretFields, shownAgain } from './refuse-unread.ts'

const route = null
const ready = { page: 'accounts/register', status: 200, data: { returnTo: '/', form: {} } } as const
const outcome = (changes: object): PageOutcome => ({ route, kind: 'ready', ready: { ...ready, ...changes } })

test('the page comes again with a word at its head, what was typed and nothing done', () => {
  expect(refuseUnread(outcome({}), 'page-too-old', { email: 'a' })).toEqual({
    page: 'accounts/register',
    status: 403,
    data: { returnTo: '/', form: { typed: { email: 'a' }, errors: { form: 'page-too-old' } } },
  })
  expect(refuseUnread(outcome({}), 'other-account', {})).toMatchObject({ status: 409 })
})

test('a page that is none any more, or has no place for a word, says none', () => {
  for (const changes of [{ status: 404 }, { status: 410 }, { data: { returnTo: '/' } }]) {
    expect(refuseUnread(outcome(changes), 'page-too-old', {})).toBeNull()
  }
  expect(refuseUnread({ route, kind: 'moved', to: '/' }, 'page-too-old', {})).toBeNull()
})

test('what was typed comes again, no password and no novel', () => {
  const typed = shownAgain({
    email: 'x'.repeat(5_000),
    password: 'secret',
    before: 'secret',
    after: 'secret',
  })
  expect(Object.keys(typed)).toEqual(['email'])
  expect(typed.email).toHaveLength(1_000)
})

test('every field for a password is known as one', () => {
  const pages = globSync('features/**/*.tsx', { cwd: resolve(import.meta.dirname, '../..') })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8'))
    .join('\n')
  const names = [...pages.matchAll(/<PasswordField\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !secretFields.has(name))).toEqual([])
  expect(pages.match(/<PasswordField\b/g)?.length).toBe(names.length)
})
