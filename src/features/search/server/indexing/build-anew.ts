import {
  type FeedOrigin,
  type FeedPosition,
  type FeedQueries,
  feedBefore,
  type IndexedAsset,
  type IndexQueries,
} from '#features/catalogue/server.ts'
import type { IndexEntry } from '../../domain/index-entry.ts'
import type { IndexWriter, Rebuilding } from '../search-index.port.ts'
import { type FeedPlace, type IndexMaking, writePlace } from './feed-place.ts'
import { type MakeEntries, type NewsQueries, readNews } from './read-news.ts'

export type BuildNeeds = {
  readonly queries: NewsQueries & Pick<IndexQueries, 'scanForIndex'> & Pick<FeedQueries, 'countIndexable'>
  readonly writer: Pick<IndexWriter, 'rebuild'>
  readonly make: MakeEntries
  readonly origin: FeedOrigin
  readonly making: IndexMaking
  readonly batchSize: number
  readonly signal: AbortSignal
  /** Between two batches; the old index may follow the feed meanwhile. */
  readonly onProgress: (done: number, total: number) => Promise<void>
}

/** Large parts cost an engine less than many small ones; reading goes in small ones, so that changes come in between. */
const addedAtOnce = 10_000

/**
 * Builds another index from all assets and puts it in the place of the old one. The feed is to be followed from the
 * place that is returned: it lies before the first asset that was read, so nothing is missed.
 */
export async function buildAnew(needs: BuildNeeds): Promise<FeedPlace> {
  const { queries, make, batchSize, signal } = needs
  const from = feedBefore(needs.origin.openFrom)
  const place: FeedPlace = { making: needs.making, at: from }
  const total = await queries.countIndexable()
  const rebuilding = await needs.writer.rebuild()
  try {
    let done = 0
    const waiting: IndexEntry[] = []
    await needs.onProgress(done, total)
    for await (const assets of allAssets(queries, batchSize)) {
      signal.throwIfAborted()
      waiting.push(...make(assets))
      if (waiting.length >= addedAtOnce) await rebuilding.add(waiting.splice(0))
      done += assets.length
      await needs.onProgress(done, Math.max(done, total))
    }
    if (waiting.length > 0) await rebuilding.add(waiting)
    await catchUp(needs, from, rebuilding.add)
    signal.throwIfAborted()
    await rebuilding.finish(writePlace(place))
  } catch (error) {
    await rebuilding.abandon().catch(() => undefined)
    throw error
  }
  return place
}

/**
 * What changed while all were read, so that the new index begins with what the old one knew. What went meanwhile cannot
 * be taken out here; the feed does that a moment later, and pages show no asset that is gone.
 */
async function catchUp(
  { queries, make, batchSize, signal }: BuildNeeds,
  from: FeedPosition,
  add: Rebuilding['add'],
): Promise<void> {
  let at = from
  for (;;) {
    signal.throwIfAborted()
    const news = await readNews(queries, make, at, batchSize)
    if (!news) return
    if (news.entries.length > 0) await add(news.entries)
    if (!news.isFull) return
    at = news.at
  }
}

/** The next batch is read while the last one is worked on. */
async function* allAssets(
  { scanForIndex }: Pick<IndexQueries, 'scanForIndex'>,
  batchSize: number,
): AsyncGenerator<readonly IndexedAsset[]> {
  let reading = scanForIndex('0', batchSize)
  for (;;) {
    const assets = await reading
    const last = assets.at(-1)
    if (!last) return
    reading = scanForIndex(last.id, batchSize)
    // Whoever waits for it next is told of a failure.
    reading.catch(() => undefined)
    yield assets
  }
}
