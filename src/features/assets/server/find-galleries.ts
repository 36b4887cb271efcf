import { type AssetDetail, type AssetId, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries, ReadDetail } from '#features/catalogue/server.ts'
import type { SiteNickname } from '#sites/site.ts'
import { type GalleryKind, galleryKinds, type RelatedGallery } from '../domain/related-gallery.ts'
import type { FoundIds, Neighbors } from './neighbors.port.ts'

export type GalleryNeeds = Readonly<{
  neighbors: Neighbors
  catalogue: Pick<CatalogueQueries, 'readCards'>
}>

export type Center = Pick<ReadDetail, 'detail' | 'keywordIds'>

export type FoundGalleries = Readonly<{
  galleries: readonly RelatedGallery[]
  /** Whether the index could answer everything. */
  isComplete: boolean
}>

/** What is like several of them is asked for a little more, since none is shown twice. */
const asked = 24
const shown = 12
/** Fewer are no gallery. */
const fewest = 2

/** All galleries of an asset's page with one question to the database. What cannot be found is absent (ASSET-01). */
export async function findGalleries(
  center: Center,
  site: SiteNickname,
  needs: GalleryNeeds,
): Promise<FoundGalleries> {
  const lists = await Promise.all(
    galleryKinds.map((kind) => findIds(kind, center, { site, limit: asked }, needs)),
  )
  const taken = new Set<AssetId>()
  const chosen = lists.map((ids) => {
    const own = (ids ?? []).filter((id) => !taken.has(id)).slice(0, shown)
    if (own.length < fewest) return []
    for (const id of own) taken.add(id)
    return own
  })
  const cards = await needs.catalogue.readCards([...taken], offers[site])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const galleries = galleryKinds
    .map((kind, at) => ({ kind, assets: (chosen[at] ?? []).flatMap((id) => byId.get(id) ?? []) }))
    .filter(({ assets }) => assets.length > 0)
  return { galleries, isComplete: !lists.includes(null) }
}

/** The ids of one gallery. */
export async function findIds(
  kind: GalleryKind,
  { detail, keywordIds }: Center,
  { site, limit }: { readonly site: SiteNickname; readonly limit: number },
  { neighbors }: Pick<GalleryNeeds, 'neighbors'>,
): Promise<FoundIds> {
  const center = { id: detail.id, assetType: detail.assetType, keywordIds }
  const terms = { offer: offers[site], limit }
  if (kind === 'similar') return neighbors.findSimilar(center, terms)
  const value = factOf(detail, kind)
  return value === '' ? [] : neighbors.findSharing(center, { field: kind, value }, terms)
}

function factOf({ event, stackId, artist }: AssetDetail, kind: 'event' | 'stack' | 'artist'): string {
  switch (kind) {
    case 'event':
      return event?.id ?? ''
    case 'stack':
      return stackId ?? ''
    case 'artist':
      return artist
  }
}
