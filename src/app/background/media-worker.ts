import { parentPort, workerData } from 'node:worker_threads'
// Past the room's door on purpose: a thread that works on pixels should not load the database with it.
import { doMediaTask, prepareThread } from '#features/catalogue/server/media/do-media-task.ts'
import type { MediaTask } from '#features/catalogue/server/media/media-room.port.ts'
import type { PictureLimits } from '#features/catalogue/server/media/picture-limits.ts'

const { limits } = workerData as { limits: PictureLimits }
prepareThread()

/** Makes and inspects what it is sent, away from the thread that answers requests. */
parentPort?.on('message', (task: MediaTask) => {
  doMediaTask(task, limits).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
