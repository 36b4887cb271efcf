import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type {
  LateOrder,
  MediaRoom,
  MediaTask,
  WorkTerms,
} from '#features/catalogue/server/media/media-room.port.ts'
import { megapixelsOf } from '#features/catalogue/server/media/media-weight.ts'
import { defaultLimits, type PictureLimits } from '#features/catalogue/server/media/picture-limits.ts'
import { refusal } from '#features/catalogue/server/media/picture-refusal.ts'
import type { RenditionOrder } from '#features/catalogue/server/media/picture-source.ts'
import { type Entry, openMediaQueue } from './media-queue.ts'

export type MediaRoomOptions = {
  readonly workerFile: URL
  /** sharp works in libuv's threads, which files need too: UV_THREADPOOL_SIZE should be larger than this. */
  readonly threads?: number
  readonly megapixels?: number
  readonly maxWaiting?: number
  readonly limits?: PictureLimits
  /** A thread that is still at one task after this is ended. */
  readonly taskWithinMs?: number
}

type Desk = { readonly worker: Worker; job: Job | null }
type Job = { readonly settle: (answer: Answer) => void }
type Answer = { readonly result?: unknown; readonly error?: string }

const closedText = 'The media room is closed.'

/** Threads that work on pixels. They start when they are needed and let the process end. */
export function openMediaRoom(options: MediaRoomOptions): MediaRoom {
  const { workerFile, limits = defaultLimits, taskWithinMs = 90_000 } = options
  const threads = options.threads ?? availableParallelism()
  const queue = openMediaQueue({
    places: threads,
    backgroundPlaces: Math.max(1, threads - 1),
    megapixels: options.megapixels ?? 200,
    maxWaiting: options.maxWaiting ?? 256,
  })
  const desks = new Set<Desk>()
  const refusers = new Map<Entry, (reason: Error) => void>()
  let isClosed = false

  function openDesk(): Desk {
    const worker = new Worker(workerFile, { workerData: { limits } })
    const desk: Desk = { worker, job: null }
    const settle = (answer: Answer) => {
      const { job } = desk
      desk.job = null
      job?.settle(answer)
    }
    worker.on('message', (answer: Answer) => {
      worker.unref()
      settle(answer)
    })
    worker.on('error', (error) => {
      desks.delete(desk)
      settle({ error: error.message })
    })
    worker.on('exit', () => {
      desks.delete(desk)
      settle({ error: 'The thread ended.' })
    })
    desks.add(desk)
    return desk
  }

  function work(task: MediaTask): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error(closedText))
    const desk = [...desks].find(({ job }) => job === null) ?? openDesk()
    return new Promise((resolve, reject) => {
      let isLate = false
      // Its place is free only when the thread is gone; native code ends when it is done.
      const timer = setTimeout(() => {
        isLate = true
        void desk.worker.terminate()
      }, taskWithinMs)
      desk.job = {
        settle: ({ result, error }) => {
          clearTimeout(timer)
          if (isLate) resolve(refusal('took-too-long'))
          else if (error !== undefined) reject(new Error(`A picture could not be worked on: ${error}`))
          else resolve(result)
        },
      }
      desk.worker.ref()
      desk.worker.postMessage(task)
    })
  }

  function submit(
    megapixels: number,
    fetchTask: () => Promise<MediaTask>,
    { priority, signal }: WorkTerms,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error(closedText))
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => {
        if (queue.leave(entry)) refuse(signal?.reason)
      }
      const refuse = (reason: Error) => {
        refusers.delete(entry)
        signal?.removeEventListener('abort', onAbort)
        reject(reason)
      }
      const entry: Entry = {
        priority,
        megapixels,
        begin: () => {
          refusers.delete(entry)
          signal?.removeEventListener('abort', onAbort)
          fetchTask()
            .then(work)
            .then(resolve, reject)
            .finally(() => queue.finish(entry))
        },
      }
      signal?.addEventListener('abort', onAbort)
      refusers.set(entry, refuse)
      if (queue.enter(entry)) return
      refusers.delete(entry)
      signal?.removeEventListener('abort', onAbort)
      resolve({ kind: 'busy' })
    })
  }

  return {
    make: (order, terms) =>
      submit(
        megapixelsOf(order.source),
        async () => ({ kind: 'make', order: await fetchSource(order) }),
        terms,
      ) as ReturnType<MediaRoom['make']>,
    inspect: (bytes, terms) =>
      submit(
        megapixelsOf({ kind: 'bytes', bytes }),
        async () => ({ kind: 'inspect', bytes }),
        terms,
      ) as ReturnType<MediaRoom['inspect']>,
    look: (source, terms) =>
      submit(megapixelsOf(source), async () => ({ kind: 'look', source }), terms) as ReturnType<
        MediaRoom['look']
      >,
    describe: (bytes, terms) =>
      submit(
        megapixelsOf({ kind: 'bytes', bytes }),
        async () => ({ kind: 'describe', bytes }),
        terms,
      ) as ReturnType<MediaRoom['describe']>,
    async close() {
      isClosed = true
      for (const entry of queue.waiting()) {
        if (queue.leave(entry)) refusers.get(entry)?.(new Error(closedText))
      }
      await Promise.all([...desks].map(({ worker }) => worker.terminate()))
    },
  }
}

async function fetchSource(order: LateOrder): Promise<RenditionOrder> {
  const { source } = order
  return { ...order, source: source.kind === 'late' ? await source.read() : source }
}
