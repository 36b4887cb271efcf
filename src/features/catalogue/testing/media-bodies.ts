import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../server/media/media-store.port.ts'

export const jpeg = { contentType: 'image/jpeg' } as const
export const megabyte = 1024 * 1024

export async function contentOf(found: { readonly body: Readable } | null): Promise<Buffer> {
  if (!found) throw new Error('There is no such file')
  return buffer(found.body)
}

export async function namesOf(store: MediaStore, prefix: string): Promise<readonly string[]> {
  const names: string[] = []
  for await (const name of store.list(prefix)) names.push(name)
  return names
}

export function inPieces(content: Buffer, bytes: number): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes)
    })(),
  )
}

export function failingAfter(megabytes: number): Readable {
  return Readable.from(
    (function* () {
      for (let sent = 0; sent < megabytes; sent += 1) yield randomBytes(megabyte)
      throw new Error('the line was cut')
    })(),
  )
}

export async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
