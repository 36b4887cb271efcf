import { parentPort } from 'node:worker_threads'
import { type FilmSource, makePoster } from '#features/catalogue/server/media/film-frames.ts'
import { type FilmOrder, makeFilmRenditions } from '#features/catalogue/server/media/film-renditions.ts'
import { yieldToRequests } from '#features/catalogue/server/media/yield-to-requests.ts'

/** What the film room sends: plain data alone crosses to a thread. */
export type FilmWork =
  | {
      readonly kind: 'renditions'
      readonly source: FilmSource
      readonly order: Pick<FilmOrder, 'wanted' | 'directory'>
    }
  | {
      readonly kind: 'poster'
      readonly source: FilmSource
      readonly size: { readonly width: number; readonly height: number }
    }
  | { readonly kind: 'stop' }

yieldToRequests()
const controller = new AbortController()
let underWay: Promise<void> = Promise.resolve()

/** Draws and writes the films it is sent, away from the thread that answers requests. */
parentPort?.on('message', (work: FilmWork) => {
  if (work.kind === 'stop') {
    controller.abort(new Error('The product is stopping.'))
    void underWay.then(() => parentPort?.postMessage({ isStopped: true }))
    return
  }
  underWay = answer(work)
})

async function answer(work: Exclude<FilmWork, { kind: 'stop' }>): Promise<void> {
  try {
    const value =
      work.kind === 'poster'
        ? await makePoster(work.source, work.size)
        : await makeFilmRenditions(work.source, { ...work.order, signal: controller.signal })
    parentPort?.postMessage({ value })
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}
