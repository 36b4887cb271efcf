import { links } from '#links/links.ts'
import { found, type Loaded, notFound, type PageRequest, unavailable } from '#visit/page-contract.ts'
import type { Gallery } from '../domain/gallery.ts'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { parseAddress, writeAddress } from '../domain/parameters/search-address.ts'
import type { FindGallery } from '../server/remembered-gallery.ts'

export type ResultsData = {
  readonly parameters: SearchParameters
  /** Null while the index cannot answer. */
  readonly gallery: Gallery | null
}

type Needs = { readonly findGallery: FindGallery }

export async function load({
  visit,
  parameters: { type },
  query,
  needs,
}: PageRequest<Needs>): Promise<Loaded<ResultsData>> {
  const parameters = parseAddress(visit.site, type, query)
  if (!parameters) return notFound
  // What a form without scripts says about the scope has an address of its own.
  if (query.has('scope')) {
    const address = writeAddress(visit.site, parameters)
    return { kind: 'moved', to: links.search(visit, { type: address.type }, address.query) }
  }
  const outcome = await needs.findGallery({ visit, parameters })
  return outcome.kind === 'found'
    ? found({ parameters, gallery: outcome.gallery })
    : unavailable({ parameters, gallery: null }, outcome.retryAfterSeconds)
}
