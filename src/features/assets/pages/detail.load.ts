import { type AssetCard, type AssetDetail, offers, parseAssetId } from '#features/catalogue/domain.ts'
import type { CatalogueQueries, ReadDetail } from '#features/catalogue/server.ts'
import { links } from '#links/links.ts'
import { type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import type { RelatedGallery } from '../domain/related-gallery.ts'
import { findAsset } from '../server/find-asset.ts'
import { findIds } from '../server/find-galleries.ts'
import type { NamePlace } from '../server/name-place.port.ts'
import type { Neighbors } from '../server/neighbors.port.ts'
import type { FindRelatedGalleries } from '../server/remembered-galleries.ts'

export type DetailData = {
  readonly asset: AssetDetail
  /** As the visitor calls it; the asset has the name that searches know. */
  readonly countryName: string | null
  /** Whether others may show it on their own pages. */
  readonly embeds: boolean
  /** Sent after the asset itself: the picture does not wait for its neighbors. */
  readonly galleries: readonly RelatedGallery[] | Promise<readonly RelatedGallery[]>
}

type Needs = {
  readonly catalogue: Pick<CatalogueQueries, 'readDetail' | 'readCards' | 'findCards'>
  readonly neighbors: Neighbors
  readonly findRelatedGalleries: FindRelatedGalleries
  readonly namePlace: NamePlace
  /** Told of what broke where the page goes on without it. */
  readonly report: (error: unknown) => void
}

/** As long as nobody notices the wait, a page in one piece is cheaper. */
const unnoticedMs = 80
/** Moving from page to page waits for all parts, and neighbors are not worth more. */
const longestMs = 1_000
const similarShown = 12

export async function load({ visit, parameters, needs }: PageRequest<Needs>): Promise<Loaded<DetailData>> {
  const text = parameters.id ?? ''
  const id = parseAssetId(text)
  if (id !== null && id !== text) return { kind: 'moved', to: links.detail(visit, { id }) }
  const outcome = await findAsset(text, visit, needs)
  switch (outcome.kind) {
    case 'not-found':
      return notFound
    case 'gone':
      return { kind: 'gone', similar: await insteadOf(outcome.read, visit, needs) }
    case 'found': {
      const galleries = within(longestMs, galleriesOf(outcome.read, visit, needs), [])
      const ready = await within(unnoticedMs, galleries, null)
      const { detail: asset } = outcome.read
      const country = asset.place?.country ?? null
      const countryName = country && needs.namePlace(country, visit.locale)
      const data = { asset, countryName, embeds: outcome.embeds, galleries: ready ?? galleries }
      return { kind: 'found', data, seen: asset.id }
    }
  }
}

/** A page without its neighbors is still a page, and has perhaps been sent already. */
async function galleriesOf(
  read: ReadDetail,
  { site }: Visit,
  { findRelatedGalleries, report }: Needs,
): Promise<readonly RelatedGallery[]> {
  try {
    return (await findRelatedGalleries(read, site)).galleries
  } catch (error) {
    report(error)
    return []
  }
}

/** Similar ones; while the index cannot tell, others of the collection. */
async function insteadOf(read: ReadDetail, { site }: Visit, needs: Needs): Promise<readonly AssetCard[]> {
  const offer = offers[site]
  const similar = findIds('similar', read, { site, limit: similarShown }, needs)
  const cards = await needs.catalogue.readCards((await within(longestMs, similar, null)) ?? [], offer)
  if (cards.length > 0) return cards
  const filter = { offer, collectionKey: read.detail.collection.key }
  return (await needs.catalogue.findCards(filter, { offset: 0, limit: similarShown })).cards
}

/** The value, or something else when it does not come in time. */
async function within<Value, Other>(ms: number, value: Promise<Value>, other: Other): Promise<Value | Other> {
  const late = Promise.withResolvers<Other>()
  const timer = setTimeout(() => late.resolve(other), ms)
  return Promise.race([value, late.promise]).finally(() => clearTimeout(timer))
}
