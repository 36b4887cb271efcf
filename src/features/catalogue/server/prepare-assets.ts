import { buffer } from 'node:stream/consumers'
import type { Job } from '#platform/jobs.ts'
import type { Rendition } from '../domain/rendition.ts'
import type { AssetQueries } from './asset-queries.ts'
import type { MediaRoom, WorkTerms } from './media/media-room.port.ts'
import type { Renditions } from './media/open-renditions.ts'

type Needs = {
  readonly assets: Pick<AssetQueries, 'readUnprepared' | 'findUnprepared' | 'keepLook' | 'countPrepared'>
  readonly renditions: Pick<Renditions, 'prepare' | 'open' | 'get'>
  readonly room: Pick<MediaRoom, 'describe'>
}

/** What nearly every browser asks for first. */
const thumbnails: readonly Rendition[] = [
  { name: '320', format: 'avif' },
  { name: '480', format: 'avif' },
  { name: '640', format: 'avif' },
]
const thumbnailFile = '640.avif'
const batchSize = 4

export const prepareAheadQueue = { name: 'catalogue-prepare-ahead' } as const
export const describeAssetQueue = { name: 'catalogue-describe-asset' } as const

/**
 * Makes the thumbnails of the best assets, `atMost` so many, and looks at them for their colors and descriptors. The others'
 * come when somebody asks.
 */
export function prepareAheadJob(
  needs: Needs & { readonly atMost: number },
  again: () => Promise<void>,
): Job<object> {
  return {
    ...prepareAheadQueue,
    concurrency: 1,
    retryLimit: 3,
    expireInSeconds: 600,
    async handle(_data, signal) {
      if ((await needs.assets.countPrepared()) >= needs.atMost) return
      const batch = await needs.assets.readUnprepared(batchSize)
      if (batch.length === 0) return
      const terms: WorkTerms = { priority: 'background', signal }
      const outcomes = await Promise.allSettled(
        batch.map(async (asset) => {
          await describeAsset(asset, needs, terms)
          if (asset.isFilm) await needs.renditions.get(asset.mediaKey, 'hover.mp4', terms)
        }),
      )
      // One that fails does not hold up the others; when nothing works any more, the queue's own pauses apply.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed && outcomes.every(({ status }) => status === 'rejected')) throw failed.reason
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
  const outcome = await renditions.prepare(mediaKey, thumbnails, terms)
  const opened = outcome === 'kept' ? await renditions.open(mediaKey, thumbnailFile) : null
  const described = opened ? await room.describe(await buffer(opened.body), terms) : null
  if (described?.kind === 'described') {
    const { look, descriptor } = described
    const palette = look.palette.flatMap(({ lab, share }) => [...lab, share])
    await assets.keepLook(id, { ...look, palette }, descriptor)
    return
  }
  // What can never be looked at is not tried again by every job to come; what is only busy or away is.
  if (outcome === 'refused' || outcome === 'missing' || described?.kind === 'refused') {
    await assets.keepLook(id, null, { version: 0, features: new Uint8Array() })
    return
  }
  throw new Error(`The picture ${mediaKey} cannot be looked at now: ${described?.kind ?? outcome}`)
}
