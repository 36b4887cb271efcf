import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { missingIsNull } from './inside.ts'

/** Begins with a dot, so no name of the store leads there; in the store, so a finished file is moved in one step. */
export const unfinishedFolder = '.unfinished'

const abandonedAfterMs = 60 * 60 * 1000

/** Removes what crashed processes left half written. A file that still grows is younger than an hour. */
export async function sweepUnfinished(root: string, nowMs: number): Promise<void> {
  const folder = join(root, unfinishedFolder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process may sweep at the same time.
    const found = await stat(path).catch(missingIsNull)
    if (found && nowMs - found.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}
