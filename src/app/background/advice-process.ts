import { setPriority } from 'node:os'
// Past the room's door on purpose: a process that runs models has no business with the database.
import { advisePicture } from '#features/catalogue/server/advice/advise-picture.ts'
import { type LoadedModels, loadModels } from '#features/catalogue/server/advice/load-models.ts'
import type { PictureNature } from '#features/catalogue/server.ts'

/** The word by which the program is told to be the process of the models; their directory and its priority follow. */
export const adviceProcessWord = 'advice-process'

export type AdviceRequest = { readonly picture: Uint8Array; readonly nature: PictureNature }

/** Loads the models, says so, and then answers one picture after the other until nobody asks any more. */
export async function serveAdvice(directory: string, politeness: number): Promise<void> {
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches every process of a terminal; this one ends when the program that asks it does.
  process.on('SIGINT', () => {})
  setPriority(politeness)
  const models = await loadModels(directory).catch((error: unknown) => {
    tell({ kind: 'off', reason: reasonOf(error) })
  })
  if (!models) return
  process.on('message', (request: AdviceRequest) => void answer(models, request))
  tell({ kind: 'ready' })
}

async function answer(models: LoadedModels, { picture, nature }: AdviceRequest): Promise<void> {
  try {
    const advice = await advisePicture(models, picture, nature)
    tell({ kind: 'advised', ...advice, memoryBytes: process.memoryUsage.rss() })
  } catch (error) {
    tell({ kind: 'nothing', reason: reasonOf(error), memoryBytes: process.memoryUsage.rss() })
  }
}

function tell(message: object): void {
  process.send?.(message)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
