import { createMemory } from '#platform/remember.ts'
import type { SiteNickname } from '#sites/site.ts'
import { type Center, type FoundGalleries, findGalleries, type GalleryNeeds } from './find-galleries.ts'

export type FindRelatedGalleries = (center: Center, site: SiteNickname) => Promise<FoundGalleries>

const forMs = 60_000
const atMost = 500

/** The galleries of an asset's page: those who only pass over its tile need not ask the index anew each time. */
export function rememberedGalleries(needs: GalleryNeeds): FindRelatedGalleries {
  const remember = createMemory<FoundGalleries>({ forMs, atMost, keeps: ({ isComplete }) => isComplete })
  return (center, site) =>
    remember(JSON.stringify([site, center.detail.id]), () => findGalleries(center, site, needs))
}
