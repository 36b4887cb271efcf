import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Size and CRC-32 of a file: enough to notice what broke, at a gigabyte a second. Nobody is kept from forging it. */
export type FileMark = { readonly bytes: number; readonly crc: number }

export type IndexFiles = {
  readonly list: () => Promise<readonly string[]>
  /** There whole when this is answered, also after a power cut. What it replaces is there until then. */
  readonly write: (name: string, pieces: readonly Uint8Array[]) => Promise<FileMark>
  readonly read: (name: string) => Promise<{ bytes: Uint8Array<SharedArrayBuffer>; mark: FileMark }>
  /** Of what is not there any more too. */
  readonly remove: (name: string) => Promise<void>
}

/** Files that begin so are not finished. */
export const unfinishedPrefix = 'unfinished-'

/** So much is read or written at a time, while the checksum of the piece before is taken. */
const pieceLength = 2 ** 24

/** Files of one folder, which is made where it is missing. */
export async function openIndexFiles(directory: string): Promise<IndexFiles> {
  await mkdir(directory, { recursive: true })
  return {
    list: () => readdir(directory),
    async write(name, pieces) {
      const unfinished = join(directory, `${unfinishedPrefix}${name}`)
      try {
        const mark = await writeWhole(unfinished, pieces)
        await rename(unfinished, join(directory, name))
        await syncFolder(directory)
        return mark
      } catch (error) {
        // The space is needed all the more when there was too little of it.
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
    },
    read: (name) => readWhole(join(directory, name)),
    remove: (name) => rm(join(directory, name), { force: true }),
  }
}

async function writeWhole(path: string, pieces: readonly Uint8Array[]): Promise<FileMark> {
  const handle = await open(path, 'w')
  try {
    let bytes = 0
    let crc = 0
    for (const piece of pieces.flatMap(cut)) {
      const written = writeFully(handle, piece)
      crc = crc32(piece, crc)
      bytes += piece.length
      await written
    }
    await handle.sync()
    return { bytes, crc }
  } finally {
    await handle.close()
  }
}

async function writeFully(handle: Awaited<ReturnType<typeof open>>, piece: Uint8Array): Promise<void> {
  for (let done = 0; done < piece.length; ) {
    done += (await handle.write(piece, done, piece.length - done)).bytesWritten
  }
}

function cut(piece: Uint8Array): readonly Uint8Array[] {
  const cuts: Uint8Array[] = []
  for (let at = 0; at < piece.length; at += pieceLength) cuts.push(piece.subarray(at, at + pieceLength))
  return cuts
}

async function readWhole(path: string): Promise<{ bytes: Uint8Array<SharedArrayBuffer>; mark: FileMark }> {
  const handle = await open(path)
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer((await handle.stat()).size))
    let crc = 0
    let checked = 0
    for (let done = 0; done < bytes.length; ) {
      const reading = handle.read(bytes, done, Math.min(pieceLength, bytes.length - done), done)
      crc = crc32(bytes.subarray(checked, done), crc)
      checked = done
      const { bytesRead } = await reading
      if (bytesRead === 0) throw new Error('It became shorter while it was read.')
      done += bytesRead
    }
    return { bytes, mark: { bytes: bytes.length, crc: crc32(bytes.subarray(checked), crc) } }
  } finally {
    await handle.close()
  }
}

/** A name in a folder survives a power cut only when the folder has been written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
