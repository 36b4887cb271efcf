import { createMemory } from '#platform/remember.ts'
import type { CatalogueQueries } from './catalogue-queries.ts'

const forMs = 2_000
const atMost = 500

/**
 * The catalogue as pages read it: galleries are the same for everyone, so for two seconds the last answer serves.
 * A single asset is always read anew, so one that is withdrawn is gone from its page at once.
 */
export function rememberedCatalogue(catalogue: CatalogueQueries): CatalogueQueries {
  const remember = createMemory({ forMs, atMost })
  return {
    ...catalogue,
    findCards: (...question) =>
      remember(`cards ${JSON.stringify(question)}`, () => catalogue.findCards(...question)),
    countMatches: (...question) =>
      remember(`counts ${JSON.stringify(question)}`, () => catalogue.countMatches(...question)),
    readCuratedSets: (keys, offer) =>
      remember(`sets ${JSON.stringify([keys, offer])}`, () => catalogue.readCuratedSets(keys, offer)),
    listCuratedSets: (...question) =>
      remember(`shelf ${JSON.stringify(question)}`, () => catalogue.listCuratedSets(...question)),
    readCollections: (...question) =>
      remember(`collections ${JSON.stringify(question)}`, () => catalogue.readCollections(...question)),
  }
}
