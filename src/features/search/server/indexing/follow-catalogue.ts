import type { FeedOrigin, FeedPosition, FeedQueries, IndexQueries } from '#features/catalogue/server.ts'
import type { IndexWriter } from '../search-index.port.ts'
import type { Alarm } from './alarm.ts'
import { buildAnew } from './build-anew.ts'
import { type FeedPlace, type IndexMaking, isSameMaking, readPlace, writePlace } from './feed-place.ts'
import type { IndexRules } from './index-rules.ts'
import { makeEntries, type OnUnreadable } from './make-entries.ts'
import { type MakeEntries, type NewsQueries, readNews } from './read-news.ts'
import type { RebuildProgress, RebuildState } from './rebuild-queries.ts'
import type { TermKeeper } from './term-keeper.ts'

export type IndexingState =
  | {
      readonly kind: 'building'
      readonly done: number
      readonly total: number
      /** The old one has every change meanwhile. */
      readonly isLevel: boolean
    }
  /** So many changes lie ahead, counted up to `mostCounted`. */
  | { readonly kind: 'following'; readonly behind: number }

export type FollowNeeds = {
  readonly queries: NewsQueries & Pick<IndexQueries, 'scanForIndex'> & FeedQueries
  readonly writer: IndexWriter
  /** Rules with the vocabulary as it is now. */
  readonly openRules: () => Promise<IndexRules>
  readonly openTermKeeper: (rules: IndexRules) => TermKeeper
  readonly wishes: Wishes
  /** Rung when something changed. */
  readonly alarm: Alarm
  readonly onState: (state: IndexingState) => void
  readonly onUnreadable: OnUnreadable
  readonly onTrouble: (error: unknown, failures: number) => void
  readonly signal: AbortSignal
}

/** Rebuilds that operators ask for. */
export type Wishes = {
  readonly findOpen: () => Promise<string | null>
  readonly tell: (id: string, progress: RebuildProgress) => Promise<void>
}

/** Changes that are applied at once. */
const batchSize = 2_000
/** A notification may be missed; a change is found within a second all the same. */
const pollEveryMs = 700
/** What comes in quick succession goes in together. */
const gatherForMs = 40
const mostCounted = 100_000
const tellEveryMs = 500
const shortestPauseMs = 250
const longestPauseMs = 30_000

/**
 * Keeps an index equal to the catalogue until it is told to stop: builds it where it was made from something else, then
 * applies every change in order. What fails is tried again after a pause that grows.
 */
export async function followCatalogue(needs: FollowNeeds): Promise<void> {
  const { signal, alarm, onTrouble } = needs
  const follower = openFollower(needs)
  signal.addEventListener('abort', alarm.ring)
  let failures = 0
  while (!signal.aborted) {
    try {
      const isBehind = await follower.step()
      failures = 0
      if (isBehind || signal.aborted) continue
      await alarm.wait(pollEveryMs)
      await pause(gatherForMs, signal)
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      onTrouble(error, failures)
      await pause(Math.min(shortestPauseMs * 2 ** failures, longestPauseMs), signal)
    }
  }
}

function openFollower(needs: FollowNeeds) {
  const { queries, writer, wishes, onState, signal } = needs
  let place: FeedPlace | null | undefined
  let opened: {
    readonly vocabulary: string
    readonly rules: IndexRules
    readonly make: MakeEntries
    readonly terms: TermKeeper
  } | null = null

  async function findPlace(origin: FeedOrigin): Promise<FeedPlace | null> {
    const checkpoint = await writer.checkpoint()
    const found = readPlace(checkpoint)
    // One that is merely old answers until the new one is built.
    if (checkpoint !== null) await writer.judgeFound(isOf(found, origin))
    return found
  }

  async function openFor(vocabulary: string) {
    if (opened?.vocabulary === vocabulary) return opened
    const rules = await needs.openRules()
    const make: MakeEntries = (assets) => makeEntries(assets, rules, needs.onUnreadable)
    opened = { vocabulary, rules, make, terms: needs.openTermKeeper(rules) }
    return opened
  }

  /** True if there may be more at once. */
  async function applyNews(make: MakeEntries): Promise<boolean> {
    if (!place) return false
    const news = await readNews(queries, make, place.at, batchSize)
    if (!news) return false
    const { entries, gone, at, isFull } = news
    const next = { making: place.making, at }
    await writer.apply({ entries, gone, position: writePlace(next) })
    place = next
    opened?.terms.noteChange()
    if (isFull) onState({ kind: 'following', behind: await queries.countChanges(at, mostCounted) })
    return isFull
  }

  async function build(
    make: MakeEntries,
    origin: FeedOrigin,
    making: IndexMaking,
    wish: string | null,
  ): Promise<void> {
    // The old index follows while the new one is made, unless it was made from another database.
    const follows = isOf(place, origin)
    let toldAt = Number.NEGATIVE_INFINITY
    let counts = { done: 0, total: 0 }
    const tell = async (state: RebuildState) => {
      if (wish !== null) await wishes.tell(wish, { state, ...counts })
    }
    try {
      place = await buildAnew({
        queries,
        writer,
        make,
        origin,
        making,
        batchSize,
        signal,
        async onProgress(done, total) {
          counts = { done, total }
          const isLevel = follows && !(await applyNews(make))
          onState({ kind: 'building', done, total, isLevel })
          if (performance.now() - toldAt < tellEveryMs) return
          toldAt = performance.now()
          await tell('running')
        },
      })
    } catch (error) {
      // A wish that was cut short by a stop stays open and is fulfilled by the next start.
      if (!signal.aborted) await tell('failed').catch(() => undefined)
      throw error
    }
    await tell('done')
    opened?.terms.noteRebuild()
  }

  return {
    async step(): Promise<boolean> {
      const origin = await queries.readOrigin()
      const vocabulary = origin.vocabulary ?? ''
      const { rules, make, terms } = await openFor(vocabulary)
      const making = { database: origin.database, vocabulary, rules: rules.version }
      if (place === undefined) place = await findPlace(origin)
      if (place && !(await writer.isThere())) place = null
      const wish = await wishes.findOpen()
      if (wish !== null || !place || !isSameMaking(place.making, making) || isAhead(place.at, origin)) {
        await build(make, origin, making, wish)
        return true
      }
      if (await applyNews(make)) return true
      onState({ kind: 'following', behind: 0 })
      terms.keep(writer)
      return false
    },
  }
}

/** Whether an index at this place was made from this database, by whatever rules. */
function isOf(place: FeedPlace | null | undefined, origin: FeedOrigin): boolean {
  return place?.making.database === origin.database && !isAhead(place.at, origin)
}

/** Nobody can have read what has not happened: an older state of the database was put back. */
function isAhead(at: FeedPosition, { openFrom }: FeedOrigin): boolean {
  return BigInt(at.transaction) >= BigInt(openFrom)
}

function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, forMs)
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })
}
