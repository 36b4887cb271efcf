import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModelPackageName, modelPackages, models } from './model-packages.data.ts'

/** Not what was pinned: nothing of it is run. */
export class WrongModelFile extends Error {}

export function modelPath(directory: string, name: ModelPackageName, file = ''): string {
  return join(directory, 'node_modules', name, file)
}

export function filesOf(name: ModelPackageName): readonly (readonly [file: string, sha256: string])[] {
  return Object.entries(modelPackages[name].files)
}

/** Refuses any content but the one that was pinned. */
export function checkFile(name: ModelPackageName, file: string, content: Uint8Array): void {
  const wanted = new Map(filesOf(name)).get(file)
  const found = createHash('sha256').update(content).digest('hex')
  if (found === wanted) return
  const { version } = modelPackages[name]
  throw new WrongModelFile(
    `${file} of ${name} ${version} is not the file that was pinned: its SHA-256 is ${found}, not ${wanted}. It is refused.`,
  )
}

/** A file of a model as it was pinned; null where it is not installed. */
export async function readModelFile(
  directory: string,
  name: ModelPackageName,
  file: string,
): Promise<Uint8Array | null> {
  const content = await readFile(modelPath(directory, name, file)).catch(nothingThere)
  if (content) checkFile(name, file, content)
  return content
}

export type PackageState = 'installed' | 'missing' | 'wrong'

export async function statePackage(directory: string, name: ModelPackageName): Promise<PackageState> {
  try {
    for (const [file] of filesOf(name)) {
      if (!(await readModelFile(directory, name, file))) return 'missing'
    }
    return 'installed'
  } catch (error) {
    if (error instanceof WrongModelFile) return 'wrong'
    throw error
  }
}

/** Reads and checks every file, half a second in all. */
export async function areModelsInstalled(directory: string): Promise<boolean> {
  for (const { packages } of models) {
    for (const name of packages) {
      if ((await statePackage(directory, name)) !== 'installed') return false
    }
  }
  return true
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
