/** A merge thread that dies of the name `bad` and answers `other` with a segment that nobody asked for. */
import { parentPort } from 'node:worker_threads'
import type { MergeTask } from '../writing/merge-worker.ts'

parentPort?.on('message', ({ name }: MergeTask) => {
  if (name === 'bad') throw new RangeError('Array buffer allocation failed')
  parentPort?.postMessage({ name: name === 'other' ? 'another' : name, size: 1, arrays: {} })
})
