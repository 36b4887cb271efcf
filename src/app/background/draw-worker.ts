import { parentPort } from 'node:worker_threads'
import type { Recipe } from '#renderer/recipe.ts'
import { renderPicture } from '#renderer/render-picture.ts'

/** Draws what it is sent, away from the thread that answers requests. */
parentPort?.on('message', ({ id, recipe }: { id: number; recipe: Recipe }) => {
  try {
    const picture = renderPicture(recipe)
    parentPort?.postMessage({ id, picture }, [picture.pixels.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
