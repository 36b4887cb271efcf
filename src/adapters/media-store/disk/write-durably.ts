import { open, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** Writes a new file that is on the disk when this returns, power cut or not, with a stamp of its own. */
export async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    await writeFile(handle, body)
    lastStamp = stampAfter(lastStamp, Date.now() * 1000 + (performance.now() % 1) * 1000)
    await handle.utimes(lastStamp / 1_000_000, lastStamp / 1_000_000)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

let lastStamp = 0

/**
 * Microseconds since 1970, later than the last. File systems stamp by a clock that ticks every few milliseconds, within
 * which an inode can be used again: only a stamp of our own tells such files apart.
 */
export function stampAfter(last: number, nowMicroseconds: number): number {
  // Steps of ten: Node hands stamps to the system as floating-point seconds, which are no finer.
  return Math.max(Math.floor(nowMicroseconds / 10) * 10, last + 10)
}
