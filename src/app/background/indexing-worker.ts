import { parentPort, workerData } from 'node:worker_threads'
import { keepIndex } from '#features/search/server.ts'
import { openDatabase } from '#platform/database.ts'
import { takeTurn } from '#platform/take-turn.ts'
import type { IndexingNews, IndexingOrder, Publication } from './indexing-order.ts'
import { openIndexWriter } from './open-index-writer.ts'

const { url, engine } = workerData as IndexingOrder
const stopped = new AbortController()
parentPort?.on('message', () => stopped.abort())

/** Counting words and going through a million assets takes longer than any page may. */
const answerWithinMs = 300_000

function tell(news: IndexingNews): void {
  parentPort?.postMessage(news)
}

function onNotice(text: string): void {
  tell({ kind: 'notice', text })
}

/** Keeps the index of this installation equal to the catalogue, away from the thread that answers requests. */
async function keep(signal: AbortSignal): Promise<void> {
  const db = openDatabase(url, { connections: 6, answerWithinMs })
  try {
    const publish = (publication: Publication) => tell({ kind: 'publication', publication })
    const writer = await openIndexWriter(engine, { publish, onNotice })
    try {
      await keepIndex({
        db,
        url,
        writer,
        follower: writer.place,
        signal,
        onState: (state) => tell({ kind: 'state', state, segments: writer.countSegments() }),
        onUnreadable: (id, error) => onNotice(`the asset ${id} cannot be indexed: ${String(error)}`),
        onTrouble: (error, failures) => tell({ kind: 'trouble', reason: String(error), failures }),
      })
    } finally {
      await writer.close()
    }
  } finally {
    await db.destroy()
  }
}

/** An index that several processes share is kept by one at a time; each embedded one has its own keeper. */
async function keepInTurn(): Promise<void> {
  while (!stopped.signal.aborted) {
    tell({ kind: 'waiting' })
    const turn = await takeTurn(url, 'search keeps the index', stopped.signal)
    if (!turn) return
    try {
      await keep(AbortSignal.any([stopped.signal, turn.lost]))
    } finally {
      await turn.end()
    }
  }
}

await (engine.kind === 'embedded' ? keep(stopped.signal) : keepInTurn())
tell({ kind: 'stopped' })
parentPort?.close()
