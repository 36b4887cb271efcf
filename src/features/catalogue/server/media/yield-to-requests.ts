import { platform, setPriority } from 'node:os'

const politeness = 4

/** Lets the thread that answers requests go first where both want the processor. Linux alone knows it by thread. */
export function yieldToRequests(): void {
  if (platform() === 'linux') setPriority(politeness)
}
