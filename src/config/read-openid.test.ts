import { expect, test } from 'vitest'
import { readOpenid } from './read-openid.ts'

const google = {
  OPENID_PROVIDERS: 'google=https://accounts.google.com',
  OPENID_GOOGLE_CLIENT_ID: 'us',
  OPENID_GOOGLE_CLIENT_SECRET: 'hush',
}

test('a provider is read with its name, and its secret is in no print', () => {
  const { providers, problems } = readOpenid(google)
  expect(problems).toEqual([])
  expect(providers).toMatchObject([
    { key: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'us' },
  ])
  expect(providers[0]?.clientSecret()).toBe('hush')
  expect(JSON.stringify(providers)).not.toContain('hush')
})

test('no provider is no problem', () => {
  expect(readOpenid({})).toEqual({ providers: [], problems: [] })
})

test.each([
  [{ OPENID_PROVIDERS: 'google' }, 'OPENID_PROVIDERS'],
  [{ ...google, OPENID_PROVIDERS: 'google=http://accounts.google.com' }, 'OPENID_PROVIDERS'],
  [{ ...google, OPENID_PROVIDERS: 'Goo gle=https://accounts.google.com' }, 'OPENID_PROVIDERS'],
  [
    { ...google, OPENID_PROVIDERS: `${google.OPENID_PROVIDERS},${google.OPENID_PROVIDERS}` },
    'OPENID_PROVIDERS',
  ],
  [{ ...google, OPENID_GOOGLE_CLIENT_SECRET: undefined }, 'OPENID_GOOGLE_CLIENT_SECRET'],
])('half a configuration is refused by name: %j', (env, variable) => {
  expect(readOpenid(env).problems.map((problem) => problem.variable)).toEqual([variable])
})
