import { describe, expect, test } from 'vitest'
import { parseParameters, writeParameters } from './parameters-in-url.ts'
import { profileOf } from './search-profile.ts'

const parse = (query: string, site: 'argus' | 'bokeh' = 'argus') =>
  parseParameters(new URLSearchParams(query), profileOf(site))

describe('SP-02: reading parameters', () => {
  test.each([
    ['groupbyevent=false', { groupbyevent: false }],
    ['groupbyevent=true', { groupbyevent: true }],
    ['groupbyevent=1', { groupbyevent: true }],
    ['groupbyevent=', {}],
    ['orientations=square,vertical', { orientations: ['square', 'vertical'] }],
    ['orientations=square,,%20vertical,square,diagonal', { orientations: ['square', 'vertical'] }],
    ['sort=newest', { sortorder: 'newest' }],
    ['sort=newest&sortorder=oldest', { sortorder: 'oldest' }],
    ['analogcollection=studio', { collections: ['studio'] }],
    ['nonsense=1&__proto__=2&constructor=3', {}],
    ['page=0', { page: '1' }],
    ['page=1000000000', { page: '166' }],
    ['page=-4', { page: '1' }],
    ['phrase=a%00b%07%20c', { phrase: 'a b c' }],
    ['family=creative&colorindex=%23FF8800', { family: 'creative', colorindex: 'ff8800' }],
    ['family=creative&colorindex=red', { family: 'creative' }],
    [
      'recency=daterange&begindate=2026-02-30&enddate=2026-02-28',
      { recency: 'daterange', enddate: '2026-02-28' },
    ],
    ['ethnicity=caucasian,white', { ethnicity: ['white'] }],
    ['assettype=film&videodurationmin=005', { assettype: 'film', videodurationmin: '5' }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual(expected)
  })

  test('values and parameters of the other site are left out', () => {
    expect(parse('recency=daterange&collections=studio&phrase=dog', 'bokeh')).toEqual({ phrase: 'dog' })
    expect(parse('istockcollection=main', 'bokeh')).toEqual({ istockcollection: 'signature' })
  })

  test('a phrase of any length is cut, never refused', () => {
    expect([...(parse(`phrase=${'é'.repeat(9_000)}`).phrase ?? '')]).toHaveLength(200)
  })
})

test('SP-03: lists are written with commas, and the order of names is always the same', () => {
  expect(
    Object.entries(
      writeParameters({ orientations: ['square', 'vertical'], phrase: 'dog', groupbyevent: true }),
    ),
  ).toEqual([
    ['phrase', 'dog'],
    ['orientations', 'square,vertical'],
    ['groupbyevent', 'true'],
  ])
})
