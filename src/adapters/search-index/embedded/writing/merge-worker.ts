import { parentPort } from 'node:worker_threads'
import { mergeSegments } from '../segment/merge-segments.ts'
import type { Part } from '../segment/segment.ts'
import { bytesBetween, letGo } from './let-go.ts'

export type MergeTask = { readonly name: string; readonly parts: readonly Part[] }

/** Merges what it is sent. Both sides lie in shared memory, so nothing is copied on the way. */
parentPort?.on('message', ({ name, parts }: MergeTask) => {
  const merged = mergeSegments(name, parts)
  parentPort?.postMessage(merged)
  letGo(bytesBetween([...parts, { segment: merged, dead: null }], []))
})
