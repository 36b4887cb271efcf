import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** User and system time of a process, in milliseconds. */
export function cpuMs(server: ChildProcess): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Until the demo library is complete, so that its jobs cost the measurement nothing. */
export async function untilQuiet(server: ChildProcess): Promise<void> {
  for (let last = -1; ; ) {
    const used = cpuMs(server)
    if (used - last < 30) return
    last = used
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
