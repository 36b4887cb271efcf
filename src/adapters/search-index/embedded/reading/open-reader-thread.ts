import { Worker } from 'node:worker_threads'
import type { ReaderLane, ReaderReply, ReaderTask } from './reader-task.ts'

export type ReaderThread = {
  readonly tell: (task: ReaderTask) => void
  /** While it is busy the process does not end. */
  readonly setBusy: (isBusy: boolean) => void
  readonly end: () => Promise<void>
}

type Listener = {
  readonly onReply: (reply: ReaderReply) => void
  /** Told once, however it ended. */
  readonly onEnd: (reason: string) => void
}

export type OpenReaderThread = (lane: ReaderLane, listener: Listener) => ReaderThread

export function readerThreads(workerFile: URL): OpenReaderThread {
  return (lane, { onReply, onEnd }) => {
    const worker = new Worker(workerFile, { workerData: { lane } })
    worker.unref()
    let reason = 'it ended'
    let isEnding = false
    worker.on('message', onReply)
    worker.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', () => onEnd(reason))
    return {
      tell: (task) => worker.postMessage(task),
      setBusy(isBusy) {
        // Whoever waits for its end needs a process that does not end before.
        if (isBusy || isEnding) worker.ref()
        else worker.unref()
      },
      async end() {
        isEnding = true
        await worker.terminate()
      },
    }
  }
}
