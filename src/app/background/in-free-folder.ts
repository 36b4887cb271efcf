import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryTaken } from '#platform/claim-directory.ts'

/** Several processes on one data directory, and so many on one machine, each keep an index of their own. */
const mostFolders = 32
const everyMs = 100

/**
 * Opens the first folder that nobody holds; `open` throws at once where it is taken. An empty one costs a whole index, so
 * those that are there get some time to come free first: a process that stops may hold its own a little longer.
 */
export async function inFreeFolder<Opened>(
  parent: string,
  open: (directory: string) => Promise<Opened>,
  patienceMs = 5_000,
): Promise<Opened> {
  const numbers = Array.from({ length: mostFolders }, (_, at) => String(at + 1))
  const deadline = performance.now() + patienceMs
  for (;;) {
    const there = new Set(await readdir(parent).catch(() => []))
    const used = numbers.filter((number) => there.has(number))
    const isOver = used.length === 0 || performance.now() >= deadline
    const opened = await openFirst(
      (isOver ? numbers : used).map((number) => join(parent, number)),
      open,
    )
    if (opened) return opened.value
    if (isOver) throw new DirectoryTaken(`All folders of ${parent} are held by other processes.`)
    await wait(everyMs)
  }
}

async function openFirst<Opened>(
  folders: readonly string[],
  open: (directory: string) => Promise<Opened>,
): Promise<{ readonly value: Opened } | null> {
  for (const folder of folders) {
    try {
      return { value: await open(folder) }
    } catch (error) {
      if (!(error instanceof DirectoryTaken)) throw error
    }
  }
  return null
}
