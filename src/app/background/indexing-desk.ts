import { Worker } from 'node:worker_threads'
import type { Log } from '#platform/log.ts'
import type { IndexingNews, IndexingOrder, IndexingWord } from './indexing-order.ts'

type Needs = {
  readonly workerFile: URL
  readonly order: IndexingOrder
  readonly onNews: (news: IndexingNews) => void
  readonly log: Log
}

const stopWithinMs = 10_000
const shortestPauseMs = 500
const longestPauseMs = 30_000
/** A thread that has lived so long did not fail at its start. */
const soundAfterMs = 60_000

/** The thread that keeps the index. One that dies is started again, after a pause that grows while it dies at once. */
export function openIndexingDesk({ workerFile, order, onNews, log }: Needs) {
  let worker: Worker | null = null
  let again: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false
  let onStopped = () => {}

  function start(): void {
    if (isClosed) return
    const begunAt = performance.now()
    const thread = new Worker(workerFile, { workerData: order })
    worker = thread
    let reason: unknown = 'it ended'
    thread.on('message', (news: IndexingNews) => (news.kind === 'stopped' ? onStopped() : onNews(news)))
    thread.on('error', (error) => {
      reason = error
    })
    thread.on('exit', () => {
      worker = null
      onStopped()
      if (isClosed) return
      failures = performance.now() - begunAt > soundAfterMs ? 1 : failures + 1
      log.error(
        { err: reason, failures },
        'the thread that keeps the search index has ended; it is started again',
      )
      again = setTimeout(start, Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs))
    })
  }

  return {
    start,
    /** It writes down what is not on disk yet, if it can do so soon. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(again)
      const thread = worker
      if (!thread) return
      const stopped = new Promise<void>((resolve) => {
        onStopped = resolve
        setTimeout(resolve, stopWithinMs).unref()
      })
      thread.postMessage('stop' satisfies IndexingWord)
      await stopped
      await thread.terminate()
    },
  }
}
