import { setImmediate } from 'node:timers/promises'

const longestTurnMs = 5

/** Does work by its steps, and lets whatever waits have its turn every few milliseconds. */
export async function workInTurns(steps: Iterable<unknown>): Promise<void> {
  let until = performance.now() + longestTurnMs
  for (const _ of steps) {
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + longestTurnMs
  }
}
