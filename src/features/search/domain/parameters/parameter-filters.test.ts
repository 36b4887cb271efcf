import { describe, expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import type { Filter } from '../index-question.ts'
import { dayNumber, filtersOf, orderOf } from './parameter-filters.ts'
import type { SearchParameters } from './parameter-table.ts'

const today = 20_000
const matchColor = (hex: string) => ({ kind: 'token', token: `c${hex}` }) as const
const filters = (parameters: SearchParameters) =>
  filtersOf(parameters, { offer: offers.argus, today, matchColor })
const always = filters({}).length

const oneOf = (field: string, ...values: string[]) => ({ kind: 'one-of', field, values })
const isVector = oneOf('marks', 'vectorfile')

describe('SEARCH-01: what a parameter selects', () => {
  test('without any: what the site offers and is online', () => {
    expect(filtersOf({}, { offer: offers.bokeh, today, matchColor })).toEqual([
      oneOf('family', 'creative'),
      oneOf('licenseModel', 'rf'),
      oneOf('availability', 'online'),
    ])
  })

  test.each<[SearchParameters, unknown]>([
    [{ family: 'editorial' }, oneOf('family', 'editorial')],
    [{ license: 'rf,rm' }, oneOf('licenseModel', 'rf', 'rm')],
    [{ mediatype: 'vector' }, oneOf('mediaType', 'vector')],
    [{ orientations: ['square', 'vertical'] }, oneOf('orientation', 'square', 'vertical')],
    [{ specificpeople: ['3'] }, oneOf('people', '3')],
    [{ parenteventid: '12' }, oneOf('events', '12')],
    [{ eventid: '12' }, oneOf('event', '12')],
    [{ bwonly: true }, oneOf('marks', 'blackandwhite')],
    [{ excludenudity: true }, { kind: 'not', filter: oneOf('marks', 'nudity') }],
    [{ releasestatus: 'fullyreleased' }, oneOf('marks', 'released')],
    [{ alloweduse: 'availableforalluses' }, oneOf('marks', 'unrestricted')],
    [{ assetfiletype: 'eps' }, isVector],
    [{ assetfiletype: 'jpg' }, { kind: 'not', filter: isVector }],
    [{ people: 'with' }, oneOf('numberOfPeople', 'one', 'two', 'group')],
    [{ people: 'without' }, oneOf('numberOfPeople', 'none')],
    [{ imagesize: 'vector' }, isVector],
    [
      { imagesize: 'large' },
      { kind: 'any', of: [{ kind: 'between', field: 'longerSide', from: 2_500 }, isVector] },
    ],
    [{ videodurationmin: '5' }, { kind: 'between', field: 'durationMs', from: 5_000 }],
    [{ videodurationmax: '9' }, { kind: 'between', field: 'durationMs', to: 9_999 }],
    [{ recency: 'last7days' }, { kind: 'between', field: 'createdOn', from: 19_993 }],
    [{ begindate: '1970-01-03' }, { kind: 'between', field: 'createdOn', from: 2 }],
    [
      { begindate: '1970-01-03', enddate: '1970-01-05' },
      { kind: 'between', field: 'createdOn', from: 2, to: 4 },
    ],
    [{ istockcollection: 'essentials' }, { kind: 'between', field: 'quality', from: 3 }],
    [{ colorindex: 'ff8800' }, { kind: 'words', match: { kind: 'token', token: 'cff8800' } }],
  ])('%o', (parameters, expected) => {
    const found = filters(parameters)
    expect(found).toContainEqual(expected)
    expect(found).toHaveLength(always + 1)
  })

  test.each<[string, Filter | null]>([
    ['include', null],
    ['only', { kind: 'one-of', field: 'availability', values: ['offline'] }],
    ['exclude', { kind: 'one-of', field: 'availability', values: ['online'] }],
  ])('offline content: %s', (offlinecontent, expected) => {
    const found = filters({ offlinecontent }).filter(
      (filter) => 'field' in filter && filter.field === 'availability',
    )
    expect(found).toEqual(expected ? [expected] : [])
  })
})

test.each([
  [undefined, { by: 'best', today }],
  ['newest', { by: 'newest' }],
  ['oldest', { by: 'oldest' }],
  ['mostpopular', { by: 'popular' }],
  ['random', { by: 'random', seed: 7 }],
])('the order %s', (sortorder, expected) => {
  expect(orderOf(sortorder ? { sortorder } : {}, today, 7)).toEqual(expected)
})

test('days are counted from 1970, and nothing is older', () => {
  expect([dayNumber('1970-01-02'), dayNumber('1890-05-01'), dayNumber('0044-03-15 BC')]).toEqual([1, 0, 0])
})
