import { type AssetCard, type AssetDetail, offers, parseAssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'

export type DetailData = {
  readonly asset: AssetDetail
  /** Sent after the asset itself: the picture does not wait for its neighbours. */
  readonly similar: readonly AssetCard[] | Promise<readonly AssetCard[]>
}

type Needs = { readonly catalogue: Pick<CatalogueQueries, 'readDetail' | 'findCards'> }

const similarShown = 12

export async function load({ visit, parameters, needs }: PageRequest<Needs>): Promise<Loaded<DetailData>> {
  const id = parseAssetId(parameters.id ?? '')
  if (!id) return notFound
  const offer = offers[visit.site]
  const read = await needs.catalogue.readDetail(id, visit.spoken)
  if (!read || !isOffered(read.detail, offer)) return notFound

  const { detail: asset, isWithdrawn } = read
  const collectionKey = asset.collection.key
  const similar = needs.catalogue
    .findCards({ offer, collectionKey }, { offset: 0, limit: similarShown + 1 })
    .then(({ cards }) => cards.filter((card) => card.id !== id).slice(0, similarShown))
  if (isWithdrawn) return { kind: 'gone', similar: await similar }
  // A page without its neighbours is still a page; they are waited for only as long as nobody notices.
  const orNone = similar.catch(() => [])
  return found({ asset, similar: unwrap(await Promise.race([orNone, later(orNone)])) })
}

const waitMs = 80

/** The promise itself, in a wrapping that a race does not open, once the time is over. */
async function later<Value>(value: Promise<Value>): Promise<{ later: Promise<Value> }> {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  return { later: value }
}

function unwrap<Value>(value: Value[] | { later: Promise<Value[]> }): Value[] | Promise<Value[]> {
  return 'later' in value ? value.later : value
}

function isOffered(asset: AssetDetail, offer: (typeof offers)['argus']): boolean {
  return offer.families.includes(asset.family) && offer.licenseModels.includes(asset.licenseModel)
}
