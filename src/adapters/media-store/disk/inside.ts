import { mkdir, open, realpath } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The path if something is there, null if nothing is. A link on the way may lead anywhere, so it is refused. */
export async function findInside(path: string): Promise<string | null> {
  const real = await realpath(path).catch(missingIsNull)
  if (real !== null && real !== path)
    throw new Error(`${path} is reached by a link, which the store does not follow`)
  return real
}

export async function makeFolderInside(folder: string): Promise<void> {
  if (await findInside(folder)) return
  const first = await mkdir(folder, { recursive: true })
  if (first) await syncFolder(dirname(first))
  await findInside(folder)
}

/** A name in a folder survives a power cut only when the folder has been written too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For `catch`: no such file, or a file where a folder would have to be. */
export function missingIsNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return null
  throw error
}
