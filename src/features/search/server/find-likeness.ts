import { type AssetId, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { matchColor } from '../domain/colors/palette-colors.ts'
import type { Likeness } from '../domain/gallery.ts'
import type { SimilarQuestion } from '../domain/index-question.ts'
import { filtersOf } from '../domain/parameters/parameter-filters.ts'
import { assetsPerPage } from '../domain/result-pages.ts'
import type { GalleryQuestion } from './gallery-request.ts'
import type { SearchIndex } from './search-index.port.ts'

/** A picture that a visitor brought: how it looks, and where it can be seen. */
export type ReadImageSearch = (
  token: string,
) => Promise<Readonly<{ look: Int8Array; pictureUrl: string }> | null>

export type LikenessNeeds = Readonly<{
  index: Pick<SearchIndex, 'similar'>
  catalogue: Pick<CatalogueQueries, 'readCards'>
  readImageSearch: ReadImageSearch
  today: () => number
}>

/** Assets that a search is limited to, in their order; null where it is not limited. */
type Found = Readonly<{ among: readonly AssetId[] | null; likeness: Likeness | null }>

/** Of each type. */
const alikeAsked = 600
/** Beyond the first page it must have this share of what the most alike has: one common word makes no likeness. */
const leastShare = 0.1

/**
 * What is like an asset or a picture, and what the visitor has looked at (SEARCH-05). What is alike is found before filters
 * choose from it, so that the counts of filters tell what they leave. What nobody knows finds nothing.
 */
export async function findLikeness(question: GalleryQuestion, needs: LikenessNeeds): Promise<Found> {
  const { visit, parameters } = question
  const { morelikethis, searchbyimage, recentlyviewed } = parameters
  const [alike, pictured] = await Promise.all([
    morelikethis === undefined ? null : likeAsset(morelikethis, question, needs),
    searchbyimage === undefined ? null : likePicture(searchbyimage, question, needs),
  ])
  const [first = null, ...others] = [
    alike?.among,
    pictured?.among,
    recentlyviewed === undefined ? undefined : visit.viewed,
  ].filter((ids) => ids !== undefined)
  return {
    among: first?.filter((id) => others.every((ids) => ids.includes(id))) ?? null,
    likeness: alike?.likeness ?? pictured?.likeness ?? null,
  }
}

type Alike = Readonly<{ among: readonly AssetId[]; likeness: Likeness | null }>

async function likeAsset(id: AssetId, question: GalleryQuestion, needs: LikenessNeeds): Promise<Alike> {
  const [[asset], among] = await Promise.all([
    needs.catalogue.readCards([id], offers[question.visit.site], ['online', 'offline']),
    askSimilar({ kind: 'subject', id }, question, needs),
  ])
  return asset ? { among, likeness: { kind: 'asset', asset } } : { among: [], likeness: null }
}

async function likePicture(token: string, question: GalleryQuestion, needs: LikenessNeeds): Promise<Alike> {
  const picture = await needs.readImageSearch(token)
  const among = picture ? await askSimilar({ kind: 'look', look: picture.look }, question, needs) : []
  const { imageurl = null } = question.parameters
  return {
    among,
    likeness: { kind: 'picture', pictureUrl: picture?.pictureUrl ?? null, imageUrl: imageurl },
  }
}

/** Of both types, since a page tells how many there are of each. */
async function askSimilar(
  to: SimilarQuestion['to'],
  { visit, parameters }: GalleryQuestion,
  { index, today }: LikenessNeeds,
): Promise<readonly AssetId[]> {
  const { offlinecontent } = parameters
  const filters = filtersOf(offlinecontent === undefined ? {} : { offlinecontent }, {
    offer: offers[visit.site],
    today: today(),
    matchColor,
  })
  const answers = await Promise.all(
    (['image', 'film'] as const).map((assetType) =>
      index.similar({ to, filters, assetType, limit: alikeAsked }),
    ),
  )
  return answers.flatMap((found) => {
    const least = (found[0]?.likeness ?? 0) * leastShare
    return found.filter(({ likeness }, at) => at < assetsPerPage || likeness >= least).map(({ id }) => id)
  })
}
