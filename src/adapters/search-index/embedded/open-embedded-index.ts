import { availableParallelism } from 'node:os'
import type { SearchIndex } from '#features/search/server.ts'
import { gatherPublications } from './reading/gather-publications.ts'
import type { Reader } from './reading/open-reader.ts'
import { openReaderPool, type PoolLoad } from './reading/open-reader-pool.ts'
import { readerThreads } from './reading/open-reader-thread.ts'
import type { ReaderCall } from './reading/reader-task.ts'
import type { Publication } from './writing/publication.ts'

export type EmbeddedIndexOptions = {
  /** `reading/reader-worker.ts`, or what the build made of it. */
  readonly workerFile: URL
  /** Threads that search. Another answers what is asked while one types. */
  readonly threads?: number
  readonly mostWaiting?: number
  readonly answerWithinMs?: number
  readonly onNotice?: (text: string) => void
}

const slowestStartMs = 20_000

export type EmbeddedIndex = SearchIndex & {
  /** Answers from this on. Publications of a writer are given in their order. */
  readonly show: (publication: Publication) => void
  readonly load: () => PoolLoad
}

/** The embedded index as requests see it: this thread only passes messages on. */
export function openEmbeddedIndex(options: EmbeddedIndexOptions): EmbeddedIndex {
  const { mostWaiting = 500, answerWithinMs = 3_000, onNotice = () => {} } = options
  const gathered = gatherPublications()
  const rest = {
    openThread: readerThreads(options.workerFile),
    gathered,
    mostWaiting,
    answerWithinMs,
    startWithinMs: Math.max(answerWithinMs, slowestStartMs),
    onNotice,
  }
  const threads = options.threads ?? Math.min(2, availableParallelism())
  const searches = openReaderPool({ ...rest, lane: 'searches', threads })
  const whole = () => termsAlone(gathered.whole())
  const terms = openReaderPool({ ...rest, gathered: { ...gathered, whole }, lane: 'terms', threads: 1 })

  /** To open new terms takes a second or two; meanwhile the old ones answer. */
  function showTerms(before: Publication | null, now: Publication): void {
    if (!before) terms.show(termsAlone(now))
    else if (before.terms?.id !== now.terms?.id) terms.renew()
  }

  function ask<Call extends ReaderCall>(call: Call) {
    const pool = call === 'suggest' || call === 'spell' ? terms : searches
    return (question: Parameters<Reader[Call]>[0]) =>
      pool.ask(call, question) as Promise<ReturnType<Reader[Call]>>
  }

  return {
    search: ask('search'),
    group: ask('group'),
    similar: ask('similar'),
    related: ask('related'),
    suggest: ask('suggest'),
    spell: ask('spell'),
    show(publication) {
      const before = gathered.latest()
      gathered.take(publication)
      searches.show(publication)
      showTerms(before, publication)
    },
    load() {
      const [one, other] = [searches.load(), terms.load()]
      return {
        ready: one.ready + other.ready,
        working: one.working + other.working,
        waiting: one.waiting + other.waiting,
      }
    },
    async health() {
      const shown = gathered.latest()
      const { ready, working, waiting } = searches.load()
      const segments = `${shown?.parts.length ?? 0} segments`
      return {
        isReady: shown !== null && ready > 0,
        assets: shown?.assets ?? 0,
        position: shown?.position ?? null,
        detail: shown
          ? `${shown.assets} assets in ${segments}; ${ready} threads ready, ${working} questions in work, ${waiting} waiting`
          : 'nothing has been indexed yet',
      }
    },
    async close() {
      await Promise.all([searches.close(), terms.close()])
    },
  }
}

/** Without the assets: who answers from terms need not hold them in memory. */
function termsAlone<Some extends Publication | null>(publication: Some): Some {
  return publication && { ...publication, isFirst: true, parts: [], segments: [] }
}
