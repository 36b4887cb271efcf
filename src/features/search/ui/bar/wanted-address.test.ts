import { expect, test } from 'vitest'
import type { Entry } from './list-model.ts'
import { addressOfEntry, addressOfPhrase, type BarState } from './wanted-address.ts'

const newBar: BarState = { site: 'argus', shown: null, scope: 'all' }
const entry = (kind: Entry['kind'], id: string, name = ''): Entry => ({ kind, id, name })

test('elsewhere than on results a phrase is a new search in the chosen scope', () => {
  expect(addressOfPhrase(' sea ', { ...newBar, scope: 'creativefilms' })).toEqual({
    type: 'film',
    query: { family: 'creative', phrase: 'sea' },
  })
  expect(addressOfPhrase('', newBar)).toEqual({ type: 'image', query: {} })
})

test('SP-12: on results a new phrase keeps the filters and drops what belonged to the old one', () => {
  const shown = {
    assettype: 'image',
    phrase: 'sea',
    orientations: ['vertical'],
    stackid: '5',
    page: '3',
  } as const
  expect(addressOfPhrase('harbor', { ...newBar, shown })).toEqual({
    type: 'image',
    query: { phrase: 'harbor', orientations: 'vertical' },
  })
})

test('SP-13: on results a new phrase forgets the person of the old one, and an added word does not', () => {
  const shown = { assettype: 'image', phrase: 'sam', specificpeople: ['7'] } as const
  expect(addressOfPhrase('sea', { ...newBar, shown }).query).toEqual({ phrase: 'sea' })
  expect(addressOfPhrase('sam portrait', { ...newBar, shown }).query).toMatchObject({ specificpeople: '7' })
})

test('SP-08: on results another scope goes by the rules too, and the same scope changes nothing else', () => {
  const shown = { assettype: 'image', family: 'creative,editorial', phrase: 'sea', license: 'rf' } as const
  expect(addressOfPhrase('harbor', { ...newBar, shown }).query).toMatchObject({
    family: 'creative,editorial',
    license: 'rf',
  })
  const films = addressOfPhrase('harbor', { ...newBar, shown, scope: 'films' })
  expect(films.type).toBe('film')
  expect(films.query).not.toHaveProperty('license')
  expect(films.query).not.toHaveProperty('family')
})

test('on a site of one family another scope keeps that family’s filters', () => {
  const shown = { assettype: 'image', family: 'creative', phrase: 'sea', mood: 'bold' } as const
  expect(addressOfPhrase('harbor', { site: 'bokeh', shown, scope: 'vector' })).toEqual({
    type: 'image',
    query: expect.objectContaining({ phrase: 'harbor', mediatype: 'vector', mood: 'bold' }),
  })
})

test('an empty field on results takes the phrase away', () => {
  const shown = { assettype: 'image', phrase: 'sea', orientations: ['vertical'] } as const
  expect(addressOfPhrase('  ', { ...newBar, shown }).query).toEqual({ orientations: 'vertical' })
})

test('SEARCH-06: a person is a phrase with that person alone; events and collections are searches of their own', () => {
  const shown = { assettype: 'film', family: 'creative', phrase: 'sea', specificpeople: ['3'] } as const
  const bar: BarState = { site: 'argus', shown, scope: 'creativefilms' }
  expect(addressOfEntry(entry('person', '7', 'Sam Lee'), bar)).toMatchObject({
    type: 'film',
    query: { phrase: 'Sam Lee', specificpeople: '7', family: 'creative' },
  })
  expect(addressOfEntry(entry('event', '12'), bar)).toEqual({ type: 'image', query: { eventid: '12' } })
  expect(addressOfEntry(entry('collection', 'sky'), bar)).toEqual({
    type: 'film',
    query: { collections: 'sky' },
  })
  expect(addressOfEntry(entry('viewed', ''), bar)).toEqual({
    type: 'film',
    query: { recentlyviewed: 'true' },
  })
  expect(addressOfEntry(entry('recent', '', 'boats'), newBar).query).toEqual({ phrase: 'boats' })
})
