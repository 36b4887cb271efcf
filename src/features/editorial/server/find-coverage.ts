import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { FindGallery } from '#features/search/server.ts'
import type { Coverage, CoverageOutcome, CoverageQuestion } from '../domain/coverage.ts'
import { desks } from '../domain/desks.data.ts'
import { searchOfDesk } from '../domain/searches.ts'
import { type CollectionNeeds, findCollections } from './find-collections.ts'

export type CoverageNeeds = CollectionNeeds &
  Readonly<{ findGallery: FindGallery; catalogue: Pick<CatalogueQueries, 'readListedFacts'> }>

const framesEach = 4

/** What a desk has covered, the newest first; the archive by its collections, the best first. */
export function findCoverage(question: CoverageQuestion, needs: CoverageNeeds): Promise<CoverageOutcome> {
  return desks[question.desk].tells === 'events'
    ? findEvents(question, needs)
    : findCollections(question, needs)
}

async function findEvents(
  { visit, desk, day, page }: CoverageQuestion,
  { findGallery, catalogue }: CoverageNeeds,
): Promise<CoverageOutcome> {
  const outcome = await findGallery({
    visit,
    parameters: {
      ...searchOfDesk(desk),
      ...(day !== null && { begindate: day, enddate: day }),
      // The word that a desk looks for is a keyword, not a phrase that someone typed.
      phraseprocessing: 'excludenaturallanguage',
      suppressphrasecorrection: 'true',
      suppressfamilycorrection: 'true',
      suppresspeoplecorrection: 'true',
      recommendconfig: 'none',
      groupbyevent: true,
      sortorder: 'newest',
      page: String(page),
    },
  })
  if (outcome.kind === 'unavailable') return outcome

  const { groups, pageCount } = outcome.gallery
  const shown = groups?.filter(({ assets }) => assets.length > 0) ?? []
  const newest = shown.flatMap(({ assets: [asset] }) => (asset ? [asset.id] : []))
  const facts = await catalogue.readListedFacts(newest)
  const coverage = shown.map(({ event, assets }): Coverage => {
    const known = facts.get(assets[0]?.id ?? '')
    const products = known?.editorialProducts ?? []
    return {
      kind: 'event',
      id: event.id,
      name: event.name,
      place: event.place,
      day: known?.dateCreated ?? event.date,
      product: products.find((product) => product === desk) ?? products[0] ?? null,
      images: event.images_count,
      films: event.films_count,
      frames: assets.slice(0, framesEach),
    }
  })
  return { kind: 'found', coverage, page, pageCount }
}
