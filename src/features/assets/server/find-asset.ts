import {
  type AssetDetail,
  type AssetId,
  type Offer,
  offers,
  parseAssetId,
} from '#features/catalogue/domain.ts'
import type { CatalogueQueries, ReadDetail } from '#features/catalogue/server.ts'
import type { Visit } from '#visit/visit.ts'

/** What an id comes to on a site. Withdrawn assets are told apart from those that never were (ROUTE-04). */
export type AssetOutcome =
  | Readonly<{ kind: 'found'; read: ReadDetail; embeds: boolean }>
  | Readonly<{ kind: 'gone'; read: ReadDetail }>
  | Readonly<{ kind: 'not-found' }>

type Needs = Readonly<{ catalogue: Pick<CatalogueQueries, 'readDetail'> }>

/** Whether others may show what is marked for it on their own pages. */
const embedding: Readonly<Record<Visit['site'], boolean>> = { argus: true, bokeh: false }

/** An asset that the site does not sell does not exist there (ROUTE-03). */
export async function findAsset(
  text: string,
  { site, spoken }: Pick<Visit, 'site' | 'spoken'>,
  needs: Needs,
): Promise<AssetOutcome> {
  const id: AssetId | null = parseAssetId(text)
  const read = id && (await needs.catalogue.readDetail(id, spoken))
  if (!read || !isOffered(read.detail, offers[site])) return { kind: 'not-found' }
  if (read.isWithdrawn) return { kind: 'gone', read }
  const { isEmbeddable, isOffline } = read.detail
  return { kind: 'found', read, embeds: embedding[site] && isEmbeddable && !isOffline }
}

function isOffered({ family, licenseModel }: AssetDetail, { families, licenseModels }: Offer): boolean {
  return families.includes(family) && licenseModels.includes(licenseModel)
}
