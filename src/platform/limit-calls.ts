export type CallLimit = { readonly atMost: number; readonly withinMs: number }

type Options = CallLimit & { readonly nowMs?: () => number }

/** Whose calls are remembered at once; beyond that the oldest are forgotten. */
const mostCallers = 20_000

/**
 * Counts the calls of each address in memory: seconds to wait, or null for one that may pass. Whoever calls in vain need
 * not wait longer for it.
 */
export function limitCalls({ atMost, withinMs, nowMs = () => performance.now() }: Options) {
  const windows = new Map<string, { count: number; until: number }>()
  return (address: string): number | null => {
    const caller = callerOf(address)
    const now = nowMs()
    const known = windows.get(caller)
    if (known && known.until > now) {
      if (known.count >= atMost) return Math.ceil((known.until - now) / 1_000)
      known.count += 1
      return null
    }
    windows.delete(caller)
    windows.set(caller, { count: 1, until: now + withinMs })
    if (windows.size > mostCallers) windows.delete(windows.keys().next().value ?? '')
    return null
  }
}

/** With IPv6 one house has a whole network of addresses: the first half of them is who it is. */
export function callerOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [left = '', right] = address.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = (right ?? '').split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  return groups.slice(0, 4).join(':')
}
