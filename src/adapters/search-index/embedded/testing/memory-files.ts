import { crc32 } from 'node:zlib'
import type { IndexFiles } from '../files/open-index-files.ts'

export type MemoryFiles = IndexFiles & {
  readonly content: Map<string, Uint8Array>
  /** Writes fail as on a full disk as soon as there are more bytes than this. */
  room: number
}

/** A folder in memory, whose disk can be made full and whose files can be damaged. */
export function openMemoryFiles(content = new Map<string, Uint8Array>()): MemoryFiles {
  const used = () => [...content.values()].reduce((sum, { length }) => sum + length, 0)
  return {
    content,
    room: Number.POSITIVE_INFINITY,
    list: async () => [...content.keys()],
    async write(name, pieces) {
      const bytes = Buffer.concat(pieces)
      if (used() + bytes.length > this.room) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      }
      content.set(name, bytes)
      return { bytes: bytes.length, crc: crc32(bytes) }
    },
    async read(name) {
      const found = content.get(name)
      if (!found) throw new Error(`ENOENT: no such file, open '${name}'`)
      const bytes = new Uint8Array(new SharedArrayBuffer(found.length))
      bytes.set(found)
      return { bytes, mark: { bytes: found.length, crc: crc32(found) } }
    },
    async remove(name) {
      content.delete(name)
    },
  }
}
