import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteNicknames } from '#sites/site.ts'
import { parseAddress } from '../../domain/parameters/search-address.ts'
import { changeSearch } from '../../domain/parameters/search-change.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { activeFilters, countFilters } from './active-filters.ts'

const on = (site: 'argus' | 'bokeh', query: string) =>
  parseAddress(site, 'image', new URLSearchParams(query)) ?? {}

test('what is searched for, its order and its scope are no filters', () => {
  const query = 'phrase=moon&page=3&sortorder=newest&family=creative&suppressphrasecorrection=true'
  expect(activeFilters('argus', on('argus', query))).toEqual([])
})

test('the type of media is a filter where no tab sets it', () => {
  const [filter] = activeFilters('argus', on('argus', 'mediatype=vector'))
  expect(filter).toMatchObject({ name: 'mediatype', value: 'vector' })
  expect(countFilters('bokeh', on('bokeh', 'mediatype=vector'))).toBe(0)
})

test('values that restrict nothing are no filters', () => {
  const query = 'recency=anydate&license=rf,rm&offlinecontent=exclude&alloweduse=off&family=creative'
  expect(countFilters('argus', on('argus', query))).toBe(0)
})

test('two ends of a range are one filter, also where only one of them is said', () => {
  const both = on('argus', 'recency=daterange&begindate=2020-01-01&enddate=2021-03-03')
  expect(activeFilters('argus', both).map(({ value }) => value)).toEqual(['2020-01-01/2021-03-03'])
  expect(activeFilters('argus', on('argus', 'enddate=2021-03-03')).map(({ value }) => value)).toEqual([
    '/2021-03-03',
  ])
})

test('taking a filter away leaves all others', () => {
  const queries = {
    orientations: ['vertical', 'square'],
    numberofpeople: ['one', 'group'],
    locations: ['Paris'],
    people: ['with'],
    begindate: ['2020-01-01'],
    enddate: ['2022-01-01'],
    recency: ['daterange'],
    imagesize: ['large'],
    istockexclusive: ['true'],
    colorindex: ['ff7a1a'],
    mood: ['bold'],
  }
  const search = fc.record(
    Object.fromEntries(
      Object.entries(queries).map(([name, values]) => [
        name,
        fc.subarray(values, { minLength: 1 }).map((some) => some.join(',')),
      ]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(search, fc.constantFrom(...siteNicknames), (query, site) => {
      const before = on(site, new URLSearchParams({ ...query, family: 'creative' }).toString())
      const filters = activeFilters(site, before)
      for (const { name, value, removal } of filters) {
        const after = changeSearch(before, removal, { profile: profileOf(site), firstEvent: null })
        const left = filters.filter((other) => other.name !== name || other.value !== value)
        const key = (filter: { name: string; value: string }) => `${filter.name} ${filter.value}`
        expect(activeFilters(site, after).map(key)).toEqual(left.map(key))
      }
    }),
  )
})

test('SP-15: clearing leaves no filter but those that outlive it', () => {
  const before = on('bokeh', 'mood=bold&orientations=square&excludenudity=true&istockcollection=signature')
  const after = changeSearch(before, [{ clear: true }], { profile: profileOf('bokeh'), firstEvent: null })
  expect(activeFilters('bokeh', after).map(({ name }) => name)).toEqual(['excludenudity'])
})
