import { buffer } from 'node:stream/consumers'
import type { Job } from '#platform/jobs.ts'
import type { Rendition } from '../domain/rendition.ts'
import type { AssetQueries } from './asset-queries.ts'
import type { MediaRoom, WorkTerms } from './media/media-room.port.ts'
import type { Renditions } from './media/open-renditions.ts'

type Needs = {
  readonly assets: Pick<AssetQueries, 'readUnprepared' | 'findUnprepared' | 'keepLook' | 'countPrepared'>
  readonly renditions: Pick<Renditions, 'prepare' | 'open'>
  readonly room: Pick<MediaRoom, 'describe'>
}

/** What nearly every browser asks for first. */
const thumbnails: readonly Rendition[] = [
  { name: '320', format: 'avif' },
  { name: '640', format: 'avif' },
]
/** So many are made ready before anybody has asked; the rest when somebody does. */
const preparedAhead = 3_000
const batchSize = 4

export const prepareAheadQueue = { name: 'catalogue-prepare-ahead' } as const
export const describeAssetQueue = { name: 'catalogue-describe-asset' } as const

/** Makes the thumbnails of the best assets, and looks at them for their colors and descriptors. */
export function prepareAheadJob(needs: Needs, again: () => Promise<void>): Job<object> {
  return {
    ...prepareAheadQueue,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: 600,
    async handle(_data, signal) {
      if ((await needs.assets.countPrepared()) >= preparedAhead) return
      const batch = await needs.assets.readUnprepared(batchSize)
      if (batch.length === 0) return
      const terms: WorkTerms = { priority: 'background', signal }
      await Promise.all(
        batch.map(async (asset) => {
          await needs.renditions.prepare(asset.mediaKey, thumbnails, terms)
          await describeAsset(asset, needs, terms)
        }),
      )
      if (!signal.aborted) await again()
    },
  }
}

/** Whatever has been rendered for a visitor is looked at too. */
export function describeAssetJob(needs: Needs): Job<{ mediaKey: string }> {
  return {
    ...describeAssetQueue,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: 300,
    async handle({ mediaKey }, signal) {
      const asset = await needs.assets.findUnprepared(mediaKey)
      if (asset) await describeAsset(asset, needs, { priority: 'background', signal })
    },
  }
}

async function describeAsset(
  { id, mediaKey }: { id: string; mediaKey: string },
  { assets, renditions, room }: Needs,
  terms: WorkTerms,
): Promise<void> {
  const opened = await firstThat(thumbnails, ({ name, format }) =>
    renditions.open(mediaKey, `${name}.${format}`),
  )
  const described = opened ? await room.describe(await buffer(opened.body), terms) : null
  if (described?.kind === 'described') {
    const { look, descriptor } = described
    const palette = look.palette.flatMap(({ lab, share }) => [...lab, share])
    await assets.keepLook(id, { ...look, palette }, descriptor)
    return
  }
  if (described?.kind === 'busy') return
  // What cannot be looked at is not looked at again by every job to come.
  await assets.keepLook(id, null, { version: 0, features: new Uint8Array() })
}

async function firstThat<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Promise<Found | null>,
): Promise<Found | null> {
  for (const item of items) {
    const found = await find(item)
    if (found) return found
  }
  return null
}
