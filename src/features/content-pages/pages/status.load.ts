import type { AssetCard } from '#features/catalogue/domain.ts'
import { type CatalogueQueries, starterKey, workKey } from '#features/catalogue/server.ts'
import type { SiteNickname } from '#sites/site.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'

export type StatusData = {
  readonly status: 404 | 410 | 500
  readonly pictures: readonly AssetCard[]
  readonly similar: readonly AssetCard[]
}

type Needs = { readonly catalogue: Pick<CatalogueQueries, 'readCardsBySourceKey'> }

/** What each site shows beside the words: a frame of the archive, or its discs out of focus. */
const pictureKeys: Readonly<Record<SiteNickname, readonly (string | null)[]>> = {
  argus: [workKey('as17-152-23272')],
  bokeh: [starterKey('podium', 'pink'), workKey('437382')],
}

export async function load({
  visit,
  needs,
}: PageRequest<Needs>): Promise<Loaded<Pick<StatusData, 'pictures'>>> {
  const keys = pictureKeys[visit.site].filter((key) => key !== null)
  const cards = await needs.catalogue.readCardsBySourceKey(keys)
  return found({ pictures: keys.flatMap((key) => cards.get(key) ?? []) })
}
