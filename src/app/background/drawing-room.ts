import { Worker } from 'node:worker_threads'
import type { Picture, Recipe } from '#renderer/recipe.ts'

type Answer = { readonly id: number; readonly picture?: Picture; readonly error?: string }

export type DrawingRoom = {
  readonly draw: (recipe: Recipe) => Promise<Picture>
  readonly close: () => Promise<void>
}

type Desk = {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve: (picture: Picture) => void; reject: (error: Error) => void }>
}

/** Two threads that draw pictures. They start with the first recipe and let the process end. */
export function openDrawingRoom(workerFile: URL, threads = 2): DrawingRoom {
  const desks: Desk[] = []
  let next = 0

  function openDesk(): Desk {
    const desk: Desk = { worker: new Worker(workerFile), waiting: new Map() }
    desk.worker.unref()
    desk.worker.on('message', ({ id, picture, error }: Answer) => {
      const asked = desk.waiting.get(id)
      desk.waiting.delete(id)
      if (picture) asked?.resolve(picture)
      else asked?.reject(new Error(`The picture could not be drawn: ${error}`))
    })
    // A thread that dies takes only its own work along; the next recipe opens another.
    desk.worker.on('error', (error) => {
      for (const { reject } of desk.waiting.values()) reject(error)
      desks.splice(desks.indexOf(desk), 1)
    })
    desks.push(desk)
    return desk
  }

  return {
    draw: (recipe) =>
      new Promise((resolve, reject) => {
        const id = next++
        const desk = (desks.length < threads ? undefined : desks[id % desks.length]) ?? openDesk()
        desk.waiting.set(id, { resolve, reject })
        desk.worker.postMessage({ id, recipe })
      }),
    close: async () => {
      await Promise.all(desks.map(({ worker }) => worker.terminate()))
    },
  }
}
