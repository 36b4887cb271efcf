import { randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import {
  type ByteRange,
  type MediaName,
  requireByteRange,
  requireMediaName,
} from '#features/catalogue/domain.ts'
import type { MediaStore } from '#features/catalogue/server.ts'
import { factsOf } from './facts-of.ts'
import { findInside, makeFolderInside, missingIsNull, syncFolder } from './inside.ts'
import { listFiles } from './list-files.ts'
import { sweepUnfinished, unfinishedFolder } from './sweep-unfinished.ts'
import { writeDurably } from './write-durably.ts'

/** Files by their names below one directory, which may itself be a link; no link below it is followed. */
export function openDiskStore({ directory }: { readonly directory: string }): MediaStore {
  mkdirSync(join(directory, unfinishedFolder), { recursive: true })
  const root = realpathSync(directory)
  const swept = sweepUnfinished(root, Date.now())
  // The first put hears of a failure; before it nobody waits.
  swept.catch(() => undefined)

  const find = (name: MediaName) => findInside(join(root, requireMediaName(name)))

  async function put(name: MediaName, body: Uint8Array | Readable, facts: { readonly contentType: string }) {
    // A stream may fail before anybody reads it; the reading then tells.
    if (body instanceof Readable) body.on('error', () => undefined)
    const unfinished = join(root, unfinishedFolder, randomUUID())
    try {
      const path = join(root, requireMediaName(name, facts.contentType))
      await swept
      await writeDurably(unfinished, body)
      await makeFolderInside(dirname(path))
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    } catch (error) {
      if (body instanceof Readable) body.destroy()
      await rm(unfinished, { force: true })
      throw isFull(error)
        ? new Error(`The disk of the media store is full; nothing of ${name} was kept.`, { cause: error })
        : error
    }
  }

  async function read(name: MediaName, range?: ByteRange) {
    const path = await find(name)
    const handle = path && (await open(path).catch(missingIsNull))
    if (!handle) return null
    try {
      const facts = factsOf(name, await handle.stat({ bigint: true }))
      if (!facts) {
        await handle.close()
        return null
      }
      if (range) requireByteRange(name, range, facts.bytes)
      const body = handle.createReadStream(range && { start: range.first, end: range.last })
      return { facts, body }
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  return {
    put,
    read,
    async stat(name) {
      const path = await find(name)
      const found = path === null ? null : await stat(path, { bigint: true }).catch(missingIsNull)
      return found && factsOf(name, found)
    },
    async remove(name) {
      const path = await find(name)
      if (path && (await stat(path).catch(missingIsNull))?.isFile()) await rm(path, { force: true })
    },
    list: (prefix) => listFiles(root, prefix),
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
