import { editorialProducts, mediaTypes } from '#features/catalogue/domain.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { ParameterName, SearchParameters } from '../../domain/parameters/parameter-table.ts'

/** A tab of the results page; null stands for a parameter that is not set. */
export type ResultTab = Readonly<{
  text:
    | `search.tab.${'all' | 'creative' | 'editorial' | 'film' | (typeof mediaTypes)[number]}`
    | `search.product.${'all' | (typeof editorialProducts)[number]}`
  scope: Readonly<Partial<Record<ParameterName, string | null>>>
  /** What is narrower than the tab and goes when it is chosen. */
  drops?: readonly ParameterName[]
  /** Not shown where nothing is behind it. */
  isMinor?: boolean
}>

const film: ResultTab = { text: 'search.tab.film', scope: { assettype: 'film' } }

/** What each site parts its results into. */
export const scopeTabs: Readonly<Record<SiteNickname, readonly ResultTab[]>> = {
  argus: [
    { text: 'search.tab.all', scope: { assettype: 'image', family: null }, drops: ['editorialproducts'] },
    {
      text: 'search.tab.creative',
      scope: { assettype: 'image', family: 'creative' },
      drops: ['editorialproducts'],
    },
    {
      text: 'search.tab.editorial',
      scope: { assettype: 'image', family: 'editorial' },
      drops: ['editorialproducts'],
    },
    film,
  ],
  bokeh: [
    { text: 'search.tab.all', scope: { assettype: 'image', mediatype: null } },
    ...mediaTypes.map(
      (mediatype): ResultTab => ({
        text: `search.tab.${mediatype}`,
        scope: { assettype: 'image', mediatype },
        isMinor: mediatype === 'fineart',
      }),
    ),
    { ...film, drops: ['mediatype'] },
  ],
}

type Section = Readonly<{ isShown: (parameters: SearchParameters) => boolean; tabs: readonly ResultTab[] }>

/** A second row of tabs, for what is large enough to be parted again. */
export const sectionTabs: Readonly<Record<SiteNickname, Section | null>> = {
  argus: {
    isShown: ({ family }) => family === 'editorial',
    tabs: [
      { text: 'search.product.all', scope: { editorialproducts: null } },
      ...editorialProducts.map(
        (product): ResultTab => ({
          text: `search.product.${product}`,
          scope: { editorialproducts: product },
          isMinor: true,
        }),
      ),
    ],
  },
  bokeh: null,
}
