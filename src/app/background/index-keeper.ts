import type { IndexingState } from '#features/search/server.ts'
import type { IndexFacts } from '#platform/metrics.ts'
import { openIndexingDesk } from './indexing-desk.ts'
import type { IndexingNews, IndexingOrder, Publication } from './indexing-order.ts'
import type { SearchRoomNeeds } from './search-room.ts'
import { type Standing, standingAfter, unknown } from './standing.ts'

type Needs = Pick<SearchRoomNeeds, 'log' | 'progress'> & {
  readonly workerFile: URL
  readonly order: IndexingOrder
  readonly onPublication: (publication: Publication) => void
}

const reportEveryMs = 1_000
/** Fewer are indexed before anybody could read it. */
const leastReported = 1_000

/** The thread that keeps an index, and what is known here of how far it is. */
export function openIndexKeeper({ workerFile, order, log, progress, onPublication }: Needs) {
  let standing: Standing = unknown
  const report = reportBuilding(progress)
  const desk = openIndexingDesk({ workerFile, order, log, onNews: take })

  function take(news: IndexingNews): void {
    switch (news.kind) {
      case 'publication':
        onPublication(news.publication)
        break
      case 'state':
        follow(news.state, news.segments)
        break
      case 'waiting':
        standing = unknown
        break
      case 'notice':
        log.warn({ notice: news.text }, 'search index')
        break
      case 'trouble':
        log.error(news, 'the search index could not follow the catalogue; it tries again')
        break
      case 'stopped':
        break
    }
  }

  function follow(state: IndexingState, segments: number): void {
    if (state.kind === 'building') report(state)
    standing = standingAfter(standing, { state, segments, now: performance.now() })
  }

  return {
    start: desk.start,
    close: desk.close,
    readStanding(): Pick<IndexFacts, 'behind' | 'segments' | 'levelSeconds'> {
      const { behind, segments, levelAt } = standing
      return {
        behind,
        segments,
        levelSeconds: levelAt === null ? null : (performance.now() - levelAt) / 1_000,
      }
    },
  }
}

function reportBuilding(progress: (text: string) => void) {
  let reportedAt = Number.NEGATIVE_INFINITY
  return ({ done, total }: { readonly done: number; readonly total: number }): void => {
    const now = performance.now()
    if (total < leastReported || (done < total && now - reportedAt < reportEveryMs)) return
    reportedAt = now
    progress(done === 0 ? `search: indexing ${total} assets` : `search: indexed ${done} of ${total}`)
  }
}
