import { parentPort } from 'node:worker_threads'
import { type FilmSource, makePoster } from '#features/catalogue/server/media/film-frames.ts'
import { type FilmOrder, makeFilmRenditions } from '#features/catalogue/server/media/film-renditions.ts'

/** What the film room sends. The order's limits and signal stay behind: only plain data crosses to a thread. */
export type FilmWork = { readonly source: FilmSource } & (
  | { readonly kind: 'renditions'; readonly order: Pick<FilmOrder, 'wanted' | 'directory'> }
  | { readonly kind: 'poster'; readonly size: { readonly width: number; readonly height: number } }
)

/** Draws and writes the films it is sent, away from the thread that answers requests. */
parentPort?.on('message', async (work: FilmWork) => {
  try {
    const value =
      work.kind === 'poster'
        ? await makePoster(work.source, work.size)
        : await makeFilmRenditions(work.source, work.order)
    parentPort?.postMessage({ value })
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
