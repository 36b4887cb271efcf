import { callerOf } from './limit-calls.ts'

type Options = {
  /** At once, of one caller. */
  readonly each: number
  /** At once, of all callers. */
  readonly inAll: number
}

/** Room for dear work that lasts: how to give a slot back, or null where none is free for this address. */
export function openSlots({ each, inAll }: Options) {
  const taken = new Map<string, number>()
  let all = 0
  return (address: string): (() => void) | null => {
    const caller = callerOf(address)
    const own = taken.get(caller) ?? 0
    if (own >= each || all >= inAll) return null
    taken.set(caller, own + 1)
    all += 1
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      all -= 1
      const left = (taken.get(caller) ?? 1) - 1
      if (left === 0) taken.delete(caller)
      else taken.set(caller, left)
    }
  }
}
