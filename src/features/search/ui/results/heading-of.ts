import { editorialProducts, families, mediaTypes } from '#features/catalogue/domain.ts'
import type { Translate } from '#i18n/messages.ts'
import type { Gallery } from '../../domain/gallery.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'

type Searched = Readonly<{ parameters: SearchParameters; gallery: Gallery | null }>
type Heading = (parameters: SearchParameters, t: Translate, gallery: Gallery | null) => unknown

/** What results are of: the first that says something. */
const headings: readonly Heading[] = [
  ({ eventid }, _, gallery) => eventid && gallery?.events[0]?.name,
  ({ phrase }, _, gallery) => gallery?.phrase || phrase,
  (_, __, gallery) => gallery?.setName,
  ({ morelikethis }, t) => morelikethis && t('search.heading.similar'),
  ({ searchbyimage }, t) => searchbyimage && t('search.heading.picture'),
  ({ recentlyviewed }, t) => recentlyviewed && t('search.heading.viewed'),
  ({ artistexact }, t) => artistexact && t('search.heading.artist', { artist: artistexact }),
  ({ contributor }, t) => contributor && t('search.heading.artist', { artist: contributor }),
  ({ mediatype }, t) => {
    const known = mediaTypes.find((each) => each === mediatype)
    return known && t(`search.heading.${known}`)
  },
  ({ editorialproducts }, t) => {
    const known = editorialProducts.find((each) => each === editorialproducts)
    return known && t(`search.product.${known}`)
  },
  ({ assettype }, t) => assettype === 'film' && t('search.heading.films'),
  ({ family }, t) => {
    const known = families.find((each) => each === family)
    return known && t(`search.heading.${known}`)
  },
]

export function headingOf({ parameters, gallery }: Searched, t: Translate): string {
  for (const heading of headings) {
    const text = heading(parameters, t, gallery)
    if (typeof text === 'string' && text !== '') return text
  }
  return t('search.heading.all')
}
