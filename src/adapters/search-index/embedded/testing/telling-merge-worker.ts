/** A merge thread that says so and takes its time, so that a kill can meet it at work. */
import { writeSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { mergeSegments } from '../segment/merge-segments.ts'
import type { MergeTask } from '../writing/merge-worker.ts'

const stdout = 1
const takesMs = 50

parentPort?.on('message', ({ name, parts }: MergeTask) => {
  writeSync(stdout, `merging ${name}\n`)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takesMs)
  parentPort?.postMessage(mergeSegments(name, parts))
})
