import { expect, test } from 'vitest'
import { siteNicknames } from '#sites/site.ts'
import { parametersOfScope, scopeOf, scopesOf } from './search-scopes.ts'

test.each(siteNicknames.flatMap((site) => scopesOf(site).map((scope) => [site, scope] as const)))(
  'on %s a search made of the scope %s lies in it',
  (site, scope) => {
    const made = Object.fromEntries(parametersOfScope(site, scope).filter(([, value]) => value !== null))
    expect(scopeOf(site, made)).toBe(scope)
  },
)

test('a search lies in the narrowest scope that holds all of it', () => {
  expect(scopeOf('argus', { assettype: 'image', family: 'creative', mediatype: 'vector' })).toBe('creative')
  expect(scopeOf('argus', { assettype: 'image', family: 'creative,editorial' })).toBe('all')
  expect(scopeOf('bokeh', { assettype: 'image', family: 'creative', mediatype: 'vector' })).toBe('vector')
  expect(scopeOf('bokeh', { assettype: 'image', mediatype: 'fineart' })).toBe('all')
})

test('a choice touches only what the scopes of the site differ in', () => {
  expect(parametersOfScope('argus', 'films')).toEqual([
    ['assettype', 'film'],
    ['family', null],
  ])
  expect(parametersOfScope('bokeh', 'vector')).toEqual([
    ['assettype', 'image'],
    ['mediatype', 'vector'],
  ])
})
