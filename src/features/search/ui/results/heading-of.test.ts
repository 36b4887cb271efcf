import { expect, test } from 'vitest'
import type { Translate } from '#i18n/messages.ts'
import type { Gallery } from '../../domain/gallery.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { headingOf } from './heading-of.ts'

const t: Translate = (key, ...values) =>
  [key.replace('search.', ''), ...values.map((each) => Object.values(each ?? {}))].join(' ')
const gallery = { phrase: '', setName: null, events: [] as Gallery['events'] } as Gallery
const headingAt = (parameters: SearchParameters, found: Partial<Gallery> | null = {}) =>
  headingOf({ parameters, gallery: found && { ...gallery, ...found } }, t)

test('the phrase stands as it was searched for in the end, its first letter as typed', () => {
  expect(headingAt({ phrase: 'mountian' }, { phrase: 'mountain' })).toBe('mountain')
  expect(headingAt({ phrase: 'iPhone' }, null)).toBe('iPhone')
})

test('without a phrase it is the set, what results are like, the artist, the kind, the section, the family', () => {
  expect(headingAt({ collections: ['moon'], mediatype: 'vector' }, { setName: 'Moon' })).toBe('Moon')
  expect(headingAt({ morelikethis: '7' })).toBe('heading.similar')
  expect(headingAt({ searchbyimage: 'x' })).toBe('heading.picture')
  expect(headingAt({ recentlyviewed: 'true' })).toBe('heading.viewed')
  expect(headingAt({ contributor: 'Ann', mediatype: 'vector' })).toBe('heading.artist Ann')
  expect(headingAt({ mediatype: 'vector', assettype: 'image' })).toBe('heading.vector')
  expect(headingAt({ family: 'editorial', editorialproducts: 'sport' })).toBe('product.sport')
  expect(headingAt({ assettype: 'film', family: 'creative' })).toBe('heading.films')
  expect(headingAt({ family: 'editorial' })).toBe('heading.editorial')
})

test('nothing said, or both families, is all images', () => {
  expect(headingAt({})).toBe('heading.all')
  expect(headingAt({ family: 'creative,editorial' }, null)).toBe('heading.all')
})

test('within an event its name comes before everything', () => {
  const event = { id: '3', name: 'Launch', place: '', date: '', images_count: 2, films_count: 0 }
  expect(headingAt({ eventid: '3', phrase: 'crew' }, { events: [event], phrase: 'crew' })).toBe('Launch')
  expect(headingAt({ phrase: 'crew' }, { events: [event], phrase: 'crew' })).toBe('crew')
})
