export type ShortMemory<Value> = {
  readonly recall: (key: string) => Value | null
  readonly keep: (key: string, value: Value) => void
}

/** Remembers for a while, and no more than so many; the oldest goes first. */
export function openShortMemory<Value>(options: {
  readonly forMs: number
  readonly entries: number
  readonly now: () => number
}): ShortMemory<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>()
  return {
    recall(key) {
      const found = kept.get(key)
      if (!found) return null
      if (found.until > options.now()) return found.value
      kept.delete(key)
      return null
    },
    keep(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: options.now() + options.forMs })
      const [oldest] = kept.keys()
      if (kept.size > options.entries && oldest !== undefined) kept.delete(oldest)
    },
  }
}
