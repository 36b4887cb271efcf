import type { SearchParameters } from '#features/search/domain.ts'

type DeskRule = Readonly<{
  /** The name of the path it stands at. */
  path: string
  /** What it looks for within editorial. */
  search: SearchParameters
  /** How it tells what there is: event by event from today on, or collection by collection. */
  tells: 'events' | 'collections'
}>

/** The desks of editorial, in the order of their tabs (seed 2.4). */
export const desks = {
  all: { path: 'editorialImages', search: {}, tells: 'events' },
  news: { path: 'editorialNews', search: { editorialproducts: 'news' }, tells: 'events' },
  sport: { path: 'editorialSport', search: { editorialproducts: 'sport' }, tells: 'events' },
  entertainment: {
    path: 'editorialEntertainment',
    search: { editorialproducts: 'entertainment' },
    tells: 'events',
  },
  // No product is called so: fashion is filed as entertainment or publicity, and the keyword is what it has in common.
  fashion: { path: 'editorialFashion', search: { phrase: 'fashion' }, tells: 'events' },
  archival: { path: 'editorialArchival', search: { editorialproducts: 'archival' }, tells: 'collections' },
  video: { path: 'editorialVideo', search: { assettype: 'film' }, tells: 'events' },
} as const satisfies Record<string, DeskRule>

export type Desk = keyof typeof desks

export const deskNames = Object.keys(desks) as readonly Desk[]
