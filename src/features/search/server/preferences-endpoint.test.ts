import { expect, test } from 'vitest'
import { buildCaller, buildVisit } from '#visit/testing/build-visit.ts'
import { readPreferences } from '#visit/visit-cookies.ts'
import { preferenceCalls } from './preferences.endpoint.ts'

const visit = buildVisit({ site: 'bokeh', preferences: { panel: 'hidden' } })
const caller = buildCaller({ isSecure: true })
const [get, put] = preferenceCalls()
const keep = (value: unknown) => put?.handle({ visit, caller, body: { value, file: null } })

test('preferences are given as the browser keeps them', async () => {
  expect(await get?.handle({ visit })).toMatchObject({ status: 200, body: { panel: 'hidden' } })
})

test('preferences are kept for a year, in words that are read again', async () => {
  const map = { panel: 'shown', 名前: 'ü; =,' }
  const answer = await keep(map)
  expect(answer).toMatchObject({ kind: 'json', status: 200, body: map })
  const [pair = '', ...terms] = String(answer?.headers?.['set-cookie']).split('; ')
  const [name, value = ''] = pair.split('=')
  expect(name).toBe('bokeh_preferences')
  expect(readPreferences(decodeURIComponent(value))).toEqual(map)
  expect(terms).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure'])
})

test.each([
  ['a list', []],
  ['a text', 'x'],
  ['nothing', undefined],
  ['a number', { a: 1 }],
  ['a long name', { ['n'.repeat(41)]: 'x' }],
  ['a long value', { a: 'x'.repeat(201) }],
  ['many', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, 'x']))],
  [
    'more than a cookie holds',
    Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`p${at}`, '長'.repeat(199)])),
  ],
])('%s is refused and nothing is kept', async (_, map) => {
  const answer = await keep(map)
  expect(answer).toMatchObject({ kind: 'problem', problem: { status: 400, type: 'bad-input' } })
  expect(answer?.headers).toBeUndefined()
})
