import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaName, isMediaPrefix, type MediaName } from '#features/catalogue/domain.ts'
import { findInside, missingIsNull } from './inside.ts'

/** In the order of whole names, as S3 lists. Holds the entries of one folder at each depth, never the whole store. */
export async function* listFiles(root: string, prefix: string): AsyncGenerator<MediaName> {
  if (!isMediaPrefix(prefix)) return
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  if (await findInside(join(root, folder.slice(0, -1)))) yield* walk(root, folder, prefix)
}

async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<MediaName> {
  for (const name of await namesIn(root, folder)) {
    if (!name.startsWith(prefix)) continue
    if (name.endsWith('/')) yield* walk(root, name, prefix)
    else yield name
  }
}

/**
 * Files and folders, folders with their slash: `a-b/` comes before `a/`, as the names in them do. Files that others
 * have laid there, links and unfinished files are no names of the store.
 */
async function namesIn(root: string, folder: string): Promise<readonly string[]> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(missingIsNull)) ?? []
  return entries
    .filter((entry) => isMediaName(folder + entry.name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return [`${folder}${entry.name}/`]
      return entry.isFile() ? [folder + entry.name] : []
    })
    .sort()
}
