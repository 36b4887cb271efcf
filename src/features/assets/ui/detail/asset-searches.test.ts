import { expect, test } from 'vitest'
import { searchLink } from './asset-searches.ts'

const image = { assetType: 'image' } as const
const film = { assetType: 'film' } as const

test.each([
  ['argus', image, 'artist', 'Ada Lind', '/search/2/image?artistexact=Ada%20Lind'],
  ['bokeh', image, 'artist', 'Ada Lind', '/search/2/image?contributor=Ada%20Lind'],
  ['argus', film, 'event', '12', '/search/2/film?eventid=12'],
  ['argus', image, 'person', '5', '/search/2/image?specificpeople=5'],
  ['argus', image, 'collection', 'seas', '/search/2/image?collections=seas'],
  ['bokeh', film, 'similar', '7', '/search/2/film?morelikethis=7'],
  ['bokeh', image, 'place', 'Lund', '/search/2/image?locations=Lund'],
  ['argus', image, 'keyword', 'boat, red', '/search/2/image?phrase=boat%2C%20red'],
  // SP-04: the site has no such parameter.
  ['bokeh', image, 'event', '12', null],
  ['bokeh', image, 'collection', 'seas', null],
  // A list would take it apart.
  ['argus', image, 'place', 'Washington, D.C.', null],
  ['argus', image, 'artist', '', null],
] as const)('ASSET-01: on %s, %o by %s "%s" leads to %s', (site, asset, fact, value, href) => {
  expect(searchLink({ site, prefix: null }, asset, fact, value)).toBe(href)
})
