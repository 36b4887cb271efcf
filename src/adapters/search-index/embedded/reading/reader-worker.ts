import { parentPort, workerData } from 'node:worker_threads'
import { openReader, type Reader } from './open-reader.ts'
import type { ReaderCall, ReaderLane, ReaderReply, ReaderTask } from './reader-task.ts'
import { warmUp } from './warm-up.ts'

const { lane } = workerData as { lane: ReaderLane }
const reader = openReader()
let isWarm = false

/** Answers from the index, away from the thread that answers requests. */
parentPort?.on('message', (task: ReaderTask) => {
  if (task.kind === 'ask') return reply(answer(reader, task.call, task.question))
  reader.show(task.publication)
  if (isWarm) return
  isWarm = true
  warmUp(reader, lane, () => performance.now())
  reply({ kind: 'ready' })
})

function answer(from: Reader, call: ReaderCall, question: unknown): ReaderReply {
  try {
    const ask = from[call] as (question: unknown) => unknown
    return { kind: 'answer', value: ask(question) }
  } catch (error) {
    return {
      kind: 'failure',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function reply(words: ReaderReply): void {
  parentPort?.postMessage(words)
}
