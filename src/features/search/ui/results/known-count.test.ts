import { expect, test } from 'vitest'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { type CountedGallery, knownCount } from './known-count.ts'

const option = (id: string, count: number) => ({ id, name: '', count })
const galleryOf = (searchParameters: SearchParameters): CountedGallery => ({
  searchParameters,
  counts: { images: 9, films: 4 },
  facets: {
    family: [option('creative', 6), option('editorial', 3), option('creative,editorial', 9)],
    editorialproducts: [option('news', 2), option('sport', 2)],
  },
  queryCorrections: [],
})

test('the search itself and the other kind of media have the counts of the gallery', () => {
  const gallery = galleryOf({ assettype: 'image', phrase: 'sea' })
  expect(knownCount(gallery, { assettype: 'image', phrase: 'sea' })).toBe(9)
  expect(knownCount(gallery, { assettype: 'film', phrase: 'sea' })).toBe(4)
})

test('SEARCH-02: one value of a facet has its count, and a value nothing has is 0', () => {
  const gallery = galleryOf({ assettype: 'image' })
  expect(knownCount(gallery, { assettype: 'image', family: 'editorial' })).toBe(3)
  expect(knownCount(gallery, { assettype: 'image', editorialproducts: 'royalty' })).toBe(0)
})

test('without the value, the sum is told where each asset has one value, and nothing where it may have several', () => {
  expect(knownCount(galleryOf({ assettype: 'image', family: 'creative' }), { assettype: 'image' })).toBe(9)
  expect(knownCount(galleryOf({ editorialproducts: 'news' }), {})).toBeNull()
})

test('where two things change, or one without a facet, nobody knows', () => {
  const gallery = galleryOf({ assettype: 'image', colorindex: 'ff0000', family: 'creative' })
  expect(knownCount(gallery, { assettype: 'image', family: 'editorial' })).toBeNull()
  expect(knownCount(gallery, { assettype: 'image', family: 'creative' })).toBeNull()
})

test('order, page and suppressed corrections change no count', () => {
  const gallery = galleryOf({ assettype: 'image', sortorder: 'newest', page: '3' })
  expect(knownCount(gallery, { assettype: 'image', suppressfamilycorrection: 'true' })).toBe(9)
})

test('results that were moved to another family are counted as of that one', () => {
  const gallery: CountedGallery = {
    ...galleryOf({ assettype: 'image', family: 'creative' }),
    queryCorrections: [{ kind: 'family', from: 'creative', to: 'editorial' }],
  }
  expect(knownCount(gallery, { assettype: 'image', family: 'editorial' })).toBe(9)
  expect(knownCount(gallery, { assettype: 'image', family: 'creative' })).toBe(6)
})
