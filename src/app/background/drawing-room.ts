import { Worker } from 'node:worker_threads'
import type { Picture, Recipe } from '#renderer/recipe.ts'

type Answer = { readonly id: number; readonly picture?: Picture; readonly error?: string }

export type DrawingRoom = {
  readonly draw: (recipe: Recipe) => Promise<Picture>
  readonly close: () => Promise<void>
}

/** Two threads that draw pictures. They start with the first recipe and let the process end. */
export function openDrawingRoom(workerFile: URL, threads = 2): DrawingRoom {
  const workers: Worker[] = []
  const waiting = new Map<number, { resolve: (picture: Picture) => void; reject: (error: Error) => void }>()
  let next = 0

  function hire(): Worker {
    const worker = new Worker(workerFile)
    worker.unref()
    worker.on('message', ({ id, picture, error }: Answer) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (picture) asked?.resolve(picture)
      else asked?.reject(new Error(`The picture could not be drawn: ${error}`))
    })
    worker.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      workers.splice(workers.indexOf(worker), 1)
    })
    workers.push(worker)
    return worker
  }

  return {
    draw: (recipe) =>
      new Promise((resolve, reject) => {
        const id = next++
        const worker = workers.length < threads ? hire() : workers[id % workers.length]
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ id, recipe })
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
