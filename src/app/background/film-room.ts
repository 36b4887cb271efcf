import { Worker } from 'node:worker_threads'
import type { FrameSize } from '#features/catalogue/server/media/film-encoding.ts'
import type { FilmSource } from '#features/catalogue/server/media/film-frames.ts'
import type { FilmNeeds } from '#features/catalogue/server/media/film-keeping.ts'
import type { FilmWork } from './film-worker.ts'

type Answer = { readonly value?: unknown; readonly error?: string; readonly isStopped?: true }
type Asked = { readonly resolve: (value: unknown) => void; readonly reject: (reason: Error) => void }

export type FilmRoom = {
  readonly make: FilmNeeds['make']
  /** A frame that stands for the film, as PNG; null when it cannot be read. */
  readonly poster: (source: FilmSource, size: FrameSize) => Promise<Uint8Array | null>
  readonly close: () => Promise<void>
}

const stopWithinMs = 5_000

/** Two threads: one makes films, one after the other; one reads posters, which must not wait for films. */
export function openFilmRoom(workerFile: URL): FilmRoom {
  const films = openDesk(workerFile)
  const posters = openDesk(workerFile)
  return {
    make: (source, { wanted, directory }) =>
      films.ask({ kind: 'renditions', source, order: { wanted, directory } }) as ReturnType<
        FilmNeeds['make']
      >,
    poster: (source, size) => posters.ask({ kind: 'poster', source, size }) as Promise<Uint8Array | null>,
    async close() {
      await Promise.all([films.close(), posters.close()])
    },
  }
}

/** A thread that starts with its first task, does one after the other, and lets the process end. */
function openDesk(workerFile: URL) {
  let worker: Worker | undefined
  let asked: Asked | undefined
  let onStopped = () => {}
  let last: Promise<unknown> = Promise.resolve()

  function open(): Worker {
    const desk = new Worker(workerFile)
    const settle = (act: (waiting: Asked) => void) => {
      const waiting = asked
      asked = undefined
      if (waiting) act(waiting)
    }
    // A thread that dies takes only its own work along; the next task opens another.
    const fail = (reason: unknown) => {
      if (worker === desk) worker = undefined
      onStopped()
      settle(({ reject }) =>
        reject(reason instanceof Error ? reason : new Error('The thread that makes films has ended.')),
      )
    }
    desk.on('message', ({ value, error, isStopped }: Answer) => {
      desk.unref()
      if (isStopped) return onStopped()
      settle(({ resolve, reject }) =>
        error === undefined ? resolve(value) : reject(new Error(`The film could not be made: ${error}`)),
      )
    })
    desk.on('error', fail).on('exit', fail)
    return desk
  }

  function begin(work: FilmWork): Promise<unknown> {
    worker ??= open()
    const desk = worker
    return new Promise((resolve, reject) => {
      asked = { resolve, reject }
      desk.ref()
      desk.postMessage(work)
    })
  }

  return {
    ask(work: FilmWork): Promise<unknown> {
      const turn = last.then(() => begin(work))
      last = turn.catch(() => {})
      return turn
    },
    /** The thread ends its tool before it goes: a process of its own would outlive it. */
    async close(): Promise<void> {
      const desk = worker
      if (!desk) return
      const stopped = new Promise<void>((resolve) => {
        onStopped = resolve
        setTimeout(resolve, stopWithinMs).unref()
      })
      desk.postMessage({ kind: 'stop' } satisfies FilmWork)
      await stopped
      await desk.terminate()
    },
  }
}
