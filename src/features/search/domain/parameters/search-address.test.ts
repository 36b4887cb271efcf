import { expect, test } from 'vitest'
import { addressInScope, parseAddress, writeAddress } from './search-address.ts'

const parse = (site: 'argus' | 'bokeh', type: string | undefined, query = '') =>
  parseAddress(site, type, new URLSearchParams(query))

test('ROUTE-02: the type is image unless the path says film', () => {
  expect(parse('argus', undefined)).toEqual({ assettype: 'image' })
  expect(parse('argus', 'film')).toEqual({ assettype: 'film' })
  expect(parse('argus', 'music')).toBeNull()
})

test('the path decides, whatever the query says', () => {
  expect(parse('argus', 'film', 'assettype=image')).toEqual({ assettype: 'film' })
})

test('a site that sells one family searches it, and says so nowhere', () => {
  expect(parse('bokeh', 'image', 'family=editorial&mood=bold')).toEqual({
    assettype: 'image',
    family: 'creative',
    mood: 'bold',
  })
  expect(writeAddress('bokeh', { assettype: 'image', family: 'creative', phrase: 'sea' })).toEqual({
    type: 'image',
    query: { phrase: 'sea' },
  })
})

test('SP-03: what was written is read the same, and the first page is not said', () => {
  const parameters = parse('argus', 'film', 'phrase=sea&family=creative&page=1&framerate=25') ?? {}
  const { type, query } = writeAddress('argus', parameters)
  expect(query).toEqual({ family: 'creative', phrase: 'sea', framerate: '25' })
  const { page: _, ...others } = parameters
  expect(parse('argus', type, new URLSearchParams(query).toString())).toEqual(others)
})

test('a form without scripts says in `scope` where to look, since it cannot write the path', () => {
  expect(parse('argus', 'image', 'scope=creativefilms&phrase=sea')).toEqual({
    assettype: 'film',
    family: 'creative',
    phrase: 'sea',
  })
  expect(parse('argus', 'film', 'scope=all&family=creative')).toEqual({ assettype: 'image' })
  expect(parse('bokeh', 'image', 'scope=vector')).toMatchObject({ family: 'creative', mediatype: 'vector' })
})

test('no scope, or one that the site does not offer, leaves it to the path', () => {
  expect(parse('argus', 'film', 'scope=&phrase=sea')).toEqual({ assettype: 'film', phrase: 'sea' })
  expect(parse('bokeh', 'film', 'scope=editorial')).toEqual({ assettype: 'film', family: 'creative' })
})

test('a new search in a scope has the address of that search, which says no scope', () => {
  expect(addressInScope('argus', 'editorial', { phrase: 'sea', specificpeople: '7', mood: 'bold' })).toEqual({
    type: 'image',
    query: { family: 'editorial', phrase: 'sea', specificpeople: '7' },
  })
  expect(addressInScope('bokeh', 'videos', {})).toEqual({ type: 'film', query: {} })
})
