import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { decodeText } from './read-embedded.ts'

export type FileStamp = { readonly bytes: number; readonly modifiedAt: Date }

/** Size and age of a file and its sidecar as one: a sidecar that comes, goes or changes counts as a change. */
export async function stampOf(path: string, sidecar: string | null): Promise<FileStamp> {
  const files = await Promise.all([path, ...(sidecar === null ? [] : [sidecar])].map((file) => stat(file)))
  return {
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    modifiedAt: new Date(Math.max(...files.map(({ mtimeMs }) => Math.floor(mtimeMs)))),
  }
}

export function sameStamp(one: FileStamp, other: FileStamp): boolean {
  return one.bytes === other.bytes && one.modifiedAt.getTime() === other.modifiedAt.getTime()
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function readHead(path: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const largestSidecar = 8_000_000

export async function readSidecar(path: string): Promise<string> {
  if ((await stat(path)).size > largestSidecar) throw new RangeError('is larger than 8 MB')
  return decodeText(await readFile(path))
    .replaceAll('\0', '')
    .trim()
}
