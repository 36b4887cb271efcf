import { expect, test, vi } from 'vitest'
import { openLog } from '#platform/log.ts'
import { openIndexingDesk } from './indexing-desk.ts'
import type { IndexingOrder } from './indexing-order.ts'

/** Says that it is there, and ends when it is told to. */
const thread = `data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ kind: 'waiting' });
  parentPort.once('message', () => parentPort.postMessage({ kind: 'stopped' }));`

test('a desk that is closed starts no thread any more', async () => {
  let started = 0
  const desk = openIndexingDesk({
    workerFile: new URL(thread),
    order: {} as IndexingOrder,
    onNews: () => {
      started += 1
    },
    log: openLog('silent'),
  })
  desk.start()
  await vi.waitFor(() => expect(started).toBe(1), { timeout: 10_000 })
  await desk.close()
  desk.start()
  // A thread would be told to stop here, and would have said before that it is there.
  await desk.close()
  expect(started).toBe(1)
})
