import { Worker } from 'node:worker_threads'
import type { Part, Segment } from '../segment/segment.ts'
import type { MergeTask } from './merge-worker.ts'

export type MergeDesk = {
  readonly merge: (name: string, parts: readonly Part[]) => Promise<Segment>
  readonly close: () => Promise<void>
}

type Asked = {
  readonly name: string
  readonly resolve: (segment: Segment) => void
  readonly reject: (reason: Error) => void
}

type Desk = { readonly worker: Worker; readonly ask: (asked: Asked, parts: readonly Part[]) => void }

/** A thread that merges, one after the other. It starts with its first task and lets the process end. */
export function openMergeDesk(workerFile: URL): MergeDesk {
  let desk: Desk | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function open(): Desk {
    const worker = new Worker(workerFile)
    worker.unref()
    // Of this thread alone: one that has failed still tells of its end when the next is at work already.
    let asked: Asked | undefined
    const settle = (act: (waiting: Asked) => void) => {
      const waiting = asked
      asked = undefined
      if (waiting) act(waiting)
    }
    const fail = (reason: unknown) => {
      if (desk?.worker === worker) desk = undefined
      settle(({ reject }) => reject(reason instanceof Error ? reason : new Error('The thread ended.')))
    }
    worker.on('message', (segment: Segment) => {
      // Whoever waits for its end needs a process that does not end before.
      if (!isClosed) worker.unref()
      settle(({ name, resolve, reject }) =>
        segment.name === name
          ? resolve(segment)
          : reject(new Error(`${name} was to be merged, not ${segment.name}.`)),
      )
    })
    worker.on('error', fail).on('exit', fail)
    return {
      worker,
      ask(next, parts) {
        asked = next
        worker.ref()
        const plain = parts.map(({ segment, dead }) => ({ segment, dead }))
        worker.postMessage({ name: next.name, parts: plain } satisfies MergeTask)
      },
    }
  }

  return {
    merge(name, parts) {
      const turn = last.then(
        () =>
          new Promise<Segment>((resolve, reject) => {
            if (isClosed) return reject(new Error('Nothing is merged any more.'))
            desk ??= open()
            desk.ask({ name, resolve, reject }, parts)
          }),
      )
      last = turn.catch(() => {})
      return turn
    },
    async close() {
      isClosed = true
      await desk?.worker.terminate()
    },
  }
}
