import { buffer } from 'node:stream/consumers'
import type { Job } from '#platform/jobs.ts'
import type { AssetId } from '../../domain/asset.ts'
import type { WorkTerms } from '../media/media-room.port.ts'
import type { Renditions } from '../media/open-renditions.ts'
import type { AdviceQueries, AdviceScope, UnadvisedAsset } from './advice-queries.ts'
import type { AdviceRoom } from './advice-room.port.ts'

export type AdviceNeeds = {
  readonly advice: Pick<AdviceQueries, 'readUnadvised' | 'keepAdvice'>
  readonly room: Pick<AdviceRoom, 'advise'>
  readonly renditions: Pick<Renditions, 'get' | 'open'>
}

export type AdviceCounts = {
  readonly advised: number
  readonly suggestions: number
  readonly without: number
}

const thumbnailFile = '640.avif'
const jobSize = 4
const pageSize = 50
const start: AssetId = '0'

export const adviseAssetsQueue = { name: 'catalogue-advise-assets' } as const

/** Asks the models about a few pictures that have been looked at, and comes back while there are more. */
export function adviseAssetsJob(needs: AdviceNeeds, again: () => Promise<void>): Job<object> {
  return {
    ...adviseAssetsQueue,
    concurrency: 1,
    retryLimit: 2,
    expireInSeconds: 600,
    async handle(_data, signal) {
      const counts = await adviseAssets(needs, { scope: 'looked-at', limit: jobSize, signal })
      if (counts.advised + counts.without >= jobSize && !signal.aborted) await again()
    },
  }
}

export type AdviseOptions = {
  readonly scope: AdviceScope
  readonly limit: number
  readonly signal?: AbortSignal
  readonly isStopped?: () => boolean
  readonly onProgress?: (counts: AdviceCounts) => void
}

/** One picture after the other. What was advised by the same models is passed by, so it can be stopped anywhere. */
export async function adviseAssets(needs: AdviceNeeds, options: AdviseOptions): Promise<AdviceCounts> {
  const { scope, limit, signal, isStopped = () => false, onProgress = () => {} } = options
  const counts = { advised: 0, suggestions: 0, without: 0 }
  const left = () => limit - counts.advised - counts.without
  const terms: WorkTerms = { priority: 'background', ...(signal && { signal }) }
  let after = start
  while (left() > 0) {
    const page = await needs.advice.readUnadvised({ scope, after, limit: Math.min(pageSize, left()) })
    for (const asset of page) {
      if (signal?.aborted || isStopped()) return counts
      const suggestions = await adviseAsset(asset, needs, terms)
      if (suggestions === null) counts.without += 1
      else {
        counts.advised += 1
        counts.suggestions += suggestions
      }
      onProgress(counts)
    }
    const last = page.at(-1)
    if (!last) break
    after = last.id
  }
  return counts
}

/** How many suggestions there are; null where the picture cannot be shown to the models. */
async function adviseAsset(
  asset: UnadvisedAsset,
  { advice, room, renditions }: AdviceNeeds,
  terms: WorkTerms,
): Promise<number | null> {
  const { mediaKey, isPhotograph } = asset
  const made = await renditions.get(mediaKey, thumbnailFile, terms)
  if (made.kind === 'busy') throw new Error(`The picture ${mediaKey} cannot be had now.`)
  const opened = made.kind === 'kept' ? await renditions.open(mediaKey, thumbnailFile) : null
  const outcome = opened ? await room.advise(await buffer(opened.body), { isPhotograph }) : null
  if (outcome?.kind === 'advised') {
    await advice.keepAdvice(asset, outcome)
    return outcome.suggestions.length
  }
  // What no model can look at is not tried again by every run to come.
  await advice.keepAdvice(asset, { suggestions: [], features: new Uint8Array() })
  return null
}
