import type { Segment } from '../segment/segment.ts'
import { type KeptFile, nameManifest, numberOfManifest, readManifest, type Snapshot } from './manifest.ts'
import type { IndexFiles } from './open-index-files.ts'

type Bytes = Uint8Array<SharedArrayBuffer>

/** A snapshot whose every byte was found as it was written. */
export type ReadSnapshot = {
  readonly number: number
  readonly snapshot: Snapshot
  readonly parts: readonly { readonly segment: Segment; readonly dead: Bytes | null }[]
  readonly names: readonly Bytes[]
  readonly terms: Bytes | null
}

type Found = {
  readonly newest: ReadSnapshot | null
  /** The one before it, should that one be damaged by and by: its files are not looked at yet. */
  readonly before: { readonly number: number; readonly snapshot: Snapshot } | null
  /** The highest number that was ever given. */
  readonly lastNumber: number
}

/** The newest snapshot that is whole. One that is not is told and passed over. */
export async function findSnapshot(
  files: IndexFiles,
  unpackSegment: (bytes: Bytes) => Segment,
  onNotice: (text: string) => void,
): Promise<Found> {
  const numbers = (await files.list())
    .flatMap((file) => numberOfManifest(file) ?? [])
    .sort((one, other) => other - one)
  const lastNumber = numbers[0] ?? 0
  let newest: ReadSnapshot | null = null
  for (const number of numbers) {
    try {
      const { bytes } = await files.read(nameManifest(number))
      const snapshot = readManifest(bytes)
      if (newest) return { newest, before: { number, snapshot }, lastNumber }
      newest = { number, snapshot, ...(await readFiles(files, snapshot, unpackSegment)) }
    } catch (error) {
      onNotice(`snapshot ${number} of the search index is passed over: ${reasonOf(error)}`)
    }
  }
  return { newest, before: null, lastNumber }
}

async function readFiles(
  files: IndexFiles,
  { segments, names, terms }: Snapshot,
  unpackSegment: (bytes: Bytes) => Segment,
) {
  const parts: { segment: Segment; dead: Bytes | null }[] = []
  for (const kept of segments) {
    const segment = unpackSegment(await readKept(files, kept))
    const dead = kept.dead && (await readKept(files, kept.dead))
    parts.push({ segment, dead })
  }
  const pieces: Bytes[] = []
  for (const kept of names) pieces.push(await readKept(files, kept))
  return { parts, names: pieces, terms: terms && (await readKept(files, terms)) }
}

async function readKept(files: IndexFiles, { file, bytes: size, crc }: KeptFile): Promise<Bytes> {
  const { bytes, mark } = await files.read(file)
  if (mark.bytes !== size || mark.crc !== crc) throw new Error(`${file} is damaged.`)
  return bytes
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
