import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Endings of file names that are looked into; what a file really is shows inside. */
const mediaEndings: ReadonlySet<string> = new Set(
  'jpg jpeg jpe png gif tif tiff webp avif heic heif svg mp4 m4v mov webm'.split(' '),
)

export type WalkedFile = {
  readonly path: string
  /** `name.xmp` or `name.jpg.xmp` beside it. */
  readonly sidecar: string | null
}

/**
 * The pictures and films of a folder and all folders in it, in the order of their names, so that two runs see the same.
 * Holds the names of one branch at a time. Hidden files and links are passed by: a link could lead anywhere, or in a
 * circle.
 */
export async function* walkFolder(folder: string): AsyncGenerator<WalkedFile> {
  const entries = await readdir(folder, { withFileTypes: true })
  const shown = entries.filter(({ name }) => !name.startsWith('.'))
  shown.sort((one, other) => (one.name < other.name ? -1 : 1))
  const sidecars = new Map(
    shown.filter(({ name }) => /\.xmp$/i.test(name)).map(({ name }) => [name.toLowerCase(), name]),
  )
  for (const entry of shown) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walkFolder(path)
    if (!entry.isFile() || !mediaEndings.has(extname(entry.name).slice(1).toLowerCase())) continue
    const sidecar = sidecarNames(entry.name).flatMap((name) => sidecars.get(name.toLowerCase()) ?? [])[0]
    yield { path, sidecar: sidecar === undefined ? null : join(folder, sidecar) }
  }
}

/** The one that names the whole file comes first: `a.xmp` may belong to `a.jpg` and to `a.tif`. */
export function sidecarNames(fileName: string): readonly string[] {
  return [`${fileName}.xmp`, `${fileName.slice(0, fileName.length - extname(fileName).length)}.xmp`]
}

export async function countFiles(folder: string): Promise<number> {
  let count = 0
  for await (const _ of walkFolder(folder)) count += 1
  return count
}
