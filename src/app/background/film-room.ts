import { Worker } from 'node:worker_threads'
import type { FrameSize } from '#features/catalogue/server/media/film-encoding.ts'
import type { FilmSource } from '#features/catalogue/server/media/film-frames.ts'
import type { FilmNeeds } from '#features/catalogue/server/media/film-keeping.ts'
import type { FilmWork } from './film-worker.ts'

type Answer = { readonly value?: unknown; readonly error?: string }

export type FilmRoom = {
  readonly make: FilmNeeds['make']
  /** A frame that stands for the film, as PNG; null when it cannot be read. */
  readonly poster: (source: FilmSource, size: FrameSize) => Promise<Uint8Array | null>
  readonly close: () => Promise<void>
}

/** One thread that makes films, one after the other. It starts with the first and lets the process end. */
export function openFilmRoom(workerFile: URL): FilmRoom {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  function ask(work: FilmWork): Promise<unknown> {
    const desk = worker ?? new Worker(workerFile)
    worker = desk
    desk.unref()
    return new Promise((resolve, reject) => {
      const leave = () => {
        desk.off('message', answer).off('error', fail).off('exit', fail)
      }
      const answer = ({ value, error }: Answer) => {
        leave()
        if (error === undefined) resolve(value)
        else reject(new Error(`The film could not be made: ${error}`))
      }
      // A thread that dies takes only its own work along; the next film opens another.
      const fail = (reason: unknown) => {
        leave()
        worker = undefined
        reject(reason instanceof Error ? reason : new Error('The thread that makes films has ended.'))
      }
      desk.on('message', answer).on('error', fail).on('exit', fail)
      desk.postMessage(work)
    })
  }

  function askInTurn(work: FilmWork): Promise<unknown> {
    const turn = last.then(() => ask(work))
    last = turn.catch(() => {})
    return turn
  }

  return {
    make: (source, { wanted, directory }) =>
      askInTurn({ kind: 'renditions', source, order: { wanted, directory } }) as ReturnType<
        FilmNeeds['make']
      >,
    poster: (source, size) => askInTurn({ kind: 'poster', source, size }) as Promise<Uint8Array | null>,
    close: async () => {
      await worker?.terminate()
    },
  }
}
