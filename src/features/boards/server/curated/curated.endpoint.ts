import { z } from 'zod'
import { renditionUrl } from '#features/catalogue/domain.ts'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { type CoveredSet, shelfNames } from '../../domain/curated-shelf.ts'
import { mediaKinds } from '../../domain/media-kind.ts'
import { readShelf, type ShelfCatalogue } from './read-shelf.ts'

const set = z.object({
  key: z.string(),
  shelf: z.enum(shelfNames),
  mediaKind: z.enum(mediaKinds),
  name: z.string(),
  description: z.string(),
  assetCount: z.number(),
  heroUrl: z.string().nullable(),
})

export function curatedCalls({ catalogue }: { catalogue: ShelfCatalogue }): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/components/collaboration/api/curated',
        summary: 'Sets that editors made: by theme (curated) and the best of each kind (signature).',
        query: z.object({ shelf: z.enum(shelfNames).optional(), mediaKind: z.enum(mediaKinds).optional() }),
        answer: z.object({ sets: z.array(set) }),
      },
      async ({ visit, query: { shelf, mediaKind } }) => {
        const shelves = shelf ? [shelf] : shelfNames
        const read = await Promise.all(shelves.map((one) => readShelf(catalogue, visit, one, mediaKind)))
        return json(200, { sets: read.flat().map(listed) })
      },
    ),
  ]
}

function listed({ covers: [hero], ...facts }: CoveredSet): z.infer<typeof set> {
  return { ...facts, heroUrl: hero ? renditionUrl(hero.mediaKey, '480', 'jpg') : null }
}
