/** A reader thread that hangs or dies when it is asked for these words. */
import { parentPort } from 'node:worker_threads'
import type { ReaderTask } from '../reading/reader-task.ts'

parentPort?.on('message', (task: ReaderTask) => {
  const words = JSON.stringify(task.kind === 'ask' ? task.question : null)
  while (words.includes('"hang"'));
  if (words.includes('"die"')) process.exit(1)
})
await import('../reading/reader-worker.ts')
