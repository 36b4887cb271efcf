import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ticksPerSecond = 100

/** User and system time of processes so far, in milliseconds. What has ended is not counted. */
export function cpuMsOf(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids) {
    const [, , , , , , , , , , , user, system] = fieldsOf(pid)
    ticks += Number(user ?? 0) + Number(system ?? 0)
  }
  return (ticks * 1_000) / ticksPerSecond
}

/** Memory of processes in bytes; what they share is counted once. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
    return sum + Number(kilobytes ?? 0) * 1_024
  }, 0)
}

export function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === String(pid))
    .map(Number)
}

/** Everything below a folder, as it lies on the disk. */
export function diskOf(folder: string): number {
  return readdirSync(folder, { recursive: true }).reduce((sum, name) => {
    const entry = statSync(join(folder, String(name)), { throwIfNoEntry: false })
    return sum + (entry?.isFile() ? entry.blocks * 512 : 0)
  }, 0)
}

/** Fields of /proc/PID/stat from the state on. */
function fieldsOf(pid: number): readonly string[] {
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
}

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
