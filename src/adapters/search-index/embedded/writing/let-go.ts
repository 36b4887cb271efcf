import type { Part, Segment } from '../segment/segment.ts'

/** Less than this is not worth the notice. */
const leastPressure = 2 ** 22
/** Of one piece: address space is not without end, and the collector comes for less. */
const mostPressure = 2 ** 30
let uncounted = 0
let ballast: ArrayBuffer[] = []
/** Told only after a full collection; then what was let go is gone as well. */
const collected = new FinalizationRegistry(() => {
  ballast = []
})

/**
 * V8 does not count shared memory, so a thread that only passes segments on would hardly ever collect those it has let
 * go, and memory is free only when every thread has. Ordinary memory is counted: twice as much of it, never touched and so
 * never really there, is held until the collector has come.
 */
export function letGo(bytes: number): void {
  uncounted += bytes
  if (uncounted < leastPressure) return
  const weight = Math.min(2 * uncounted, mostPressure)
  uncounted = 0
  try {
    ballast.push(new ArrayBuffer(weight))
  } catch {
    // Where there is no room for it, the collector has just been asked, and a later one tries again.
    ballast = []
    return
  }
  collected.register({}, null)
}

export function bytesOf({ arrays }: Segment): number {
  const buffers = new Set(Object.values(arrays).map(({ buffer }) => buffer))
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** How much of the old is not in the new: whole segments, and the dead of those that stay. */
export function bytesBetween(before: readonly Part[], after: readonly Part[]): number {
  const kept = new Set<unknown>(after.flatMap(({ segment, dead }) => [segment, dead]))
  return before.reduce(
    (sum, { segment, dead }) =>
      sum + (kept.has(segment) ? 0 : bytesOf(segment)) + (kept.has(dead) ? 0 : (dead?.byteLength ?? 0)),
    0,
  )
}
