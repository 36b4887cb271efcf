import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const usualPatienceMs = 5_000

/** Thrown when another process, or another part of this one, holds the directory and does not let go. */
export class DirectoryTaken extends Error {}

/**
 * Holds a directory for this process alone, from before it is touched until the process ends, however it ends: the
 * claim is a socket, which the system takes back from a killed process. On Linux it has a name but no file. Processes on
 * other machines, or in containers with a network of their own, do not see it: a directory must not be shared with them.
 */
export async function claimDirectory(
  directory: string,
  patienceMs = usualPatienceMs,
): Promise<() => Promise<void>> {
  const key = createHash('sha256').update(directory).digest('hex').slice(0, 32)
  const name = platform() === 'linux' ? `\0diptych-${key}` : join(tmpdir(), `diptych-${key}.sock`)
  const deadline = Date.now() + patienceMs
  for (;;) {
    const server = await listenOn(name)
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    if (!name.startsWith('\0') && !(await answers(name))) await rm(name, { force: true })
    if (Date.now() >= deadline) {
      throw new DirectoryTaken(
        'Diptych already runs on this data directory. Stop it first, or choose another with --data DIR.',
      )
    }
    await wait(100)
  }
}

function listenOn(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(name, () => resolve(server))
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
