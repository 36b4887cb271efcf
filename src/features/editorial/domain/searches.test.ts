import { expect, test } from 'vitest'
import { parseAddress, writeAddress } from '#features/search/domain.ts'
import { deskNames } from './desks.data.ts'
import { searchOfCoverage, searchOfDesk } from './searches.ts'

test('an event leads to its images or films, a collection to what is archival of it', () => {
  expect(writeAddress('argus', searchOfCoverage({ kind: 'event', id: '7' }, 'film'))).toEqual({
    type: 'film',
    query: { family: 'editorial', eventid: '7' },
  })
  expect(writeAddress('argus', searchOfCoverage({ kind: 'collection', id: 'apollo' }, 'image'))).toEqual({
    type: 'image',
    query: { family: 'editorial', editorialproducts: 'archival', collections: 'apollo' },
  })
})

test.each(deskNames)('SP-03: the search of the desk %s has an address that means the same', (desk) => {
  const search = searchOfDesk(desk)
  const { type, query } = writeAddress('argus', search)
  expect(parseAddress('argus', type, new URLSearchParams(query))).toEqual(search)
})
