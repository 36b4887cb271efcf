import { z } from 'zod'
import { offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { type Answer, type Endpoint, endpoint, json, problem, problemForNow } from '#platform/endpoint.ts'
import type { Visit } from '#visit/visit.ts'
import type { GalleryKind } from '../domain/related-gallery.ts'
import { type AssetOutcome, findAsset } from './find-asset.ts'
import { findIds } from './find-galleries.ts'
import { describeInFull, fullAsset } from './full-asset.ts'
import { listAsset, listedAsset } from './listed-asset.ts'
import type { Neighbors } from './neighbors.port.ts'

export type AssetCallNeeds = Readonly<{
  catalogue: Pick<CatalogueQueries, 'readDetail' | 'readCards' | 'readListedFacts'>
  neighbors: Neighbors
}>

/** As many as a page of results. */
const listed = 60
const againSeconds = 5
const params = z.object({ id: z.string().max(40) })

const galleryPaths: Readonly<Record<GalleryKind, string>> = {
  similar: 'similar',
  event: 'same-event',
  stack: 'same-stack',
  artist: 'same-artist',
}

/** One asset, and what stands around it, for other programs. */
export function assetCalls(needs: AssetCallNeeds): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/components/assets/api/:id',
        summary: 'One asset in full; the id may be written gi:123.',
        params,
        answer: fullAsset,
      },
      async ({ visit, params: { id } }) =>
        whereFound(await findAsset(id, visit, needs), async ({ read, embeds }) =>
          json(200, describeInFull(read.detail, embeds)),
        ),
    ),
    ...Object.entries(galleryPaths).map(([kind, path]) =>
      endpoint(
        {
          method: 'GET',
          path: `/components/assets/api/:id/${path}`,
          summary: `Assets beside one: ${path}.`,
          params,
          answer: z.object({ assets: z.array(listedAsset) }),
        },
        async ({ visit, params: { id } }) =>
          whereFound(await findAsset(id, visit, needs), ({ read }) =>
            listGallery(kind as GalleryKind, read, visit, needs),
          ),
      ),
    ),
  ]
}

type FoundAsset = Extract<AssetOutcome, { kind: 'found' }>

/** Withdrawn is another answer than unknown (ROUTE-04). */
export async function whereFound(
  outcome: AssetOutcome,
  answer: (found: FoundAsset) => Promise<Answer>,
): Promise<Answer> {
  switch (outcome.kind) {
    case 'not-found':
      return problem(404)
    case 'gone':
      return problem(410)
    case 'found':
      return answer(outcome)
  }
}

async function listGallery(
  kind: GalleryKind,
  read: FoundAsset['read'],
  { site }: Visit,
  needs: AssetCallNeeds,
): Promise<Answer> {
  const ids = await findIds(kind, read, { site, limit: listed }, needs)
  if (ids === null) return problemForNow(503, againSeconds)
  const [cards, facts] = await Promise.all([
    needs.catalogue.readCards(ids, offers[site]),
    needs.catalogue.readListedFacts(ids),
  ])
  const assets = cards.flatMap((card) => {
    const own = facts.get(card.id)
    return own ? [listAsset(card, own)] : []
  })
  return json(200, { assets })
}
